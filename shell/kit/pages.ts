import { array, type Infer, is, optional, string, type } from 'superstruct';

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

let known: (() => SitePage[]) | undefined;

/** Says where the pages are known without asking, as on the server. */
export function providePages(list: () => SitePage[]) {
  known = list;
}

/** Every page of the live releases and of the site's data that may be found, in the order of the house. */
export async function askPages(signal?: AbortSignal): Promise<SitePage[]> {
  if (known) return known();
  const answer = await fetch(PAGES_FILE, { signal });
  const pages: unknown = answer.ok ? await answer.json() : undefined;
  if (!is(pages, array(SitePage))) throw new Error(`no list of pages: ${answer.status}`);
  return pages;
}
