import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../../platform/records/readPage';
import { searchTerms } from '../../platform/records/searchTerms';
import type { RedirectPage, RedirectQuery } from './contract';
import { Redirect, type RedirectRecord } from './model';
import { toRedirectView } from './redirectView';

/** The most redirects that can be saved. */
const mostCounted = 5000;
/** Up to this many matches are sorted; with more, reading all redirects in order finds a page sooner. */
const sortableCount = 1000;

type Filter = QueryFilter<RedirectRecord>;

/** One page of redirects by path. All search terms must match, by prefix. */
export async function findRedirects({ q = '', code, ...query }: RedirectQuery): Promise<RedirectPage> {
  const { records, ...page } = await readPage(Redirect, query, {
    filter: { ...searchFilter(q), ...(code && { code }) },
    order: { from: 1 },
    maxCount: mostCounted,
    countIndex: indexOf(q, code),
    pageIndex: (found) => indexOf(found > sortableCount ? '' : q, code),
  });
  return { ...page, items: records.map(toRedirectView) };
}

/** The index that counts without reading redirects. */
function indexOf(q: string, code: string | undefined): Record<string, 1> {
  if (q.trim()) return { words: 1, from: 1 };
  return code ? { code: 1, from: 1 } : { from: 1 };
}

/** The search terms of a redirect. */
export function searchWords({ from, to }: Pick<RedirectRecord, 'from' | 'to'>): string[] {
  return [...new Set(searchTerms(`${from} ${to}`).filter(Boolean))].slice(0, 60);
}

function searchFilter(q: string): Filter {
  const terms = searchTerms(q).filter(Boolean).slice(0, 6);
  if (!q.trim()) return {};
  // A search text without any term matches nothing.
  if (!terms.length) return { from: '' };
  return { $and: terms.map((word) => ({ words: mongoose.trusted({ $regex: `^${word}` }) })) };
}
