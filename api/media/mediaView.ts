import type { Media } from './contract';
import { mediaAddress } from './mediaAddress';
import type { MediaRecord } from './model';

/** A file as the team sees it. */
export function mediaView(record: MediaRecord): Media {
  const { _id: id, kind, name, folderId, alt, mime, bytes, pages, width, height, focus } = record;
  const { revision, version, files } = record;
  return {
    id,
    kind,
    name,
    folderId,
    alt,
    mime,
    bytes,
    pages,
    width,
    height,
    focus,
    revision,
    version,
    address: mediaAddress(id),
    widths: kind === 'image' ? [...new Set(files.map((file) => file.width))] : [],
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}
