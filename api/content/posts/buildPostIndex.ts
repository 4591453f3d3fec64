import type { PostIndex, PostSummary } from './contract';

/** The query of a post index. Empty texts do not filter. */
interface PostIndexQuery {
  q: string;
  tag: string;
  page: number;
}

export const PAGE_SIZE = 12;
/** The most tags offered as filters; posts with others are found by search. */
const MOST_SUBJECTS = 24;
/** Up to this number of pages, all are linked. */
const MOST_STEPS = 7;

/** Builds one page of the post index. `posts` must not be changed afterwards, because its search data is cached by identity. */
export function buildPostIndex(posts: readonly PostSummary[], query: PostIndexQuery): PostIndex {
  const isPlain = !query.q.trim() && !query.tag;
  const matching = isPlain ? posts.slice(1) : findMatching(posts, query);
  const pages = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const rowsOf = (number: number) => matching.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE);
  return {
    lead: (isPlain && page === 1 && posts[0]) || null,
    rows: rowsOf(page),
    found: matching.length,
    total: posts.length,
    page,
    pages,
    steps: stepsAround(page, pages).flatMap((number) => stepOf(number, rowsOf(number))),
    subjects: subjectsFor(query.tag, partsOf(posts).subjects),
  };
}

/** The pages to link to: all if they are few, else the first, those around the current one, and the last. */
function stepsAround(page: number, pages: number): number[] {
  const all = Array.from({ length: Math.min(pages, MOST_STEPS) }, (_, index) => index + 1);
  if (pages <= MOST_STEPS) return all;
  const first = Math.max(2, Math.min(page - 2, pages - MOST_STEPS + 2));
  return [1, ...all.slice(2).map((_, index) => first + index), pages];
}

function stepOf(number: number, rows: PostSummary[]): PostIndex['steps'] {
  const [newest, oldest] = [rows[0]?.createdAt, rows.at(-1)?.createdAt];
  return newest && oldest ? [{ number, newest, oldest }] : [];
}

/** The most used tags, and the selected one. */
function subjectsFor(tag: string, all: PostIndex['subjects']): PostIndex['subjects'] {
  const most = all.slice(0, MOST_SUBJECTS);
  const query = all.find((subject) => isSameTag(subject.tag, tag));
  return !query || most.includes(query) ? most : [...most, query];
}

function findMatching(posts: readonly PostSummary[], { q, tag }: PostIndexQuery): PostSummary[] {
  const words = q.toLowerCase().split(/\s+/);
  const { texts } = partsOf(posts);
  return posts.filter(
    (post, at) =>
      (!tag || post.tags.some((own) => isSameTag(own, tag))) &&
      words.every((word) => texts[at]?.includes(word)),
  );
}

interface SearchParts {
  /** The searchable text of each post. */
  texts: string[];
  /** All tags, most used first. */
  subjects: PostIndex['subjects'];
}

const parts = new WeakMap<readonly PostSummary[], SearchParts>();

function partsOf(posts: readonly PostSummary[]): SearchParts {
  const known = parts.get(posts);
  if (known) return known;
  const texts = posts.map(({ title, summary, tags }) => [title, summary, ...tags].join(' ').toLowerCase());
  const made = { texts, subjects: subjectsOf(posts) };
  parts.set(posts, made);
  return made;
}

function subjectsOf(posts: readonly PostSummary[]): PostIndex['subjects'] {
  const counts = new Map<string, number>();
  for (const { tags } of posts) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}

const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
