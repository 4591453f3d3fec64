import { createPause } from '../../platform/threads/createPause';
import type { SitemapEntry } from './contract';

/** Paths per list; the counts are complete. */
export const MAX_LISTED_PATHS = 200;

/** The paths that were added, removed or changed from one result to another. */
export async function compareEntries(from: SitemapEntry[], to: SitemapEntry[]) {
  const { added, removed, changed } = await findDifferences(from, to);
  return { added: listPaths(added), removed: listPaths(removed), changed: listPaths(changed) };
}

export async function findDifferences(from: SitemapEntry[], to: SitemapEntry[]) {
  const before = new Map<string, SitemapEntry>();
  const added: SitemapEntry[] = [];
  const changed: SitemapEntry[] = [];
  const pause = createPause();
  for (const entry of from) {
    before.set(entry.path, entry);
    await pause();
  }
  for (const entry of to) {
    const known = before.get(entry.path);
    before.delete(entry.path);
    if (!known) added.push(entry);
    else if (JSON.stringify(known) !== JSON.stringify(entry)) changed.push(entry);
    await pause();
  }
  return { added, removed: [...before.values()], changed };
}

const listPaths = (entries: SitemapEntry[]) => ({
  count: entries.length,
  paths: entries.slice(0, MAX_LISTED_PATHS).map(({ path }) => path),
});
