import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { indexFields } from '../lists/indexFields';
import type { AnyKind, Draft } from './ContentKind';
import type { Author } from './changeDocument';
import { Content, Revision } from './model';

/** Creates a document for each draft; returns their ids. */
export async function createDocuments(
  kind: AnyKind,
  drafts: Draft[],
  { _id, name }: Author,
): Promise<string[]> {
  const at = new Date();
  const created = drafts.map((draft) => ({
    _id: newId(),
    kind: kind.name,
    draft,
    ...indexFields(kind, { draft }),
  }));
  await Content.insertMany(created.map((one) => ({ ...one, updatedBy: name, updatedById: _id })));
  await Revision.insertMany(
    created.map(({ _id: documentId, draft }) => ({
      documentId,
      version: 1,
      at,
      begunAt: at,
      by: name,
      byId: _id,
      action: 'created',
      draft,
    })),
  );
  return created.map((one) => one._id);
}

/** Deletes those of these documents that nobody has changed since they were created; returns how many. */
export async function deleteUntouchedDocuments(kind: AnyKind, ids: string[]): Promise<number> {
  const filter = { _id: mongoose.trusted({ $in: ids }), kind: kind.name, version: 1, isPublic: false };
  const untouched = await Content.find(filter).distinct('_id');
  const areTheirs = mongoose.trusted({ $in: untouched });
  await Revision.deleteMany({ documentId: areTheirs });
  return (await Content.deleteMany({ _id: areTheirs })).deletedCount;
}
