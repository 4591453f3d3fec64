import type { FoundEntry } from './finder';

export interface FoundGroup {
  name: string;
  entries: FoundEntry[];
}

/** How many keep their places, however their headings fall. */
const first = 3;

/** What was found, under its headings: the likeliest three in their order, then the others, each heading once. */
export function groupsOf(found: FoundEntry[]): FoundGroup[] {
  const top: FoundGroup[] = [];
  for (const entry of found.slice(0, first)) add(entry, top, top.slice(-1));
  const rest: FoundGroup[] = [];
  for (const entry of found.slice(first)) add(entry, rest, rest);
  return [...top, ...rest];
}

/** Puts an entry into one of the open groups, or begins another. */
function add(entry: FoundEntry, groups: FoundGroup[], open: FoundGroup[]): void {
  const group = open.find(({ name }) => name === entry.group);
  if (group) group.entries.push(entry);
  else groups.push({ name: entry.group, entries: [entry] });
}
