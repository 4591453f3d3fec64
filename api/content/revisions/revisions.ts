import mongoose from 'mongoose';
import type { Draft } from '../documents/ContentKind';
import type { Revision as RevisionView } from '../documents/contract';
import { type ContentRecord, Revision, type RevisionRecord } from '../documents/model';
import { removesManyWords } from './removesManyWords';

const MOST_REVISIONS = 50;
const MERGE_WINDOW_MS = 5 * 60_000;

/**
 * Saves the draft of a document as a revision. Edits by one member within five minutes are one revision, unless an edit
 * removes many words; every other action is a revision of its own. The last fifty are kept. Returns whether a new
 * revision was created.
 */
export async function saveRevision(
  { _id: documentId, version, draft, updatedBy: by, updatedById: byId }: ContentRecord,
  action: RevisionView['action'],
): Promise<boolean> {
  const at = new Date();
  if (action === 'written') {
    const last = await Revision.findOne({ documentId }).sort({ version: -1 }).lean<RevisionRecord>();
    const isOngoing =
      last?.action === 'written' && last.byId === byId && !removesManyWords(last.draft, draft);
    if (isOngoing && at.getTime() - last.begunAt.getTime() < MERGE_WINDOW_MS) {
      await Revision.updateOne({ _id: last._id }, { $set: { version, at, draft } });
      return false;
    }
  }
  await Revision.create([{ documentId, version, at, begunAt: at, by, byId, action, draft }]);
  const tooMany = await Revision.findOne({ documentId }, { version: 1 })
    .sort({ version: -1 })
    .skip(MOST_REVISIONS)
    .lean();
  if (tooMany) {
    const isOld = mongoose.trusted({ $lte: tooMany.version });
    await Revision.deleteMany({ documentId, version: isOld });
  }
  return true;
}

/** The revisions of a document, last first. */
export async function listRevisions(documentId: string): Promise<RevisionView[]> {
  const found = await Revision.find({ documentId }, { draft: 0 })
    .sort({ version: -1 })
    .lean<RevisionRecord[]>();
  return found.map(({ version, at, by, action }) => ({ version, at: at.toISOString(), by, action }));
}

/** The draft of a document at a version; undefined if that revision is not kept. */
export async function findRevisionDraft(documentId: string, version: string): Promise<Draft | undefined> {
  if (!/^\d{1,9}$/.test(version)) return undefined;
  const found = await Revision.findOne({ documentId, version: Number(version) }).lean<RevisionRecord>();
  return found?.draft;
}
