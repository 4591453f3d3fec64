import type { Response } from 'express';
import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../platform/records/readPage';
import { searchPrefix, searchTerms } from '../platform/records/searchTerms';
import { sendTable } from '../platform/records/sendTable';
import { type MediaExportQuery, type MediaPage, type MediaQuery, NO_FOLDER } from './contract';
import { folderIdsWithin, folderPaths } from './folders/folderTree';
import { readFolders } from './folders/readFolders';
import { mediaView } from './mediaView';
import { Media, type MediaRecord } from './model';

const mostCounted = 5000;
/**
 * Up to this many matches are sorted in memory. With more, scanning the index of all images in order is
 * faster.
 */
const few = 1000;
const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The ids of all files that are in use. */
export type FindUsedIds = () => Promise<string[]>;

/**
 * Reads one page of the library, newest first. Each search word must match the beginning of a stored word.
 */
export async function queryMedia(query: MediaQuery, findUsedIds: FindUsedIds): Promise<MediaPage> {
  const { records, ...page } = await readPage(Media, query, {
    filter: await mediaFilter(query, findUsedIds),
    order: newestFirst,
    maxCount: mostCounted,
    countIndex: indexOf(query),
    pageIndex: (found) => indexOf(found > few ? { ...query, q: '' } : query),
  });
  return { ...page, items: records.map(mediaView) };
}

/** Sends the data of all matching files as a file. */
export async function sendMediaExport(
  { format = 'csv', ...query }: MediaExportQuery,
  res: Response,
  findUsedIds: FindUsedIds,
): Promise<void> {
  const filter = await mediaFilter(query, findUsedIds);
  const found = Media.find(filter).sort(newestFirst).hint(newestFirst).lean<MediaRecord[]>();
  const rows = rowsOf(found.cursor({ batchSize: 500 }));
  await sendTable(res, { name: 'media', format, columns, rows });
}

const columns = [
  ...(['name', 'folder', 'alt', 'address', 'mime', 'bytes', 'pages', 'width', 'height', 'revision'] as const),
  ...(['createdAt', 'updatedAt'] as const),
];

async function* rowsOf(records: AsyncIterable<MediaRecord>): AsyncGenerator<object> {
  const folders = new Map(folderPaths(await readFolders()).map(({ folder, label }) => [folder.id, label]));
  for await (const record of records) {
    const file = { ...mediaView(record), folder: folders.get(record.folderId ?? '') ?? '' };
    yield Object.fromEntries(columns.map((column) => [column, file[column]]));
  }
}

type Filter = Pick<MediaQuery, 'q' | 'kind' | 'folder' | 'use' | 'alt'>;

/** The files that match a filter of the list. */
export async function mediaFilter(
  { q = '', kind, folder, use, alt }: Filter,
  findUsedIds: FindUsedIds,
): Promise<QueryFilter<MediaRecord>> {
  const used = use && (await findUsedIds());
  return {
    ...search(q),
    ...(folder && { folderId: await foldersOf(folder, q) }),
    ...(kind && { kind }),
    ...(alt && { isDescribed: alt === 'described' }),
    ...(used && { _id: mongoose.trusted(use === 'used' ? { $in: used } : { $nin: used }) }),
  };
}

/** A search covers the folders in a folder as well. */
async function foldersOf(folder: string, q: string) {
  if (folder === NO_FOLDER) return null;
  if (!q.trim()) return folder;
  return mongoose.trusted({ $in: folderIdsWithin(await readFolders(), folder) });
}

function indexOf({ q = '', kind, folder, alt }: Filter): Record<string, 1 | -1> {
  if (q.trim()) return { words: 1, ...newestFirst };
  if (folder) return { folderId: 1, ...newestFirst };
  if (alt) return { isDescribed: 1, ...newestFirst };
  return kind ? { kind: 1, ...newestFirst } : newestFirst;
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
