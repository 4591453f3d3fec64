import mongoose from 'mongoose';
import { Media, type MediaRecord } from './model';

/** Kind and size of a file: an image in pixels, a PDF in bytes. */
export type MediaSize = Pick<MediaRecord, 'kind' | 'width' | 'height' | 'bytes'>;

/** Finds the sizes of files by id. Unknown ids are left out. */
export async function findMediaSizes(ids: readonly string[]): Promise<Map<string, MediaSize>> {
  if (!ids.length) return new Map();
  const found = await Media.find({ _id: mongoose.trusted({ $in: ids }) })
    .select('kind width height bytes')
    .lean<(MediaSize & { _id: string })[]>();
  return new Map(found.map(({ _id, kind, width, height, bytes }) => [_id, { kind, width, height, bytes }]));
}
