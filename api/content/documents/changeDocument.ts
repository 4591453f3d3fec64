import type { UserRecord } from '../../identity/users/model';
import { markMediaUsed } from '../../media/markMediaUsed';
import { newId } from '../../platform/db/newId';
import { editAtVersion } from '../../platform/records/atVersion';
import { indexFields } from '../lists/indexFields';
import type { AnyKind, Draft } from './ContentKind';
import { Content, type ContentRecord } from './model';

type Part = Partial<ContentRecord>;
export type Author = Pick<UserRecord, '_id' | 'name'>;

/** Creates a document with a draft, at version 1. `begunAs` identifies the request, so that a repeated one creates no other. */
export async function createDocument(
  kind: AnyKind,
  draft: Draft,
  { _id, name }: Author,
  begunAs?: string,
): Promise<ContentRecord> {
  const fields = indexFields(kind, { draft });
  await markMediaUsed(fields.pictures);
  const [made] = await Content.create([
    {
      _id: newId(),
      kind: kind.name,
      draft,
      ...fields,
      updatedBy: name,
      updatedById: _id,
      ...(begunAs && { begunAs }),
    },
  ]);
  return made?.toObject() as ContentRecord;
}

/**
 * Changes a document together with its index fields. Fields that are `undefined` in `part` are removed. 412 if it has
 * changed since it was read. Without an author, `updatedBy` stays.
 */
export async function changeDocument(
  kind: AnyKind,
  before: ContentRecord,
  part: Part,
  writer?: Author,
): Promise<ContentRecord> {
  const changes = { ...part, ...(writer && { updatedBy: writer.name, updatedById: writer._id }) };
  const fields = indexFields(kind, { ...before, ...changes });
  await markMediaUsed(fields.pictures.filter((id) => !before.pictures.includes(id)));
  const set = { ...changes, ...fields };
  const removed = Object.keys(set).filter((field) => set[field as keyof typeof set] === undefined);
  return editAtVersion(Content, { _id: before._id }, before.version, {
    $set: Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)),
    ...(removed.length && { $unset: Object.fromEntries(removed.map((field) => [field, ''])) }),
  });
}
