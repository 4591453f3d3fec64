import type { SitemapEntry } from './contract';

/** Paths per list; the counts are complete. */
export const MAX_LISTED_PATHS = 200;

/** The paths that were added, removed or changed from one result to another. */
export function compareEntries(from: SitemapEntry[], to: SitemapEntry[]) {
  const { added, removed, changed } = findDifferences(from, to);
  return { added: listPaths(added), removed: listPaths(removed), changed: listPaths(changed) };
}

export function findDifferences(from: SitemapEntry[], to: SitemapEntry[]) {
  const before = new Map(from.map((entry) => [entry.path, JSON.stringify(entry)]));
  const after = new Set(to.map(({ path }) => path));
  const added = to.filter(({ path }) => !before.has(path));
  const removed = from.filter(({ path }) => !after.has(path));
  const changed = to.filter((entry) => {
    const known = before.get(entry.path);
    return known !== undefined && known !== JSON.stringify(entry);
  });
  return { added, removed, changed };
}

const listPaths = (entries: SitemapEntry[]) => ({
  count: entries.length,
  paths: entries.slice(0, MAX_LISTED_PATHS).map(({ path }) => path),
});
