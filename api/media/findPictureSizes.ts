import mongoose from 'mongoose';
import { Media } from './model';

/** Size of a picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Finds the sizes of pictures by id. Unknown ids are left out. */
export async function findPictureSizes(ids: readonly string[]): Promise<Map<string, PictureSize>> {
  if (!ids.length) return new Map();
  const found = await Media.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('width height')
    .lean<(PictureSize & { _id: string })[]>();
  return new Map(found.map(({ _id, width, height }) => [_id, { width, height }]));
}
