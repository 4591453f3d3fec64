import type { UserRecord } from '../../identity/users/model';
import { holdPictures } from '../../media/holdPictures';
import { newId } from '../../platform/db/newId';
import { editAtVersion } from '../../platform/records/atVersion';
import { indexFields } from '../lists/indexFields';
import type { AnyKind } from './ContentKind';
import { Content, type ContentRecord } from './model';

type Part = Partial<ContentRecord>;
export type Author = Pick<UserRecord, '_id' | 'name'>;

/** Begins a document with this working copy, whose version is the first; once for each call of its writer that has a name. */
export async function createDocument(
  kind: AnyKind,
  draft: object,
  { _id, name }: Author,
  begunAs?: string,
): Promise<ContentRecord> {
  const words = { draft: JSON.stringify(draft) };
  const fields = indexFields(kind, words);
  await holdPictures(fields.pictures);
  const [made] = await Content.create([
    {
      ...{ _id: newId(), kind: kind.name, ...words, ...fields },
      ...{ updatedBy: name, updatedById: _id, ...(begunAs && { begunAs }) },
    },
  ]);
  return made?.toObject() as ContentRecord;
}

/**
 * Changes a document that is still as it was read, with all that is kept of it for lists; what is `undefined` in the
 * part is taken away. 412 when somebody was faster. Without a writer it stays whose it was.
 */
export async function changeDocument(
  kind: AnyKind,
  before: ContentRecord,
  part: Part,
  writer?: Author,
): Promise<ContentRecord> {
  const changes = { ...part, ...(writer && { updatedBy: writer.name, updatedById: writer._id }) };
  const fields = indexFields(kind, { ...before, ...changes });
  await holdPictures(fields.pictures.filter((id) => !before.pictures.includes(id)));
  const set = { ...changes, ...fields };
  const removed = Object.keys(set).filter((field) => set[field as keyof typeof set] === undefined);
  return editAtVersion(Content, { _id: before._id }, before.version, {
    $set: Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
    ...(removed.length && { $unset: Object.fromEntries(removed.map((field) => [field, ''])) }),
  });
}
