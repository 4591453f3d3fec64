import mongoose from 'mongoose';
import type { SitemapRun as RunView, SitemapOverview, SitemapSchedule } from './contract';
import { Sitemap, SitemapAddress, type SitemapRecord, SitemapRun, type SitemapRunRecord } from './model';
import { findReleasedPages } from './readReportedPages';
import { nextRuns } from './schedule';
import { countExclusions, findLiveRun } from './writeSitemap';

export const toRunView = ({
  _id,
  createdAt,
  endedAt,
  isRemovalRefused = false,
  notification,
  ...run
}: SitemapRunRecord): RunView => ({
  ...run,
  id: _id,
  isRemovalRefused,
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  ...(notification && { notification: { ...notification, at: notification.at.toISOString() } }),
});

export const toScheduleView = (state: SitemapRecord, timeZone: string, now: Date): SitemapSchedule => ({
  isEnabled: state.isEnabled,
  frequency: state.frequency,
  cron: state.cron,
  timeZone,
  nextRuns: state.isEnabled ? nextRuns(state.cron, timeZone, now).map((run) => run.toISOString()) : [],
  updatedAt: state.updatedAt.toISOString(),
  version: state.version,
});

const newest = (filter: object) =>
  SitemapRun.findOne(filter).sort({ createdAt: -1, _id: 1 }).lean<SitemapRunRecord>();
const viewOf = (run: SitemapRunRecord | null) => (run ? toRunView(run) : null);

/** Everything that the screen shows besides the list of runs. */
export async function readOverview(timeZone: string, now: Date): Promise<SitemapOverview> {
  const state = await Sitemap.findById('live').orFail().lean<SitemapRecord>();
  const listed = { unlistedAt: null };
  const [latest, live, active, released, pages, checked, exclusions] = await Promise.all([
    newest({ state: mongoose.trusted({ $in: ['succeeded', 'failed'] }) }),
    findLiveRun(),
    newest({ slot: 'active' }),
    findReleasedPages(),
    SitemapAddress.countDocuments(listed),
    SitemapAddress.countDocuments({ ...listed, checkedAt: mongoose.trusted({ $ne: null }) }),
    countExclusions(),
  ]);
  return {
    schedule: toScheduleView(state, timeZone, now),
    latest: viewOf(latest),
    live: viewOf(live),
    active: viewOf(active),
    isReported: released !== undefined,
    isChangePending: state.dirtySince !== null,
    checks: {
      pages,
      checked,
      lastAt: state.checkedAt?.toISOString() ?? null,
      error: state.checkError,
    },
    exclusions: exclusions.map(({ _id, count, example }) => ({ rule: _id as never, count, example })),
  };
}
