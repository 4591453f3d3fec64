import { Media } from '../model';

/** Gives the images of older databases their kind and folder. */
export async function addKinds(): Promise<void> {
  const fields = { kind: 'image', pages: 0, folderId: null };
  await Media.collection.updateMany({ kind: { $exists: false } }, { $set: fields });
}
