import mongoose from 'mongoose';
import { Media } from './model';

/** How large a picture of the library is, in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** How large pictures of the library are, by their ids; those that are not there are left out. */
export async function pictureSizes(ids: readonly string[]): Promise<Map<string, PictureSize>> {
  if (!ids.length) return new Map();
  const found = await Media.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('width height')
    .lean<(PictureSize & { _id: string })[]>();
  return new Map(found.map(({ _id, width, height }) => [_id, { width, height }]));
}
