import type { SearchEntry } from '../kit/search';
import { createSearch } from '../src/search/createSearch';
import { groupHits } from '../src/search/groupHits';

/** Entry point for tests of other packages: the paths that the site search lists for a query, in their order. */
export function findPaths(entries: SearchEntry[]): (typed: string) => string[] {
  const search = createSearch(entries);
  return (typed) => groupHits(search(typed)).flatMap((group) => group.entries.map(({ path }) => path));
}
