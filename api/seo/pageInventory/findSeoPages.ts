import type { Response } from 'express';
import mongoose, { type QueryFilter } from 'mongoose';
import type { Order } from '../../platform/records/keyset';
import { readPage } from '../../platform/records/readPage';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import { sendTable } from '../../platform/records/sendTable';
import { PageFacts, type PageFactsRecord } from '../pageFacts/model';
import type { SeoPageExportQuery, SeoPagePage, SeoPageQuery } from './contract';
import { toPageRow } from './seoPageView';

const MAX_COUNTED = 5_000;
const MAX_TERMS = 6;

const ORDERS: Record<NonNullable<SeoPageQuery['sort']>, Order<PageFactsRecord>> = {
  problems: { weight: -1, _id: 1 },
  path: { _id: 1 },
  visits: { visits: -1, _id: 1 },
  leads: { leads: -1, _id: 1 },
  clicks: { clicks: -1, _id: 1 },
  impressions: { impressions: -1, _id: 1 },
  position: { position: 1, _id: 1 },
  inbound: { inbound: 1, _id: 1 },
  words: { wordCount: 1, _id: 1 },
  changed: { changedAt: -1, _id: 1 },
};

type Filter = Pick<SeoPageQuery, 'q' | 'problem' | 'kind' | 'state'>;

/** One page of the inventory. */
export async function findSeoPages(
  { q, problem, kind, state, sort = 'problems', ...query }: SeoPageQuery,
  origin: string,
): Promise<SeoPagePage> {
  const filter = { q, problem, kind, state };
  const index = indexOf(filter);
  const { records, ...page } = await readPage(PageFacts, query, {
    filter: seoPageFilter(filter),
    order: ORDERS[sort],
    maxCount: MAX_COUNTED,
    countIndex: index,
    positionIndex: hasPositions(filter, sort) ? index : undefined,
    excludedFields: ['signature', 'notes', 'words'],
  });
  return { ...page, items: records.map((record) => toPageRow(record, origin)) };
}

/** The filter for the pages that match. */
export function seoPageFilter({ q = '', problem, kind, state }: Filter): QueryFilter<PageFactsRecord> {
  const terms = searchTerms(q).filter(Boolean).slice(0, MAX_TERMS).map(searchPrefix);
  // A search text without any word, such as a single slash, finds nothing.
  if (q.trim() && !terms.length) return { _id: '' };
  return {
    ...(terms.length && {
      $and: terms.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })),
    }),
    ...(problem && { problems: problem }),
    ...(kind && { kind }),
    ...(state && STATES[state]),
  };
}

const STATES: Record<NonNullable<Filter['state']>, QueryFilter<PageFactsRecord>> = {
  overridden: { isOverridden: true },
  noindex: { isListed: true, isInSitemap: false },
  unlisted: { isListed: false, isInSitemap: false },
};

/** The index of the filter; undefined where MongoDB chooses: of several conditions the rarest. */
function indexOf({ q = '', problem, kind, state }: Filter): Index | undefined {
  const conditions: Index[] = searchTerms(q)
    .filter(Boolean)
    .map(() => ({ words: 1 }));
  if (problem) conditions.push({ problems: 1 });
  if (kind) conditions.push({ kind: 1 });
  if (state) conditions.push(state === 'overridden' ? { isOverridden: 1 } : { isListed: 1, isInSitemap: 1 });
  const isNothing = q.trim() && !conditions.length;
  return conditions.length > 1 || isNothing ? undefined : { ...conditions[0], weight: -1, _id: 1 };
}

/** Whether the index of the filter has all fields of the order, but does not sort by it. */
const hasPositions = ({ q, problem, kind, state }: Filter, sort: SeoPageQuery['sort']) =>
  sort === 'path' ? Boolean(q || problem || kind || state) : sort === 'problems' && Boolean(q);

type Index = Record<string, 1 | -1>;

const columns = [
  ...(['path', 'kind', 'title', 'titlePixels', 'description', 'descriptionPixels', 'status'] as const),
  ...([
    'isIndexable',
    'isInSitemap',
    'isOverridden',
    'problems',
    'wordCount',
    'inbound',
    'outbound',
  ] as const),
  ...(['visits', 'leads', 'clicks', 'impressions', 'position', 'changedAt', 'checkedAt'] as const),
];

/** Sends all addresses that match as a file. */
export async function sendSeoPageExport(
  { format = 'csv', ...query }: SeoPageExportQuery,
  res: Response,
  origin: string,
): Promise<void> {
  const found = PageFacts.find(seoPageFilter(query))
    .select('-signature -notes -words')
    .sort({ _id: 1 })
    .lean<PageFactsRecord[]>();
  const rows = rowsOf(found.cursor({ batchSize: 500 }), origin);
  await sendTable(res, { name: 'pages', format, columns, rows });
}

async function* rowsOf(records: AsyncIterable<PageFactsRecord>, origin: string): AsyncGenerator<object> {
  for await (const record of records) {
    const row = toPageRow(record, origin);
    yield { ...row, problems: row.problems.join(' ') };
  }
}
