import { array, type Infer, integer, is, optional, string, type } from 'superstruct';

/** A page that may be found, as lists of the site's pages name it. */
export const SitePage = type({
  path: string(),
  label: string(),
  /** The heading it stands under. */
  group: string(),
  /** When its content changed last, where that is known; ISO 8601. */
  changedAt: optional(string()),
});
export type SitePage = Infer<typeof SitePage>;

export const PAGES_FILE = '/pages.json';

/** A part of the pages, heading by heading. */
export const SitePagesResult = type({ pages: array(SitePage), sheet: integer(), sheets: integer() });
export type SitePagesResult = Infer<typeof SitePagesResult>;

/** The pages of one sheet; nothing beyond the last. */
export function paginatePages(
  pages: SitePage[],
  sheet: number,
  most = MOST_ON_SHEET,
): SitePagesResult | undefined {
  const sheets = Math.max(1, Math.ceil(pages.length / most));
  if (sheet > sheets) return undefined;
  const groups = [...new Set(pages.map(({ group }) => group))];
  const places = new Map(groups.map((group, place) => [group, place]));
  const placeOf = ({ group }: SitePage) => places.get(group) ?? 0;
  const inOrder = pages.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { pages: inOrder.slice((sheet - 1) * most, sheet * most), sheet, sheets };
}

const MOST_ON_SHEET = 500;

let known: (() => SitePage[]) | undefined;

/** Says where the pages are known without asking, as on the server. */
export function providePages(list: () => SitePage[]) {
  known = list;
}

/** Every page of the live releases and of the site's data that may be found, in the order of the house. */
export async function fetchAllPages(signal?: AbortSignal): Promise<SitePage[]> {
  return known ? known() : pagesFrom(PAGES_FILE, signal);
}

/** Those of some paths at which there is a page that may be found. */
export async function findExistingPaths(
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<Set<string>> {
  const asked = Array.from({ length: Math.ceil(paths.length / MOST_PATHS) }, (_, n) =>
    paths.slice(n * MOST_PATHS, (n + 1) * MOST_PATHS).map((path) => ['path', path.slice(0, LONGEST_PATH)]),
  );
  const found = await Promise.all(
    asked.map((part) => pagesFrom(`${PAGES_FILE}?${new URLSearchParams(part)}`, signal)),
  );
  return new Set(found.flat().map(({ path }) => path));
}

/** So many paths are asked for at once, each no longer than that: an address has its bounds. */
export const MOST_PATHS = 20;
const LONGEST_PATH = 250;

async function pagesFrom(address: string, signal?: AbortSignal): Promise<SitePage[]> {
  const answer = await fetch(address, { signal });
  const pages: unknown = answer.ok ? await answer.json() : undefined;
  if (!is(pages, array(SitePage))) throw new Error(`no list of pages: ${answer.status}`);
  return pages;
}

/** One sheet of them; undefined beyond the last. */
export async function fetchPages(number: number, signal?: AbortSignal): Promise<SitePagesResult | undefined> {
  if (known) return paginatePages(known(), number);
  const answer = await fetch(`${PAGES_FILE}?sheet=${number}`, { signal });
  if (answer.status === 404) return undefined;
  const sheet: unknown = answer.ok ? await answer.json() : undefined;
  if (!is(sheet, SitePagesResult)) throw new Error(`no sheet of pages: ${answer.status}`);
  return sheet;
}
