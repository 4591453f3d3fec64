import type { PostIndex } from '@site/api/content/posts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { paths } from '@site/shell/paths';

/** Filter and page of the list of posts. Empty strings and page 1 are the complete list. */
export interface PostListQuery {
  q: string;
  tag: string;
  page: number;
}

export function parsePostListQuery(search: string): PostListQuery {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    tag: (params.get('tag') ?? '').slice(0, 60),
    page: Number.isSafeInteger(page) && page > 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The last page number that the API accepts. */
const LAST_PAGE = 999_999;

/** The path of a filtered list; `/blog` without filters. */
export function postListAddress({ q, tag, page }: Partial<PostListQuery>): string {
  const params = new URLSearchParams();
  if (q?.trim()) params.set('q', q.trim());
  if (tag) params.set('tag', tag);
  if (page && page > 1) params.set('page', String(page));
  return params.size ? `${paths.blog}?${params}` : paths.blog;
}

export const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The months that a page of the list covers. */
export function monthRange({
  newest,
  oldest,
}: Pick<PostIndex['steps'][number], 'newest' | 'oldest'>): string {
  const [from, to] = [dateFormat.monthYear(newest), dateFormat.monthYear(oldest)];
  return from === to ? from : `${from} to ${to}`;
}

/** The query as a request to the API. Its keys are sorted by name, as cache keys are. */
export function postListRequest({ q, tag, page }: PostListQuery) {
  return { query: { page: page > 1 ? String(page) : '', q: q.trim(), tag } };
}
