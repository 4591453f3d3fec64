import mongoose from 'mongoose';
import { createDocument } from '../documents/changeDocument';
import { Content } from '../documents/model';
import { landingKind } from '../landingPages/landingKind';
import { saveRevision } from '../revisions/revisions';
import { GeneratedPage, type GeneratedPageRecord, type PageRunRecord } from './model';

/**
 * Creates the draft of a landing page for a generated page, once: the document and the note of it are one transaction.
 * A page that failed a check is not listed. Returns whether there is a draft now.
 */
export function createDraft({ actor }: PageRunRecord, { _id }: GeneratedPageRecord): Promise<boolean> {
  return mongoose.connection.transaction(async () => {
    const page = await GeneratedPage.findOne({ _id, state: 'checked' }).lean<GeneratedPageRecord>();
    if (!page) return false;
    const problem = page.failedChecks.includes('address')
      ? page.checks.find(({ check }) => check === 'address')?.message
      : await findSlugProblem(page.draft.slug);
    if (problem) {
      await GeneratedPage.updateOne({ _id }, { $set: { state: 'skipped', note: problem } });
      return false;
    }
    const record = await createDocument(landingKind, page.draft, actor);
    await saveRevision(record, 'created');
    await GeneratedPage.updateOne({ _id }, { $set: { state: 'draft', documentId: record._id } });
    return true;
  });
}

/** Since the check, another page may have got the URL. */
async function findSlugProblem(slug: string): Promise<string | undefined> {
  const other = await Content.exists({ kind: landingKind.name, isBinned: false, slug });
  return other ? 'A landing page with this URL already exists.' : undefined;
}
