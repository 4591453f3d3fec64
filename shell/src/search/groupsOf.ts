import type { FoundEntry } from './finder';

export interface FoundGroup {
  name: string;
  entries: FoundEntry[];
}

/** What was found, under its headings: each heading once, where the likeliest of it stands. */
export function groupsOf(found: FoundEntry[]): FoundGroup[] {
  const groups = new Map<string, FoundEntry[]>();
  for (const entry of found) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups].map(([name, entries]) => ({ name, entries }));
}
