import type { Response } from 'express';
import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../platform/records/readPage';
import { searchPrefix, searchTerms } from '../platform/records/searchTerms';
import { sendTable } from '../platform/records/sendTable';
import type { MediaExportQuery, MediaPage, MediaQuery } from './contract';
import { mediaView } from './mediaView';
import { Media, type MediaRecord } from './model';

const mostCounted = 5000;
/**
 * Up to this many matches are sorted in memory. With more, scanning the index of all images in order is
 * faster.
 */
const few = 1000;
const newestFirst = { createdAt: -1, _id: -1 } as const;

/**
 * Reads one page of the library, newest first. Each search word must match the beginning of a stored word.
 */
export async function queryMedia({ q = '', alt, ...query }: MediaQuery): Promise<MediaPage> {
  const { records, ...page } = await readPage(Media, query, {
    filter: filterOf({ q, alt }),
    order: newestFirst,
    maxCount: mostCounted,
    countIndex: indexOf(q, alt),
    pageIndex: (found) => indexOf(found > few ? '' : q, alt),
  });
  return { ...page, items: records.map(mediaView) };
}

/** Sends the data of all matching images as a file. */
export async function sendMediaExport(
  { format = 'csv', ...query }: MediaExportQuery,
  res: Response,
): Promise<void> {
  const found = Media.find(filterOf(query)).sort(newestFirst).hint(newestFirst).lean<MediaRecord[]>();
  const rows = rowsOf(found.cursor({ batchSize: 500 }));
  await sendTable(res, { name: 'media', format, columns, rows });
}

const columns = [
  ...(['name', 'alt', 'address', 'mime', 'bytes', 'width', 'height', 'revision'] as const),
  ...(['createdAt', 'updatedAt'] as const),
];

async function* rowsOf(records: AsyncIterable<MediaRecord>): AsyncGenerator<object> {
  for await (const record of records) {
    const image = mediaView(record);
    yield Object.fromEntries(columns.map((column) => [column, image[column]]));
  }
}

function filterOf({ q = '', alt }: Pick<MediaQuery, 'q' | 'alt'>): QueryFilter<MediaRecord> {
  return { ...search(q), ...(alt && { isDescribed: alt === 'described' }) };
}

function indexOf(q: string, alt: string | undefined): Record<string, 1 | -1> {
  if (q.trim()) return { words: 1, ...newestFirst };
  return alt ? { isDescribed: 1, ...newestFirst } : newestFirst;
}

/** The words that the search matches against. */
export function searchWords({ name, alt }: Pick<MediaRecord, 'name' | 'alt'>): string[] {
  return [...new Set(searchTerms(`${name} ${alt}`).filter(Boolean).map(searchPrefix))].slice(0, 60);
}

function search(q: string): QueryFilter<MediaRecord> {
  const words = searchTerms(q).filter(Boolean).slice(0, 6).map(searchPrefix);
  if (!q.trim()) return {};
  // A query without any letters or digits matches nothing.
  if (!words.length) return { words: '' };
  return { $and: words.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })) };
}
