import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import mongoose from 'mongoose';
import type { Api } from '../../identity/access/Api';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import type { AnyKind, ContentKind, Draft } from './ContentKind';
import type { PreviewLink } from './contract';
import { Content, type ContentRecord, Preview } from './model';

const lasts = 3_600_000;
/** Tokens a minute that open nothing, from one network. */
const mostMadeUp = 60;

/** What a token shows: the document's working copy, under the part of an address that stands for it. */
export interface PreviewedDocument<D> {
  id: string;
  slug: string;
  draft: D;
  record: ContentRecord;
}

/** An address that shows a working copy for an hour. */
export async function createPreview(
  kind: Pick<AnyKind, 'pathOf' | 'previewPath'>,
  { _id: documentId, draft }: ContentRecord,
): Promise<PreviewLink> {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(Date.now() + lasts);
  await Preview.create([{ _id: hashOf(token), documentId, until }]);
  const words: Draft = JSON.parse(draft);
  const path = words.slug ? kind.pathOf(words) : kind.previewPath(documentId);
  return { path: `${path}?preview=${token}`, until: until.toISOString() };
}

/**
 * The working copy that a request for a public page may see, by the token in its header `X-Preview`; nothing without one,
 * or with one of another document, too old, or of one that is in the bin. Such an answer is nobody else's, and not kept.
 * 429 for a network that makes up many.
 */
export async function findPreview<D extends Draft>(
  { env, rateLimit }: Pick<Api, 'env' | 'rateLimit'>,
  kind: Pick<ContentKind<D>, 'name' | 'draft'>,
  slug: string,
  req: Request,
  res: Response,
): Promise<PreviewedDocument<D> | undefined> {
  const token = req.get('x-preview');
  if (!token) return undefined;
  res.set('Cache-Control', 'no-store');
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const until = mongoose.trusted({ $gt: new Date() });
  const preview = await Preview.findOne({ _id: hashOf(token), until }).lean();
  const filter = { _id: preview?.documentId, kind: kind.name, isBinned: false };
  const record = preview && (await Content.findOne(filter).lean<ContentRecord>());
  if (!record) {
    await rateLimit.allow('made-up preview', networkOf(clientAddress(req, env.internalKey)), mostMadeUp, 60);
    return undefined;
  }
  const draft: D = JSON.parse(record.draft);
  const isItsOwn = slug === (draft.slug || record._id);
  return isItsOwn ? { id: record._id, slug, draft, record } : undefined;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
