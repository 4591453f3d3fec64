import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../../platform/records/readPage';
import { searchTerms } from '../../platform/records/searchTerms';
import type { RedirectPage, RedirectQuery } from './contract';
import { Redirect, type RedirectRecord } from './model';
import { toRedirectView } from './redirectView';

/** As many as there is room for. */
const mostCounted = 5000;
/** So many are put in order by themselves; where more match, they lie close in the order of all addresses. */
const sortableCount = 1000;

type Filter = QueryFilter<RedirectRecord>;

/** One page of redirects in the order of their addresses. All words of a search must be found, by their beginnings. */
export async function findRedirects({ q = '', code, ...query }: RedirectQuery): Promise<RedirectPage> {
  const { records, ...page } = await readPage(Redirect, query, {
    filter: { ...searchFilter(q), ...(code && { code }) },
    order: { from: 1 },
    bound: mostCounted,
    countBy: indexOf(q, code),
    readBy: (found) => indexOf(found > sortableCount ? '' : q, code),
  });
  return { ...page, items: records.map(toRedirectView) };
}

/** What counts without reading redirects. */
function indexOf(q: string, code: string | undefined): Record<string, 1> {
  if (q.trim()) return { words: 1, from: 1 };
  return code ? { code: 1, from: 1 } : { from: 1 };
}

/** The words that a redirect is found by. */
export function searchWords({ from, to }: Pick<RedirectRecord, 'from' | 'to'>): string[] {
  return [...new Set(searchTerms(`${from} ${to}`).filter(Boolean))].slice(0, 60);
}

function searchFilter(q: string): Filter {
  const words = searchTerms(q).filter(Boolean).slice(0, 6);
  if (!q.trim()) return {};
  // What holds no word at all is found nowhere.
  if (!words.length) return { from: '' };
  return { $and: words.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })) };
}
