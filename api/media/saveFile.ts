import { createHash } from 'node:crypto';
import { newId } from '../platform/db/newId';
import type { Upload } from '../platform/http/upload';
import { type Media, pdfType } from './contract';
import { isPdf } from './isPdf';
import { mediaStore } from './MediaStore';
import { countPages } from './pdf/pdfThreads';
import type { RenderRequest } from './renderImages';

/** The fields that a record stores about an uploaded file. */
export type SavedFile = Awaited<ReturnType<typeof prepareAndStore>>;

export const sha256Of = ({ bytes }: Upload) => createHash('sha256').update(bytes).digest('hex');

/**
 * Stores the files of an upload: a checked PDF as it is, an image rendered in several widths. A transaction that runs
 * again after a write conflict reuses the result. `deleteOrphanFiles` removes files that no record uses.
 */
export function saveFile(upload: Upload, waiting: RenderRequest): Promise<SavedFile> {
  const known = savedFiles.get(upload) ?? prepareAndStore(upload, waiting);
  savedFiles.set(upload, known);
  return known;
}

const savedFiles = new WeakMap<Upload, ReturnType<typeof prepareAndStore>>();

async function prepareAndStore(upload: Upload, waiting: RenderRequest) {
  const { files, ...facts } = isPdf(upload.bytes)
    ? await preparePdf(upload)
    : await prepareImage(upload, waiting);
  const set = newId();
  for (const { form, bytes } of files) await mediaStore.put(set, form, bytes);
  return {
    ...facts,
    set,
    sha256: sha256Of(upload),
    bytes: upload.bytes.length,
    files: files.map(({ bytes: _, ...file }) => file),
  };
}

async function preparePdf({ bytes }: Upload) {
  const size = { width: 0, height: 0 };
  const file = { form: 'file.pdf', mime: pdfType, ...size, size: bytes.length, bytes };
  return {
    kind: 'pdf' as const,
    mime: pdfType as Media['mime'],
    pages: await countPages(bytes),
    ...size,
    files: [file],
  };
}

async function prepareImage({ bytes }: Upload, waiting: RenderRequest) {
  // Loaded with the first upload: the image library takes a tenth of the API's start and 29 MB.
  const { renderImages } = await import('./renderImages');
  return { kind: 'image' as const, pages: 0, ...(await renderImages(bytes, waiting)) };
}
