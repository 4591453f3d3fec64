import mongoose from 'mongoose';
import { Media } from './model';

/** Size of an image in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Finds the sizes of images by id. Unknown ids are left out. */
export async function findImageSizes(ids: readonly string[]): Promise<Map<string, ImageSize>> {
  if (!ids.length) return new Map();
  const found = await Media.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('width height')
    .lean<(ImageSize & { _id: string })[]>();
  return new Map(found.map(({ _id, width, height }) => [_id, { width, height }]));
}
