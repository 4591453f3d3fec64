import mongoose, { type QueryFilter } from 'mongoose';
import { viewsOf } from '../../insights/events/viewsOf';
import { readPage } from '../../platform/records/readPage';
import { searchPrefix, searchTerms } from '../../platform/records/searchTerms';
import type { ContentKind, Draft } from '../documents/ContentKind';
import type { ContentQuery, ContentRow } from '../documents/contract';
import { Content, type ContentRecord } from '../documents/model';
import { rowView } from './contentView';
import { fileKey } from './indexFields';

const mostCounted = 1000;
/** So many are put in order by themselves; where more match, they lie close in the order of all. */
const few = 500;

export const writtenLast = { updatedAt: -1, _id: -1 } as const;
export const byTime = { kind: 1, isBinned: 1, updatedAt: -1, _id: -1 } as const;
const byKey = { kind: 1, isBinned: 1, keys: 1, updatedAt: -1, _id: -1 } as const;

/** One page of a kind's documents, last written first. All words of a search must be found, by their beginnings. */
export async function listOfDocuments<D extends Draft, Row extends ContentRow>(
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
      order: writtenLast,
      bound: mostCounted,
      countBy: isKeyed ? byKey : byTime,
      readBy: (found) => (isKeyed && !(isSearched && found > few) ? byKey : byTime),
      without: ['draft', 'published', 'scheduled'],
    },
  );
  return { ...page, items: (await counted(records.map(rowView))) as Row[] };
}

/** What a list of a kind lets through. */
export function filterOf(
  name: string,
  { q = '', bin, ...filters }: Omit<ContentQuery, 'limit' | 'cursor'>,
): QueryFilter<ContentRecord> {
  const filed = Object.entries(filters).flatMap(([by, value]) => (value ? [fileKey(by, value)] : []));
  const keys = [...filed.map((key) => ({ keys: key })), ...searched(q)];
  const filter = { kind: name, isBinned: bin === 'yes', ...(keys.length > 0 && { $and: keys }) };
  return filter as QueryFilter<ContentRecord>;
}

/** Documents that are public, with how often they were seen. */
async function counted(rows: ContentRow[]): Promise<ContentRow[]> {
  const paths = rows.flatMap(({ path }) => path ?? []);
  const views = paths.length ? await viewsOf(paths) : undefined;
  return rows.map((row) => (views && row.path ? { ...row, views: views.get(row.path) } : row));
}

/** The words that are searched for, six at most; what holds no word at all is found nowhere. */
function searched(q: string): object[] {
  const words = searchTerms(q).filter(Boolean).map(searchPrefix).slice(0, 6);
  return q.trim() && !words.length ? [{ keys: '' }] : words.map(beginning);
}

const beginning = (word: string) => ({ keys: mongoose.trusted({ $regex: `^${word}` }) });
