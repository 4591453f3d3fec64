import mongoose, { type QueryFilter } from 'mongoose';
import { countViews } from '../../insights/events/countViews';
import { readPage } from '../../platform/records/readPage';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import type { ContentKind, Draft } from '../documents/ContentKind';
import type { ContentQuery, ContentRow } from '../documents/contract';
import { Content, type ContentRecord } from '../documents/model';
import { rowView } from './contentView';
import { filterKey } from './indexFields';

const mostCounted = 1000;
/** Up to this many matches are sorted; with more, reading all documents in order finds a page sooner. */
const sortableCount = 500;

export const lastUpdatedFirst = { updatedAt: -1, _id: -1 } as const;
export const timeIndex = { kind: 1, isBinned: 1, updatedAt: -1, _id: -1 } as const;
const keyIndex = { kind: 1, isBinned: 1, keys: 1, updatedAt: -1, _id: -1 } as const;

/** One page of a kind's documents, last edited first. All search terms must match, by prefix. */
export async function findDocuments<D extends Draft, Row extends ContentRow>(
  { name }: Pick<ContentKind<D, Row>, 'name'>,
  { limit, cursor, ...query }: ContentQuery,
) {
  const filter = filterOf(name, query);
  const isKeyed = '$and' in filter;
  const isSearched = Boolean(query.q?.trim());
  const { records, ...page } = await readPage(
    Content,
    { limit, cursor },
    {
      filter,
      order: lastUpdatedFirst,
      maxCount: mostCounted,
      countIndex: isKeyed ? keyIndex : timeIndex,
      pageIndex: (found) => (isKeyed && !(isSearched && found > sortableCount) ? keyIndex : timeIndex),
      excludedFields: ['draft', 'published', 'scheduled'],
    },
  );
  return { ...page, items: (await addViews(records.map(rowView))) as Row[] };
}

/** The database filter of a kind's list. */
export function filterOf(
  name: string,
  { q = '', bin, ...filters }: Omit<ContentQuery, 'limit' | 'cursor'>,
): QueryFilter<ContentRecord> {
  const filed = Object.entries(filters).flatMap(([by, value]) => (value ? [filterKey(by, value)] : []));
  const keys = [...filed.map((key) => ({ keys: key })), ...searchFilters(q)];
  const filter = { kind: name, isBinned: bin === 'yes', ...(keys.length > 0 && { $and: keys }) };
  return filter as QueryFilter<ContentRecord>;
}

/** Adds page views to the rows of public documents. */
async function addViews(rows: ContentRow[]): Promise<ContentRow[]> {
  const paths = rows.flatMap(({ path }) => path ?? []);
  const views = paths.length ? await countViews(paths) : undefined;
  return rows.map((row) => (views && row.path ? { ...row, views: views.get(row.path) } : row));
}

/** The filters for the search terms, at most six. A search text without any term matches nothing. */
function searchFilters(q: string): object[] {
  const terms = searchTerms(q).filter(Boolean).map(searchPrefix).slice(0, 6);
  return q.trim() && !terms.length ? [{ keys: '' }] : terms.map(prefixFilter);
}

const prefixFilter = (word: string) => ({ keys: mongoose.trusted({ $regex: `^${word}` }) });
