import mongoose from 'mongoose';
import { createPause } from '../../platform/threads/createPause';
import { isAllowed, parseRobots } from '../../settings/crawlers/robotsRules';
import { readEntries, saveEntries } from './chunks';
import { compareEntries } from './compareEntries';
import type { SitemapEntry } from './contract';
import { SitemapAddress, type SitemapAddressRecord, SitemapRun, type SitemapRunRecord } from './model';
import { type ReportedPage, readReportedPages, readRobotsRules } from './readReportedPages';

/** What caches of the shell may still show of an earlier version. */
const CHECK_AFTER_MS = 60_000;
export const MAX_URLS = 200_000;
/** A run may remove this number of URLs, or this share of all, without confirmation. */
const REMOVABLE = { count: 20, share: 0.3 };

type Result = Pick<SitemapRunRecord, 'chunks' | 'total' | 'added' | 'removed' | 'changed' | 'excluded'>;

/** Thrown when a run would remove more URLs than it may without a member's consent. */
export class RemovalRefusedError extends Error {}

/** Writes the result of a run: brings the stored URLs up to date, selects and stores them. Throws what failed. */
export async function writeSitemap(
  { isRemovalAccepted }: Pick<SitemapRunRecord, 'isRemovalAccepted'>,
  now: Date,
): Promise<Result> {
  const pages = await readReportedPages();
  if (!pages) throw new Error('The site has not reported its pages yet.');
  if (pages.length > MAX_URLS)
    throw new Error(`There are ${pages.length} pages; a sitemap can hold ${MAX_URLS}.`);
  const addresses = await updateAddresses(pages, now);
  const included = addresses.filter(({ rule }) => rule === 'included');
  const entries = included.map(toEntry);
  const before = await readLiveEntries();
  const { added, removed, changed } = await compareEntries(before, entries);
  const removable = Math.max(REMOVABLE.count, before.length * REMOVABLE.share);
  if (removed.count > removable && !isRemovalAccepted)
    throw new RemovalRefusedError(
      `${removed.count} of ${before.length} URLs would be removed. Check the site, then accept the removal.`,
    );
  return {
    chunks: await saveEntries(entries, now),
    total: entries.length,
    added: added.count,
    removed: removed.count,
    changed: changed.count,
    excluded: addresses.length - included.length,
  };
}

/** The newest run whose result is complete. */
export const findLiveRun = () =>
  SitemapRun.findOne({ state: 'succeeded' }).sort({ createdAt: -1, _id: 1 }).lean<SitemapRunRecord>();

/** The last run before that succeeded. */
export const findRunBefore = ({ createdAt }: Pick<SitemapRunRecord, 'createdAt'>) =>
  SitemapRun.findOne({ state: 'succeeded', createdAt: mongoose.trusted({ $lt: createdAt }) })
    .sort({ createdAt: -1, _id: 1 })
    .lean<SitemapRunRecord>();

async function readLiveEntries(): Promise<SitemapEntry[]> {
  return readEntries((await findLiveRun())?.chunks ?? []);
}

/** Brings the stored URLs up to date with the reported pages and returns those that are listed. */
async function updateAddresses(pages: ReportedPage[], now: Date): Promise<SitemapAddressRecord[]> {
  const stored = new Map<string, SitemapAddressRecord>();
  const pause = createPause();
  const found = SitemapAddress.find().lean<SitemapAddressRecord[]>();
  for await (const address of found.cursor({ batchSize: BATCH })) {
    stored.set(address._id, address);
    await pause();
  }
  const robots = parseRobots(await readRobotsRules());
  const current: SitemapAddressRecord[] = [];
  const writes: { _id: string; change: Partial<SitemapAddressRecord> }[] = [];
  for (const page of pages) {
    const known = stored.get(page.path);
    stored.delete(page.path);
    const change = withRobots(changeOf(page, known, now), known, !isAllowed(robots, page.path));
    if (change) writes.push({ _id: page.path, change });
    current.push({ ...(known ?? NEW_ADDRESS), ...change, _id: page.path } as SitemapAddressRecord);
    await pause();
  }
  for (const { _id, unlistedAt } of stored.values())
    if (!unlistedAt) writes.push({ _id, change: { unlistedAt: now } });
  for (let first = 0; first < writes.length; first += BATCH)
    await SitemapAddress.bulkWrite(
      writes.slice(first, first + BATCH).map(({ _id, change }) => ({
        updateOne: { filter: { _id }, update: { $set: change }, upsert: true },
      })),
      { ordered: false },
    );
  return current;
}

/** So few that neither process nor database is busy for long with one of them. */
const BATCH = 500;
const NEW_ADDRESS = { rule: 'included', images: [], alternates: [], hash: '', changedAt: null };

/** What a run changes of a stored URL; undefined for nothing. */
function changeOf(
  { label, kind, documentAt }: ReportedPage,
  known: SitemapAddressRecord | undefined,
  now: Date,
): Partial<SitemapAddressRecord> | undefined {
  const isPublished = documentAt?.getTime() !== known?.documentAt?.getTime();
  const isNew = !known || known.unlistedAt !== null;
  if (!isNew && !isPublished && known.label === label && known.kind === kind) return undefined;
  return {
    label,
    kind,
    documentAt,
    unlistedAt: null,
    // Without a hash to compare, the publication is the last change that is known.
    ...((!known?.hash || known.failures > 0) && isPublished && { changedAt: documentAt }),
    // A page that was withdrawn and is back is given the benefit of the doubt until its check.
    ...(isNew && { rule: 'included' as const, failures: 0 }),
    ...((isNew || isPublished) && { nextCheckAt: new Date(now.getTime() + CHECK_AFTER_MS) }),
  };
}

/** A page that `robots.txt` blocks is left out, unless its check found another reason. */
function withRobots(
  change: Partial<SitemapAddressRecord> | undefined,
  known: SitemapAddressRecord | undefined,
  isBlocked: boolean,
): Partial<SitemapAddressRecord> | undefined {
  const rule = change?.rule ?? known?.rule ?? 'included';
  if (isBlocked && rule === 'included') return { ...change, rule: 'robots' };
  if (!isBlocked && rule === 'robots') return { ...change, rule: 'included' };
  return change;
}

const toEntry = ({ _id, changedAt, images, alternates }: SitemapAddressRecord): SitemapEntry => ({
  path: _id,
  ...(changedAt && { changedAt: changedAt.toISOString() }),
  ...(images.length && { images }),
  ...(alternates.length && { alternates: alternates.map(({ language, path }) => ({ language, path })) }),
});

/** Listed URLs that a rule leaves out, by rule. */
export async function countExclusions(): Promise<{ _id: string; count: number; example: string }[]> {
  return SitemapAddress.aggregate([
    { $match: { unlistedAt: null, rule: mongoose.trusted({ $ne: 'included' }) } },
    { $group: { _id: '$rule', count: { $sum: 1 }, example: { $min: '$_id' } } },
    { $sort: { count: -1, _id: 1 } },
  ]);
}
