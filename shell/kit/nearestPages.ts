import { mainNavigation, paths } from '../paths';

export interface KnownPage {
  label: string;
  path: string;
}

const MAIN = new Set<string>([paths.services, paths.industries, paths.blog, paths.contact]);

/** Shown before anything is typed. */
export const defaultPages: KnownPage[] = [
  ...mainNavigation.filter(({ to }) => MAIN.has(to)).map(({ label, to }) => ({ label, path: to })),
  { label: 'Sitemap', path: paths.sitemap },
];

/**
 * The five pages closest to the typed text, with their edit distance. A path or label that contains the text counts
 * as close.
 */
export function nearestPages(typed: string, pages: KnownPage[]): (KnownPage & { distance: number })[] {
  const wanted = typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 60);
  return pages
    .map(({ label, path }) => ({ label, path, distance: shortestDistance(wanted, { label, path }) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 5);
}

function shortestDistance(wanted: string, { label, path }: KnownPage): number {
  const names = [path.split('/').at(-1) ?? '', label].map((name) =>
    name.toLowerCase().replace(/[^a-z0-9]/g, ''),
  );
  return Math.min(
    ...names.map((name) =>
      wanted.length > 2 && name.includes(wanted)
        ? Math.min(1, name.length - wanted.length)
        : editDistance(wanted, name),
    ),
  );
}

/** Levenshtein distance. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = row[j - 1]! + (from[i - 1] === to[j - 1] ? 0 : 1);
      next[j] = Math.min(change, row[j]! + 1, next[j - 1]! + 1);
    }
    row = next;
  }
  return row[to.length]!;
}
