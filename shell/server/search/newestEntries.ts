import type { SitePage } from '../../kit/pages';
import { memoize } from '../cache/memoize';

/** So many pages of each heading are read. */
const MOST_OF_GROUP = 100;
const MOST_FOUND = 12;
const MOST_WORDS = 6;

interface PagesByAge {
  /** In the order of the site: those that releases name, and of those that data adds the newest of each heading. */
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
    return count > MOST_OF_GROUP;
  });
  const left = new Set(others);
  return { newest: others.length ? pages.filter((page) => !left.has(page)) : pages, others };
});

const byAge = ({ changedAt: one = NOW }: SitePage, { changedAt: other = NOW }: SitePage) =>
  one === other ? 0 : one < other ? 1 : -1;
/** Beyond every moment: what a release names is never too old. */
const NOW = '~';

const namesOf = memoize((pages: SitePage[]) =>
  pages.map(({ label, path }) => beginnings(`${label} ${path}`)),
);

/** The pages whose names and addresses hold all the words, by their beginnings, as many as are shown; nothing for no word. */
export function matchingEntries(pages: SitePage[], words: string): SitePage[] {
  const asked = wordsOf(words).slice(0, MOST_WORDS);
  if (!asked.length) return [];
  const names = namesOf(pages);
  const found: SitePage[] = [];
  for (const [at, page] of pages.entries()) {
    if (asked.every((word) => names[at]?.includes(` ${word}`))) found.push(page);
    if (found.length === MOST_FOUND) break;
  }
  return found;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const beginnings = (text: string) => ` ${wordsOf(text).join(' ')}`;
