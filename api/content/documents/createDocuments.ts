import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { indexFields } from '../lists/indexFields';
import type { AnyKind } from './ContentKind';
import type { Author } from './changeDocument';
import { Content, Revision } from './model';

/** Begins a document with each of these working copies; their ids. */
export async function createDocuments(
  kind: AnyKind,
  drafts: object[],
  { _id, name }: Author,
): Promise<string[]> {
  const at = new Date();
  const begun = drafts.map((words) => {
    const draft = JSON.stringify(words);
    return { _id: newId(), kind: kind.name, draft, ...indexFields(kind, { draft }) };
  });
  await Content.insertMany(begun.map((one) => ({ ...one, updatedBy: name, updatedById: _id })));
  await Revision.insertMany(
    begun.map(({ _id: documentId, draft }) => ({
      ...{ documentId, version: 1, at, begunAt: at, by: name, byId: _id, deed: 'created', draft },
    })),
  );
  return begun.map((one) => one._id);
}

/** Takes away those of these documents that nobody has touched since they were begun; how many. */
export async function deleteUntouchedDocuments(kind: AnyKind, ids: string[]): Promise<number> {
  const filter = { _id: mongoose.trusted({ $in: ids }), kind: kind.name, version: 1, isPublic: false };
  const untouched = await Content.find(filter).distinct('_id');
  const areTheirs = mongoose.trusted({ $in: untouched });
  await Revision.deleteMany({ documentId: areTheirs });
  return (await Content.deleteMany({ _id: areTheirs })).deletedCount;
}
