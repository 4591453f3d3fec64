import mongoose, { type QueryFilter } from 'mongoose';
import { wordsOf } from '../enquiries/readEnquiry';
import type { RedirectPage, RedirectQuery } from './contract';
import { Redirect, type RedirectRecord } from './model';
import { redirectView } from './redirectView';

/** As many as there is room for. */
const mostCounted = 5000;
/** So many are put in order by themselves; where more match, they lie close in the order of all addresses. */
const few = 1000;

type Filter = QueryFilter<RedirectRecord>;

/** One page of redirects in the order of their addresses. All words of a search must be found, by their beginnings. */
export async function listOfRedirects({
  q = '',
  code,
  limit = '25',
  cursor,
}: RedirectQuery): Promise<RedirectPage> {
  const filter: Filter = { ...search(q), ...(code && { code }) };
  const rest = cursor && { from: mongoose.trusted({ $gt: Buffer.from(cursor, 'base64url').toString() }) };
  const hint = indexOf(q, code);
  const found = await Redirect.countDocuments(filter, { limit: mostCounted + 1, hint });
  const records = await Redirect.find(rest ? { $and: [filter, rest] } : filter)
    .sort({ from: 1 })
    .limit(Number(limit) + 1)
    .hint(found > few ? indexOf('', code) : hint)
    .lean<RedirectRecord[]>();
  const shown = records.slice(0, Number(limit));
  const isMore = records.length > shown.length;
  return {
    items: shown.map(redirectView),
    nextCursor: isMore ? Buffer.from(shown.at(-1)?.from ?? '').toString('base64url') : null,
    total: Math.min(found, mostCounted),
    isMore: found > mostCounted,
  };
}

/** What counts without reading redirects. */
function indexOf(q: string, code: string | undefined) {
  if (q.trim()) return { words: 1, from: 1 } as const;
  return code ? ({ code: 1, from: 1 } as const) : ({ from: 1 } as const);
}

/** The words that a redirect is found by. */
export function searchWords({ from, to }: Pick<RedirectRecord, 'from' | 'to'>): string[] {
  return [...new Set(wordsOf(`${from} ${to}`).filter(Boolean))].slice(0, 60);
}

function search(q: string): Filter {
  const words = wordsOf(q).filter(Boolean).slice(0, 6);
  if (!q.trim()) return {};
  // What holds no word at all is found nowhere.
  if (!words.length) return { from: '' };
  return { $and: words.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })) };
}
