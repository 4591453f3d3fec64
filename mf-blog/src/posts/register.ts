import type { Register } from '@site/api/contract/posts';
import * as moments from '@site/shell/moments';
import { paths } from '@site/shell/paths';

/** What the register was asked for. Empty text and page 1 are the plain register. */
export interface Asked {
  q: string;
  tag: string;
  page: number;
}

export function askedOf(search: string): Asked {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    tag: (params.get('tag') ?? '').slice(0, 60),
    page: Number.isSafeInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** As far as the API counts. */
const LAST_PAGE = 999_999;

/** The address of what was asked for; the plain register is `/blog`. */
export function addressOf({ q, tag, page }: Partial<Asked>): string {
  const params = new URLSearchParams();
  if (q?.trim()) params.set('q', q.trim());
  if (tag) params.set('tag', tag);
  if (page && page > 1) params.set('page', String(page));
  return params.size ? `${paths.blog}?${params}` : paths.blog;
}

export const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Which months a page of the register holds. */
export function spanOf({ newest, oldest }: Pick<Register['steps'][number], 'newest' | 'oldest'>): string {
  const [from, to] = [moments.monthYear(newest), moments.monthYear(oldest)];
  return from === to ? from : `${from} to ${to}`;
}

/** What the register is asked for, as a call of the API; its parts stand in the order of their names, as keys of answers do. */
export function registerCall({ q, tag, page }: Asked) {
  return { query: { page: page > 1 ? String(page) : '', q: q.trim(), tag } };
}
