import { isDeepStrictEqual } from 'node:util';
import { comparedText } from '../generatedPages/checkPage';
import { checkPages } from '../generatedPages/checkPages';
import type { LandingDraft } from '../landingPages/contract';
import type { TemplateDraft } from '../pageTemplates/contract';
import { compareInThread } from '../pageTemplates/rendering/templateThreads';
import type { ReadSite } from '../publishing/assertPublishable';
import type { PinnedPage } from './findPinnedPages';
import type { ComparedPageRecord } from './model';
import { pageTexts } from './pageTexts';
import { renderPinnedPages, type UpdatedPage } from './renderPinnedPages';

/** Pages that are rendered before the progress is stored, and texts that are compared in parallel. */
const CHUNK = 20;
const AT_ONCE = 4;

export type PageChange = Omit<ComparedPageRecord, '_id' | 'rollout' | 'rank' | 'expiresAt'>;

interface Options {
  readSite: ReadSite;
  /** Steps that are done, of two per page. Returns whether to go on. */
  onProgress: (done: number) => Promise<boolean>;
}

/** What a version of a template changes on pages; undefined if it was stopped. */
export async function compareVersions(
  template: TemplateDraft,
  all: readonly PinnedPage[],
  { readSite, onProgress }: Options,
): Promise<PageChange[] | undefined> {
  const pages = all.filter(({ leftOut }) => !leftOut);
  const updated: UpdatedPage[] = [];
  const changes: Pick<PageChange, 'share' | 'added' | 'removed'>[] = [];
  for (let at = 0; at < pages.length; at += CHUNK) {
    const some = pages.slice(at, at + CHUNK);
    const made = await renderPinnedPages(template, some);
    for (let index = 0; index < made.length; index += AT_ONCE)
      changes.push(
        ...(await Promise.all(
          made
            .slice(index, index + AT_ONCE)
            .map(({ draft }, next) => measureChange(some[index + next]?.page.draft as LandingDraft, draft)),
        )),
      );
    updated.push(...made);
    if (!(await onProgress(updated.length))) return undefined;
  }
  const checked = await checkPages(toCheck(pages, updated), template, {
    readSite,
    others: all
      .filter(({ leftOut }) => leftOut)
      .map(({ page, record }) => ({ path: page.path, text: comparedText(record.draft as LandingDraft) })),
    onProgress: async (done) => {
      if (done % CHUNK === 0) await onProgress(pages.length + done);
    },
  });
  const results = new Map(
    pages.map((pinned, at) => {
      const [after, result] = [updated[at] as UpdatedPage, checked[at]];
      const change = changes[at] as (typeof changes)[number];
      return [pinned.page._id, { ...change, ...describeChange(pinned, after, result?.failedChecks ?? []) }];
    }),
  );
  return all.map(({ page, leftOut }) => ({
    ...unchanged,
    page: page._id,
    document: page.documentId ?? '',
    label: page.label,
    path: page.path,
    newPath: page.path,
    fromVersion: page.templateVersion,
    isEdited: Boolean(leftOut),
    state: leftOut ? ('leftOut' as const) : ('waiting' as const),
    note: leftOut,
    ...results.get(page._id),
  }));
}

const unchanged = {
  isChanged: false,
  isFailing: false,
  isUnresolved: false,
  share: 0,
  added: 0,
  removed: 0,
  newlyFailed: [],
  newlyPassed: [],
  newlyMissing: [],
  faults: [],
};

/** Pages as their checks take them, with the landing pages that have their URLs. */
export const toCheck = (pages: readonly PinnedPage[], updated: readonly UpdatedPage[]) =>
  updated.map((each, at) => {
    const { page, record } = pages[at] as PinnedPage;
    return {
      ...each,
      place: page.place,
      document: record._id,
      ...(record.isPublic && { currentPath: record.publicPath }),
    };
  });

export function describeChange(
  { page }: PinnedPage,
  { draft, path, missing, faults }: UpdatedPage,
  failed: PageChange['newlyFailed'],
) {
  const newlyMissing = missing.filter((name) => !page.missing.includes(name));
  const newlyFailed = failed.filter((check) => !page.failedChecks.includes(check));
  return {
    newPath: path,
    isChanged: !isDeepStrictEqual({ ...draft, isListed: true }, { ...page.draft, isListed: true }),
    isFailing: newlyFailed.length > 0 || faults.length > 0,
    isUnresolved: newlyMissing.length > 0,
    newlyFailed,
    newlyPassed: page.failedChecks.filter((check) => !failed.includes(check)),
    newlyMissing,
    faults: faults.slice(0, MAX_FAULTS),
  };
}

const MAX_FAULTS = 5;

/** How much of the text of a page differs. A comparison that takes too long counts as all of it. */
async function measureChange(before: LandingDraft, after: LandingDraft) {
  const [one, other] = [before, after].map((draft) => pageTexts(draft).map(({ text }) => text));
  const found = await compareInThread(one ?? [], other ?? []);
  if (!found) return { share: 100, added: 0, removed: 0 };
  const { added, removed, words } = found;
  // Rounded up, so that a small difference is not shown as none.
  return { added, removed, share: Math.ceil((1000 * (added + removed)) / Math.max(1, words)) / 10 };
}
