import { BANDS, bandOf, similarityOf } from '../../content/markdown/minHash';
import { createPause } from '../../platform/threads/createPause';

/** At most so many pages of one group are compared with each other, and named for each page. */
const MAX_GROUP = 40;
const MAX_NAMED = 5;
export const NEAR = 0.8;

export interface SignedPage {
  path: string;
  signature: Uint32Array;
}

/**
 * The pages with near-duplicate content, by path, the most similar first: `/a (92%)`. Candidates share a band of their
 * signatures. Band by band, with pauses for requests.
 */
export async function findSimilarPages(pages: readonly SignedPage[]): Promise<Map<string, string[]>> {
  const similar = new Map<string, Map<string, number>>();
  const pause = createPause();
  for (let band = 0; band < BANDS; band += 1) {
    const groups = new Map<string, SignedPage[]>();
    for (const page of pages) {
      const key = bandOf(page.signature, band);
      const group = groups.get(key);
      if (!group) groups.set(key, [page]);
      else if (group.length < MAX_GROUP) group.push(page);
      await pause();
    }
    for (const group of groups.values()) {
      if (group.length < 2) continue;
      compareGroup(group, similar);
      await pause();
    }
  }
  return new Map([...similar].map(([path, others]) => [path, nameNearest(others)]));
}

function compareGroup(group: readonly SignedPage[], similar: Map<string, Map<string, number>>): void {
  for (const [at, one] of group.entries())
    for (const other of group.slice(at + 1)) {
      if (similar.get(one.path)?.has(other.path)) continue;
      const share = similarityOf(one.signature, other.signature);
      if (share < NEAR) continue;
      add(similar, one.path, other.path, share);
      add(similar, other.path, one.path, share);
    }
}

function add(similar: Map<string, Map<string, number>>, path: string, other: string, share: number): void {
  const others = similar.get(path) ?? new Map<string, number>();
  others.set(other, share);
  similar.set(path, others);
}

const nameNearest = (others: Map<string, number>): string[] =>
  [...others]
    .sort((one, other) => other[1] - one[1])
    .slice(0, MAX_NAMED)
    .map(([path, share]) => `${path} (${Math.round(share * 100)}%)`);
