import { isDeepStrictEqual } from 'node:util';
import mongoose from 'mongoose';
import { findDocument } from '../documents/findDocument';
import type { ContentRecord } from '../documents/model';
import { landingKind } from '../landingPages/landingKind';
import type { ReadSite } from '../publishing/assertPublishable';
import { withdrawDocument } from '../publishing/publishing';
import { GeneratedPage, type GeneratedPageRecord, type PageRunRecord } from './model';

/** Whether the text of a generated page is unchanged. */
export const isUnedited = ({ draft }: GeneratedPageRecord, record: ContentRecord): boolean =>
  isDeepStrictEqual(record.draft, draft) &&
  (record.published === undefined || isDeepStrictEqual(record.published, draft));

/**
 * Moves the landing page of a generated page to the trash, unpublished if it was public. One that was edited stays.
 * Returns whether it stays.
 */
export function rollBackPage(
  { actor }: PageRunRecord,
  { _id }: GeneratedPageRecord,
  readSite: ReadSite,
): Promise<boolean> {
  return mongoose.connection.transaction(async () => {
    const page = await GeneratedPage.findById(_id).lean<GeneratedPageRecord>();
    if (!page?.documentId) return false;
    const record = await findDocument(landingKind, page.documentId);
    if (record && !record.isBinned && !isUnedited(page, record)) {
      await GeneratedPage.updateOne({ _id }, { $set: { state: 'edited', note: EDITED } });
      return true;
    }
    if (record && !record.isBinned)
      await withdrawDocument({
        kind: landingKind,
        record,
        by: actor,
        readSite,
        part: { isBinned: true, binnedAt: new Date() },
      });
    await GeneratedPage.updateOne({ _id }, { $set: { state: 'removed', note: '' } });
    return false;
  });
}

const EDITED = 'It was edited, so the rollback didn’t change it.';
