import mongoose from 'mongoose';
import { Content, type ContentRecord } from '../documents/model';
import type { PageState } from '../generatedPages/contract';
import { GeneratedPage, type GeneratedPageRecord } from '../generatedPages/model';
import { isUnedited } from '../generatedPages/rollBackPage';
import { landingKind } from '../landingPages/landingKind';

/** A landing page that a version of a template generated. */
export interface PinnedPage {
  page: GeneratedPageRecord;
  record: ContentRecord;
  /** Why rollouts leave it out; else empty. */
  leftOut: string;
}

/** Pages that have a landing page, or had one. */
export const liveStates = ['draft', 'published', 'edited', 'skipped'] satisfies PageState[];

export const pinnedFilter = (template: string, olderThan: number) => ({
  template,
  templateVersion: mongoose.trusted({ $lt: olderThan }),
  state: mongoose.trusted({ $in: liveStates }),
  documentId: mongoose.trusted({ $ne: null }),
});

/** Pages that are read at a time, so that requests are answered between them. */
const CHUNK = 50;

/** The landing pages that older versions of a template generated, in the order of their ids; at most `limit`. */
export async function findPinnedPages(
  template: string,
  olderThan: number,
  limit: number,
): Promise<PinnedPage[]> {
  const found: PinnedPage[] = [];
  const pages = GeneratedPage.find(pinnedFilter(template, olderThan)).sort({ _id: 1 }).limit(limit);
  let some: GeneratedPageRecord[] = [];
  for await (const page of pages.lean<GeneratedPageRecord[]>().cursor({ batchSize: CHUNK })) {
    some.push(page);
    if (some.length < CHUNK) continue;
    found.push(...(await withDocuments(some)));
    some = [];
  }
  return [...found, ...(await withDocuments(some))];
}

/** Generated pages with their landing pages, without those that are in the trash or gone. */
export async function withDocuments(pages: readonly GeneratedPageRecord[]): Promise<PinnedPage[]> {
  const ids = mongoose.trusted({ $in: pages.map(({ documentId }) => documentId ?? '') });
  const records = await Content.find({ _id: ids, kind: landingKind.name, isBinned: false }).lean<
    ContentRecord[]
  >();
  const byId = new Map(records.map((record) => [record._id, record]));
  return pages.flatMap((page) => {
    const record = byId.get(page.documentId ?? '');
    return record ? [{ page, record, leftOut: whyLeftOut(page, record) }] : [];
  });
}

/** Why a rollout does not change a page: a member edited it, or scheduled it. */
export function whyLeftOut(page: GeneratedPageRecord, record: ContentRecord): string {
  if (!isUnedited(page, record)) return 'It was edited, so rollouts leave it out.';
  return record.scheduled ? 'It’s scheduled, so rollouts leave it out.' : '';
}
