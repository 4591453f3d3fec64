import type { PostSummary } from '@site/api/contract/posts';
import * as moments from '@site/shell/moments';
import { paths } from '@site/shell/paths';

/** What the register was asked for. Empty text and page 1 are the plain register. */
export interface Asked {
  q: string;
  tag: string;
  page: number;
}

export interface Register {
  /** The newest note, shown large above the first page of the plain register. */
  lead?: PostSummary;
  rows: PostSummary[];
  /** How many notes match on all pages. */
  found: number;
  page: number;
  /** One entry a page: which months it spans. */
  pages: string[];
}

export const PAGE_SIZE = 12;

/** The part of all notes that was asked for. A page beyond the last is the last. */
export function registerOf(posts: PostSummary[], asked: Asked): Register {
  const isPlain = !asked.q.trim() && !asked.tag;
  const matching = isPlain ? posts.slice(1) : posts.filter((post) => matches(post, asked));
  const count = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(asked.page, count);
  const rowsOf = (number: number) => matching.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  return {
    lead: isPlain && page === 1 ? posts[0] : undefined,
    rows: rowsOf(page),
    found: matching.length,
    page,
    pages: Array.from({ length: count }, (_, index) => spanOf(rowsOf(index + 1))),
  };
}

/** The subjects of all notes, most used first, with how many notes each has. */
export function subjectsOf(posts: PostSummary[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

export function askedOf(search: string): Asked {
  const params = new URLSearchParams(search);
  const page = Number(params.get('page'));
  return {
    q: (params.get('q') ?? '').slice(0, 100),
    tag: (params.get('tag') ?? '').slice(0, 60),
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of what was asked for; the plain register is `/blog`. */
export function addressOf({ q, tag, page }: Partial<Asked>): string {
  const params = new URLSearchParams();
  if (q?.trim()) params.set('q', q.trim());
  if (tag) params.set('tag', tag);
  if (page && page > 1) params.set('page', String(page));
  return params.size ? `${paths.blog}?${params}` : paths.blog;
}

export const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function matches(post: PostSummary, { q, tag }: Asked): boolean {
  if (tag && !post.tags.some((own) => isSameTag(own, tag))) return false;
  const text = [post.title, post.summary, ...post.tags].join(' ').toLowerCase();
  const words = q.toLowerCase().split(/\s+/);
  return words.every((word) => text.includes(word));
}

function spanOf(rows: PostSummary[]): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return '';
  const [from, to] = [moments.monthYear(first.createdAt), moments.monthYear(last.createdAt)];
  return from === to ? from : `${from} to ${to}`;
}
