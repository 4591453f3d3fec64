import { createHash } from 'node:crypto';
import { newId } from '../platform/db/newId';
import type { Upload } from '../platform/http/upload';
import { mediaStore } from './MediaStore';
import type { RenderRequest } from './renderImages';

/** The fields that a record stores about an uploaded image. */
export type SavedImage = Awaited<ReturnType<typeof renderAndStore>>;

export const sha256Of = ({ bytes }: Upload) => createHash('sha256').update(bytes).digest('hex');

/**
 * Renders the files of an upload and stores them. A transaction that runs again after a write conflict reuses
 * the result. `deleteOrphanImages` removes files that no record uses.
 */
export function saveImage(upload: Upload, waiting: RenderRequest): Promise<SavedImage> {
  const known = savedImages.get(upload) ?? renderAndStore(upload, waiting);
  savedImages.set(upload, known);
  return known;
}

const savedImages = new WeakMap<Upload, ReturnType<typeof renderAndStore>>();

async function renderAndStore(upload: Upload, waiting: RenderRequest) {
  // Loaded with the first upload: the image library takes a tenth of the API's start and 29 MB.
  const { renderImages } = await import('./renderImages');
  const { files, ...drawn } = await renderImages(upload.bytes, waiting);
  const set = newId();
  for (const { form, bytes } of files) await mediaStore.put(set, form, bytes);
  return {
    ...drawn,
    set,
    sha256: sha256Of(upload),
    bytes: upload.bytes.length,
    files: files.map(({ bytes: _, ...file }) => file),
  };
}
