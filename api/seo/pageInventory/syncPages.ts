import mongoose, { type AnyBulkWriteOperation } from 'mongoose';
import { findPageAddresses } from '../../content/addresses/model';
import { createPause } from '../../platform/threads/createPause';
import { PageFacts, type PageFactsRecord, wordsOf } from '../pageFacts/model';
import { SitemapAddress, type SitemapAddressRecord } from '../sitemap/model';

const MAX_PAGES = 100_000;
/** Addresses that are only linked to. */
const MAX_LINKED = 2_000;
const BATCH = 250;
const PRIVATE = ['/admin', '/api', '/assets', '/remotes', '/embedded', '/social', '/media'];

type Known = Pick<
  PageFactsRecord,
  | '_id'
  | 'label'
  | 'kind'
  | 'isListed'
  | 'rule'
  | 'isInSitemap'
  | 'changedAt'
  | 'title'
  | 'status'
  | 'isOverridden'
>;
type Expected = Pick<PageFactsRecord, 'label' | 'kind' | 'isListed' | 'rule' | 'isInSitemap' | 'changedAt'>;

/**
 * Brings the inventory up to date: listed pages, other pages of releases such as aliases, and addresses that only links
 * name. Addresses that are none of these anymore leave.
 */
export async function syncPages(now: Date): Promise<void> {
  const expected = await readExpected();
  const writes: AnyBulkWriteOperation<PageFactsRecord>[] = [];
  const gone: string[] = [];
  const seen = new Set<string>();
  const pause = createPause();
  for await (const known of PageFacts.find().select(FIELDS).lean<Known[]>().cursor({ batchSize: BATCH })) {
    seen.add(known._id);
    const page = expected.get(known._id);
    if (!page) gone.push(known._id);
    else if (!isCurrent(known, page)) writes.push(updateOf(known, page, now));
    if (writes.length >= BATCH) await PageFacts.bulkWrite(writes.splice(0), { ordered: false });
    await pause();
  }
  for (const [path, page] of expected) {
    if (!seen.has(path)) writes.push(insertOf(path, page, now));
    if (writes.length >= BATCH) await PageFacts.bulkWrite(writes.splice(0), { ordered: false });
    await pause();
  }
  if (writes.length) await PageFacts.bulkWrite(writes, { ordered: false });
  if (gone.length) await PageFacts.deleteMany({ _id: mongoose.trusted({ $in: gone }) });
}

const FIELDS = '_id label kind isListed rule isInSitemap changedAt title status isOverridden';

async function readExpected(): Promise<Map<string, Expected>> {
  const expected = new Map<string, Expected>();
  const listed = SitemapAddress.find({ unlistedAt: null })
    .select('_id label kind rule changedAt')
    .sort({ _id: 1 })
    .limit(MAX_PAGES)
    .lean<SitemapAddressRecord[]>();
  const pause = createPause();
  for await (const { _id, label, kind, rule, changedAt } of listed.cursor({ batchSize: BATCH })) {
    expected.set(_id, {
      label,
      kind,
      isListed: true,
      rule,
      isInSitemap: rule === 'included',
      changedAt: changedAt ?? new Date(0),
    });
    await pause();
  }
  const released = await findPageAddresses();
  const files = new Set(released?.files);
  const isPage = (path: string) => !expected.has(path) && !files.has(path) && isPublicPage(path);
  for (const path of released?.pages ?? [])
    if (!/[:*?]/.test(path) && isPage(path)) expected.set(path, { ...UNLISTED, kind: 'Not listed' });
  for (const path of await findLinkedPaths())
    if (isPage(path)) expected.set(path, { ...UNLISTED, kind: 'Linked only' });
  return expected;
}

const UNLISTED = {
  label: '',
  isListed: false,
  rule: 'unlisted',
  isInSitemap: false,
  changedAt: new Date(0),
};

/** Paths that listed pages link to and that the site doesn't list. */
async function findLinkedPaths(): Promise<string[]> {
  const found = await PageFacts.aggregate<{ _id: string }>([
    { $match: { isListed: true } },
    { $unwind: '$links' },
    { $group: { _id: '$links' } },
    { $lookup: { from: SitemapAddress.collection.name, localField: '_id', foreignField: '_id', as: 'page' } },
    { $match: { $or: [{ page: { $size: 0 } }, { 'page.unlistedAt': mongoose.trusted({ $ne: null }) }] } },
    { $project: { _id: 1 } },
    { $sort: { _id: 1 } },
    { $limit: MAX_LINKED },
  ]).allowDiskUse(true);
  return found.map(({ _id }) => _id);
}

const isPublicPage = (path: string) =>
  !PRIVATE.some((area) => path === area || path.startsWith(`${area}/`)) && !/\.\w{2,5}$/.test(path);

const isCurrent = (known: Known, page: Expected) =>
  known.label === page.label &&
  known.kind === page.kind &&
  known.isListed === page.isListed &&
  known.rule === page.rule &&
  known.changedAt.getTime() === page.changedAt.getTime();

const dueAt = (page: Expected, now: Date) => ({ nextCheckAt: page.isListed ? null : now });

const updateOf = (known: Known, page: Expected, now: Date): AnyBulkWriteOperation<PageFactsRecord> => ({
  updateOne: {
    filter: { _id: known._id },
    update: {
      $set: {
        ...page,
        words: wordsOf(known._id, known.title, page.label),
        ...(known.isListed !== page.isListed && dueAt(page, now)),
      },
    },
  },
});

const insertOf = (path: string, page: Expected, now: Date): AnyBulkWriteOperation<PageFactsRecord> => ({
  updateOne: {
    filter: { _id: path },
    update: { $set: { ...page, words: wordsOf(path, page.label), ...dueAt(page, now) } },
    upsert: true,
  },
});
