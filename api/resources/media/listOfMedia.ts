import mongoose, { type QueryFilter } from 'mongoose';
import { pageOf } from '../../http/pageOf';
import { beginningOf, wordsOf } from '../enquiries/readEnquiry';
import type { MediaPage, MediaQuery } from './contract';
import { mediaView } from './mediaView';
import { Media, type MediaRecord } from './model';

const mostCounted = 5000;
/** So many are put in order by themselves; where more match, they lie close in the order of all pictures. */
const few = 1000;
const newestFirst = { createdAt: -1, _id: -1 } as const;

/** One page of the library, newest first. All words of a search must be found, by their beginnings. */
export async function listOfMedia({ q = '', alt, ...query }: MediaQuery): Promise<MediaPage> {
  const { records, ...page } = await pageOf(Media, query, {
    filter: { ...search(q), ...(alt && { isDescribed: alt === 'described' }) },
    order: newestFirst,
    bound: mostCounted,
    countBy: indexOf(q, alt),
    readBy: (found) => indexOf(found > few ? '' : q, alt),
  });
  return { ...page, items: records.map(mediaView) };
}

function indexOf(q: string, alt: string | undefined): Record<string, 1 | -1> {
  if (q.trim()) return { words: 1, ...newestFirst };
  return alt ? { isDescribed: 1, ...newestFirst } : newestFirst;
}

/** The words that a picture is found by. */
export function searchWords({ name, alt }: Pick<MediaRecord, 'name' | 'alt'>): string[] {
  return [...new Set(wordsOf(`${name} ${alt}`).filter(Boolean).map(beginningOf))].slice(0, 60);
}

function search(q: string): QueryFilter<MediaRecord> {
  const words = wordsOf(q).filter(Boolean).slice(0, 6).map(beginningOf);
  if (!q.trim()) return {};
  // What holds no word at all is found nowhere.
  if (!words.length) return { words: '' };
  return { $and: words.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })) };
}
