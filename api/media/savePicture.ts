import { createHash } from 'node:crypto';
import { newId } from '../platform/db/newId';
import type { Upload } from '../platform/http/upload';
import { mediaStore } from './MediaStore';
import { renderPictures, type Waiting } from './renderPictures';

/** What a record holds of the picture that was uploaded. */
export type SavedPicture = Awaited<ReturnType<typeof keep>>;

export const sha256Of = ({ bytes }: Upload) => createHash('sha256').update(bytes).digest('hex');

/**
 * Draws the pictures of a file and puts them into the store. What is written is done again from the start where it
 * meets another write; the pictures of one upload are drawn once all the same. What no record comes to hold is taken
 * out of the store by `forgetStrayPictures`.
 */
export function savePicture(upload: Upload, waiting: Waiting): Promise<SavedPicture> {
  const known = kept.get(upload) ?? keep(upload, waiting);
  kept.set(upload, known);
  return known;
}

const kept = new WeakMap<Upload, ReturnType<typeof keep>>();

async function keep(upload: Upload, waiting: Waiting) {
  const { files, ...drawn } = await renderPictures(upload.bytes, waiting);
  const set = newId();
  for (const { form, bytes } of files) await mediaStore.put(set, form, bytes);
  return {
    ...drawn,
    ...{ set, sha256: sha256Of(upload), bytes: upload.bytes.length },
    files: files.map(({ bytes: _, ...file }) => file),
  };
}
