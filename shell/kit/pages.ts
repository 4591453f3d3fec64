import { array, type Infer, integer, is, optional, string, type } from 'superstruct';

/** A listed page of the site. */
export const SitePage = type({
  path: string(),
  label: string(),
  /** The heading it is listed under. */
  group: string(),
  /** Time of the last content change, if known; ISO 8601. */
  changedAt: optional(string()),
});
export type SitePage = Infer<typeof SitePage>;

export const PAGES_FILE = '/pages.json';

/** One result page of the site's pages, grouped by heading. `page` is its number, `pageCount` the total. */
export const SitePagesResult = type({ pages: array(SitePage), page: integer(), pageCount: integer() });
export type SitePagesResult = Infer<typeof SitePagesResult>;

/** One result page, grouped by heading; undefined beyond the last. */
export function paginatePages(
  pages: SitePage[],
  page: number,
  size = PAGE_SIZE,
): SitePagesResult | undefined {
  const pageCount = Math.max(1, Math.ceil(pages.length / size));
  if (page > pageCount) return undefined;
  const groups = [...new Set(pages.map(({ group }) => group))];
  const groupOrder = new Map(groups.map((group, index) => [group, index]));
  const orderOf = ({ group }: SitePage) => groupOrder.get(group) ?? 0;
  const inOrder = pages.toSorted((one, other) => orderOf(one) - orderOf(other));
  return { pages: inOrder.slice((page - 1) * size, page * size), page, pageCount };
}

const PAGE_SIZE = 500;

let pagesSource: (() => SitePage[]) | undefined;

/** Sets a local source of the pages, which replaces requests on the server. */
export function setPagesSource(list: () => SitePage[]) {
  pagesSource = list;
}

/** Every listed page of the live releases and of published content, in site order. */
export async function fetchAllPages(signal?: AbortSignal): Promise<SitePage[]> {
  return pagesSource ? pagesSource() : fetchPageList(PAGES_FILE, signal);
}

/** The paths, of those given, at which a listed page exists. */
export async function findExistingPaths(
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<Set<string>> {
  const batches = Array.from({ length: Math.ceil(paths.length / MAX_PATHS_PER_REQUEST) }, (_, n) =>
    paths
      .slice(n * MAX_PATHS_PER_REQUEST, (n + 1) * MAX_PATHS_PER_REQUEST)
      .map((path) => ['path', path.slice(0, MAX_PATH_LENGTH)]),
  );
  const found = await Promise.all(
    batches.map((part) => fetchPageList(`${PAGES_FILE}?${new URLSearchParams(part)}`, signal)),
  );
  return new Set(found.flat().map(({ path }) => path));
}

/** Paths per request; longer paths are cut, so that the URL stays within server limits. */
export const MAX_PATHS_PER_REQUEST = 20;
const MAX_PATH_LENGTH = 250;

async function fetchPageList(address: string, signal?: AbortSignal): Promise<SitePage[]> {
  const response = await fetch(address, { signal });
  const pages: unknown = response.ok ? await response.json() : undefined;
  if (!is(pages, array(SitePage))) throw new Error(`no list of pages: ${response.status}`);
  return pages;
}

/** One result page; undefined beyond the last. */
export async function fetchPages(number: number, signal?: AbortSignal): Promise<SitePagesResult | undefined> {
  if (pagesSource) return paginatePages(pagesSource(), number);
  const response = await fetch(`${PAGES_FILE}?page=${number}`, { signal });
  if (response.status === 404) return undefined;
  const page: unknown = response.ok ? await response.json() : undefined;
  if (!is(page, SitePagesResult)) throw new Error(`no list of pages: ${response.status}`);
  return page;
}
