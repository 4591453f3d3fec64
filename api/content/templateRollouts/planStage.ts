import mongoose from 'mongoose';
import { HttpError } from '../../platform/errors/HttpError';
import { comparedText } from '../generatedPages/checkPage';
import { type CheckedResult, checkPages } from '../generatedPages/checkPages';
import { pageChecks } from '../generatedPages/contract';
import type { ComparedPage as ComparedText } from '../generatedPages/findNearestPages';
import { GeneratedPage, type GeneratedPageRecord } from '../generatedPages/model';
import { landingKind } from '../landingPages/landingKind';
import { assertPublishable, type ReadSite } from '../publishing/assertPublishable';
import { describeChange, toCheck } from './compareVersions';
import { liveStates, type PinnedPage, withDocuments } from './findPinnedPages';
import { ComparedPage, type ComparedPageRecord, type RolloutRecord } from './model';
import { renderPinnedPages, type UpdatedPage } from './renderPinnedPages';

/** Pages that are read and rendered at a time. */
const CHUNK = 20;

/** A page of a stage that can get its new version. */
export interface PlannedPage {
  row: ComparedPageRecord;
  pinned: PinnedPage;
  updated: UpdatedPage;
  result: CheckedResult;
}

interface StagePlan {
  pages: PlannedPage[];
  blocked: RolloutRecord['blocked'];
}

interface Options {
  readSite: ReadSite;
  /** Returns whether to go on. */
  onProgress: () => Promise<boolean>;
}

/**
 * Renders and checks the pages of a stage as they are now, and names those that would newly fail a check or cannot be
 * rendered or published. Pages that were edited or removed meanwhile are marked as left out. Undefined if it was stopped.
 */
export async function planStage(
  rollout: RolloutRecord,
  { readSite, onProgress }: Options,
): Promise<StagePlan | undefined> {
  const size = rollout.stages.find(({ percent }) => percent === rollout.stage)?.pages ?? 0;
  const inStage = mongoose.trusted({ $lt: size });
  const rows = await ComparedPage.find({ rollout: rollout._id, state: 'waiting', rank: inStage })
    .sort({ rank: 1 })
    .lean<ComparedPageRecord[]>();
  const planned: Omit<PlannedPage, 'result'>[] = [];
  for (let at = 0; at < rows.length; at += CHUNK) {
    planned.push(...(await renderRows(rollout, rows.slice(at, at + CHUNK))));
    if (!(await onProgress())) return undefined;
  }
  const results = await checkPages(
    toCheck(
      planned.map(({ pinned }) => pinned),
      planned.map(({ updated }) => updated),
    ),
    rollout.draft,
    {
      readSite,
      others: await readOthers(rollout, new Set(planned.map(({ row }) => row.page))),
      onProgress: async (done) => {
        if (done % CHUNK === 0) await onProgress();
      },
    },
  );
  const pages = planned.map((page, at) => ({ ...page, result: results[at] as CheckedResult }));
  const blocked: StagePlan['blocked'] = [];
  for (const page of pages) {
    const reasons = await findReasons(page, readSite);
    if (reasons.length) blocked.push({ path: page.row.path, document: page.row.document, reasons });
  }
  return { pages, blocked };
}

async function renderRows(rollout: RolloutRecord, rows: readonly ComparedPageRecord[]) {
  const ids = mongoose.trusted({ $in: rows.map(({ page }) => page) });
  const found = await withDocuments(await GeneratedPage.find({ _id: ids }).lean<GeneratedPageRecord[]>());
  const pinned = new Map(found.map((each) => [each.page._id, each]));
  const remaining: { row: ComparedPageRecord; pinned: PinnedPage }[] = [];
  for (const row of rows) {
    const one = pinned.get(row.page);
    if (one && !one.leftOut) remaining.push({ row, pinned: one });
    else await leaveOut(row, one?.leftOut || 'It’s no longer on the site.');
  }
  const made = await renderPinnedPages(
    rollout.draft,
    remaining.map((each) => each.pinned),
  );
  return remaining.map((each, at) => ({ ...each, updated: made[at] as UpdatedPage }));
}

/** Marks a page as one that the rollout does not change. */
export const leaveOut = ({ _id }: Pick<ComparedPageRecord, '_id'>, note: string) =>
  ComparedPage.updateOne({ _id, state: 'waiting' }, { $set: { state: 'leftOut', isEdited: true, note } });

/** The texts of the template's other pages as they are now. */
async function readOthers({ template }: RolloutRecord, own: ReadonlySet<string>): Promise<ComparedText[]> {
  const others: ComparedText[] = [];
  const pages = GeneratedPage.find({ template, state: mongoose.trusted({ $in: liveStates }) })
    .select('path draft')
    .sort({ _id: 1 })
    .limit(MAX_OTHERS);
  for await (const { _id, path, draft } of pages.lean<GeneratedPageRecord[]>().cursor({ batchSize: CHUNK }))
    if (!own.has(_id)) others.push({ path, text: comparedText(draft) });
  return others;
}

const MAX_OTHERS = 4000;

/** Why a page cannot get the new version; empty if it can. */
async function findReasons({ pinned, updated, result }: PlannedPage, readSite: ReadSite): Promise<string[]> {
  const { newlyFailed, faults } = describeChange(pinned, updated, result.failedChecks);
  const failed = result.checks.filter(({ check }) => newlyFailed.includes(check));
  const reasons = [
    ...faults,
    ...failed.map(
      ({ check, message }) => `${pageChecks.find(({ value }) => value === check)?.label}: ${message}`,
    ),
  ];
  if (reasons.length || !pinned.record.isPublic) return reasons;
  const record = { ...pinned.record, draft: updated.draft };
  try {
    await assertPublishable(landingKind, record, readSite, new Date());
    return [];
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return [error.message];
    throw error;
  }
}
