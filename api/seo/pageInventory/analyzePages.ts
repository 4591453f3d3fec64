import mongoose, { type AnyBulkWriteOperation } from 'mongoose';
import { toNumbers } from '../../content/markdown/minHash';
import { addDays } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { readCounts } from '../../insights/reports/readCounts';
import {
  findUsedSource,
  SearchResult,
  type SearchResultRecord,
} from '../../insights/searchEngineResults/model';
import { Enquiry } from '../../leads/enquiries/model';
import { createPause } from '../../platform/threads/createPause';
import { readBrokenLinks, syncExternalLinks } from '../externalLinks/syncExternalLinks';
import { NO_POSITION, PageAnalysis, PageFacts, type PageFactsRecord } from '../pageFacts/model';
import { problems, weightOf } from '../problems/contract';
import { QueryMatcher } from '../searchConsole/matchQueries';
import { findProblems, mayBeListed, type SiteFacts, type Target } from './findProblems';
import { findSimilarPages, type SignedPage } from './findSimilarPages';
import { syncPages } from './syncPages';

/** The period that visits and leads are counted for. */
const DAYS = 30;
const BATCH = 500;
/** The list of all pages, whose links say nothing about a page. */
const PAGE_LIST = '/sitemap';

/**
 * Judges all addresses: reads their facts twice in batches, first what they have in common, then each with it. Only
 * results that differ are written.
 */
export async function analyzePages(origin: string, now: Date): Promise<void> {
  const startedAt = Date.now();
  await syncPages(now);
  const site = await readSiteFacts(origin, now);
  const traffic = await readTraffic(now);
  const search = await readSearch();
  const counts = new Map<string, number>();
  let [pages, checked] = [0, 0];
  let writes: AnyBulkWriteOperation<PageFactsRecord>[] = [];
  const flush = async () => {
    // The results have the types of the schema, so that casting each of them again would only take time.
    if (writes.length) await PageFacts.collection.bulkWrite(writes as never, { ordered: false });
    writes = [];
  };
  const pause = createPause();
  for await (const page of readAll('-signature -words')) {
    pages += 1;
    if (page.checkedAt) checked += 1;
    const notes = findProblems(page, site);
    for (const { code } of notes) counts.set(code, (counts.get(code) ?? 0) + 1);
    const codes = notes.map(({ code }) => code);
    const found = search.pages.get(page._id);
    if (page.isListed && mayBeListed(page, origin)) search.matcher.see(page._id, page.title);
    const result = {
      problems: codes,
      notes: notes.filter(({ items }) => items.length),
      weight: weightOf(codes),
      inbound: site.inbound.get(page._id) ?? 0,
      visits: traffic.visits.get(page._id) ?? 0,
      leads: traffic.leads.get(page._id) ?? 0,
      clicks: found?.clicks ?? 0,
      impressions: found?.impressions ?? 0,
      position: found?.impressions ? found.position : NO_POSITION,
    };
    if (!isSame(page, result))
      writes.push({ updateOne: { filter: { _id: page._id }, update: { $set: result } } });
    if (writes.length === BATCH) await flush();
    await pause();
  }
  await flush();
  await search.matcher.save();
  await PageAnalysis.updateOne(
    { _id: 'live' },
    {
      $set: {
        analyzedAt: now,
        tookMs: Date.now() - startedAt,
        pages,
        checked,
        counts: problems.map((code) => ({ code, count: counts.get(code) ?? 0 })),
      },
    },
    { upsert: true },
  );
}

/** In the order of storage: in any other one, the database would read its files from end to end again and again. */
const readAll = (select: string) =>
  PageFacts.find().select(select).lean<PageFactsRecord[]>().cursor({ batchSize: BATCH });

/** What pages have in common. */
const SHARED_FACTS =
  'title description status canonical redirectTo robots signature isListed links externalLinks';

async function readSiteFacts(origin: string, now: Date): Promise<SiteFacts> {
  const titles = new Map<string, string[]>();
  const descriptions = new Map<string, string[]>();
  const targets = new Map<string, Target>();
  const inbound = new Map<string, number>();
  const signed: SignedPage[] = [];
  const external = new Set<string>();
  const pause = createPause();
  for await (const page of readAll(SHARED_FACTS)) {
    const { _id, title, description, status, canonical, redirectTo, signature } = page;
    targets.set(_id, { status, canonical, redirectTo });
    if (mayBeListed(page, origin)) {
      add(titles, title, _id);
      add(descriptions, description, _id);
      if (signature) signed.push({ path: _id, signature: toNumbers(bytesOf(signature)) });
    }
    if (page.isListed && _id !== PAGE_LIST)
      for (const link of page.links) if (link !== _id) inbound.set(link, (inbound.get(link) ?? 0) + 1);
    for (const url of page.externalLinks ?? []) external.add(url);
    await pause();
  }
  await syncExternalLinks(external, now);
  const brokenLinks = await readBrokenLinks();
  const similar = await findSimilarPages(signed);
  return { origin, titles, descriptions, targets, inbound, similar, brokenLinks };
}

/** Lean reads return the driver's type. */
const bytesOf = (value: unknown): Uint8Array =>
  value instanceof Uint8Array ? value : (value as { buffer: Uint8Array }).buffer;

function add(map: Map<string, string[]>, text: string, path: string): void {
  const known = map.get(text);
  if (!known) map.set(text, [path]);
  // Enough to name some of them.
  else if (known.length < 25) known.push(path);
}

/** Visits that saw a page and leads that were sent from it in the last 30 days, by path. */
async function readTraffic(now: Date) {
  const today = toSiteDay(now.getTime());
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  const [counted, leads] = await Promise.all([
    readCounts(addDays(today, 1 - DAYS), today, [], 'page'),
    Enquiry.aggregate<{ _id: string; count: number }>([
      { $match: { createdAt: mongoose.trusted({ $gte: since }), status: mongoose.trusted({ $ne: 'spam' }) } },
      { $group: { _id: '$context.page', count: { $sum: 1 } } },
      { $limit: 10_000 },
    ]),
  ]);
  return {
    visits: new Map([...counted].map(([path, { visits }]) => [path, visits])),
    leads: new Map(leads.map(({ _id, count }) => [_id, count])),
  };
}

/** The pages of the import from Search Console in use by path, and its queries, which look for their page. */
async function readSearch() {
  const results = await SearchResult.find({ source: await findUsedSource() }).lean<SearchResultRecord[]>();
  const pages = results.filter(({ kind }) => kind === 'page');
  return {
    pages: new Map(pages.map((page) => [page.name, page])),
    matcher: new QueryMatcher(results.filter(({ kind }) => kind === 'query')),
  };
}

const FIGURES = ['weight', 'inbound', 'visits', 'leads', 'clicks', 'impressions', 'position'] as const;
type Result = Pick<PageFactsRecord, 'problems' | 'notes' | (typeof FIGURES)[number]>;

const isSame = (page: PageFactsRecord, result: Result) =>
  FIGURES.every((name) => page[name] === result[name]) &&
  JSON.stringify(page.problems) === JSON.stringify(result.problems) &&
  JSON.stringify(page.notes) === JSON.stringify(result.notes);
