import mongoose from 'mongoose';
import type { AnyKind } from './ContentKind';
import { Content } from './model';

/** An unused slug of the kind: the given one with the first free number appended. */
export async function findFreeSlug({ name: kind, model: records }: AnyKind, slug: string): Promise<string> {
  if (!slug) return '';
  const base = slug.replace(/-\d+$/, '').slice(0, 90);
  const pattern = `^${base.replace(/[^\p{L}\p{N}]/gu, '\\$&')}-\\d+$`;
  const isLike = mongoose.trusted({ $regex: pattern });
  const taken = new Set([
    ...(await Content.find({ kind, slug: isLike }).distinct('slug')),
    ...(await records.find({ slug: isLike }).distinct('slug')),
  ]);
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
