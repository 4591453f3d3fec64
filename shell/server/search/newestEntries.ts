import type { SitePage } from '../../kit/pages';
import { stemOf } from '../../kit/stemOf';
import { memoize } from '../cache/memoize';

/** How many pages of each group are read. */
const MAX_PER_GROUP = 100;
const MAX_RESULTS = 12;
const MAX_WORDS = 6;

interface PagesByAge {
  /** In site order: the pages of releases, and of content the newest of each group. */
  newest: SitePage[];
  /** The rest, newest first. */
  others: SitePage[];
}

/** Splits the site's pages into the newest ones and the many older ones. */
export const splitByAge = memoize((pages: SitePage[]): PagesByAge => {
  const counts = new Map<string, number>();
  const others = pages.toSorted(byAge).filter(({ group }) => {
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count > MAX_PER_GROUP;
  });
  const left = new Set(others);
  return { newest: others.length ? pages.filter((page) => !left.has(page)) : pages, others };
});

const byAge = ({ changedAt: a = ALWAYS_NEW }: SitePage, { changedAt: b = ALWAYS_NEW }: SitePage) =>
  a === b ? 0 : a < b ? 1 : -1;
/** Sorts after every date: pages of releases are never too old. */
const ALWAYS_NEW = '~';

const namesOf = memoize((pages: SitePage[]) =>
  pages.map(({ label, path }) => searchText(`${label} ${path}`)),
);

/**
 * The first pages whose name and address contain a word starting with each of the searched words, then those with other
 * forms of them; none for an empty search.
 */
export function matchingEntries(pages: SitePage[], words: string): SitePage[] {
  const searched = wordsOf(words).slice(0, MAX_WORDS);
  if (!searched.length) return [];
  const names = namesOf(pages);
  const found: SitePage[] = [];
  const others: SitePage[] = [];
  const forms = searched.map((word) => [` ${word}`, ` ${STEM}${stemOf(word)} `] as const);
  for (const [at, page] of pages.entries()) {
    const name = names[at] ?? '';
    if (forms.every(([word]) => name.includes(word))) found.push(page);
    else if (others.length < MAX_RESULTS && forms.every((each) => each.some((form) => name.includes(form))))
      others.push(page);
    if (found.length === MAX_RESULTS) break;
  }
  return [...found, ...others].slice(0, MAX_RESULTS);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const searchText = (text: string) =>
  ` ${wordsOf(text).join(' ')} ${wordsOf(text)
    .map((word) => STEM + stemOf(word))
    .join(' ')} `;
/** Marks a stem, so that it matches no word. */
const STEM = '~';
