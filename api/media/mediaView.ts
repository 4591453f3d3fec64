import type { Media } from './contract';
import { mediaAddress } from './mediaAddress';
import type { MediaRecord } from './model';

/** An image as the team sees it. */
export function mediaView(record: MediaRecord): Media {
  const { _id: id, name, alt, mime, bytes, width, height, focus, revision, version, files } = record;
  return {
    id,
    name,
    alt,
    mime,
    bytes,
    width,
    height,
    focus,
    revision,
    version,
    address: mediaAddress(id),
    widths: [...new Set(files.map((file) => file.width))],
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}
