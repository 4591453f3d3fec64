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
  const { records, ...page } = await readPage(PageFacts, query, {
    filter: seoPageFilter({ q, problem, kind, state }),
    order: ORDERS[sort],
    maxCount: MAX_COUNTED,
    countIndex: countIndexOf({ q, problem, kind, state }),
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
  unlisted: { isListed: false },
};

function countIndexOf({ q, problem, kind, state }: Filter): Record<string, 1 | -1> {
  const order = { weight: -1, _id: 1 } as const;
  if (q?.trim()) return { words: 1, ...order };
  if (problem) return { problems: 1, ...order };
  if (kind) return { kind: 1, ...order };
  return state === 'overridden' ? { isOverridden: 1, ...order } : order;
}

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
