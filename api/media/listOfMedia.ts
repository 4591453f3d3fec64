import type { Response } from 'express';
import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../platform/records/readPage';
import { searchPrefix, searchTerms } from '../platform/records/searchTerms';
import { sendTable } from '../platform/records/sendTable';
import type { MediaExportQuery, MediaPage, MediaQuery } from './contract';
import { mediaView } from './mediaView';
import { Media, type MediaRecord } from './model';

const mostCounted = 5000;
/** So many are put in order by themselves; where more match, they lie close in the order of all pictures. */
const few = 1000;
const newestFirst = { createdAt: -1, _id: -1 } as const;

/** One page of the library, newest first. All words of a search must be found, by their beginnings. */
export async function listOfMedia({ q = '', alt, ...query }: MediaQuery): Promise<MediaPage> {
  const { records, ...page } = await readPage(Media, query, {
    filter: filterOf({ q, alt }),
    order: newestFirst,
    bound: mostCounted,
    countBy: indexOf(q, alt),
    readBy: (found) => indexOf(found > few ? '' : q, alt),
  });
  return { ...page, items: records.map(mediaView) };
}

/** Writes what is known of every picture that matches as a file to keep. */
export async function exportOfMedia(
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
    const picture = mediaView(record);
    yield Object.fromEntries(columns.map((column) => [column, picture[column]]));
  }
}

function filterOf({ q = '', alt }: Pick<MediaQuery, 'q' | 'alt'>): QueryFilter<MediaRecord> {
  return { ...search(q), ...(alt && { isDescribed: alt === 'described' }) };
}

function indexOf(q: string, alt: string | undefined): Record<string, 1 | -1> {
  if (q.trim()) return { words: 1, ...newestFirst };
  return alt ? { isDescribed: 1, ...newestFirst } : newestFirst;
}

/** The words that a picture is found by. */
export function searchWords({ name, alt }: Pick<MediaRecord, 'name' | 'alt'>): string[] {
  return [...new Set(searchTerms(`${name} ${alt}`).filter(Boolean).map(searchPrefix))].slice(0, 60);
}

function search(q: string): QueryFilter<MediaRecord> {
  const words = searchTerms(q).filter(Boolean).slice(0, 6).map(searchPrefix);
  if (!q.trim()) return {};
  // What holds no word at all is found nowhere.
  if (!words.length) return { words: '' };
  return { $and: words.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })) };
}
