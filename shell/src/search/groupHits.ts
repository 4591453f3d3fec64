import type { SearchHit } from './createSearch';

export interface SearchHitGroup {
  name: string;
  entries: SearchHit[];
}

/** Groups results by heading, in the order of their best result. */
export function groupHits(found: SearchHit[]): SearchHitGroup[] {
  const groups = new Map<string, SearchHit[]>();
  for (const entry of found) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([name, entries]) => ({ name, entries }));
}
