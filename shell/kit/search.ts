/** What the site's search can find: a page, or a question that one answers. */
export interface SearchEntry {
  path: string;
  /** The heading it stands under in lists. */
  group: string;
  title: string;
  /** What the page is about, or how the answer begins. */
  summary?: string;
  /** What else it may be found by. */
  words?: string;
  /** The drawing that the page opens with. */
  image?: string;
}

export const SEARCH_FILE = '/search.json';

export const QUESTIONS = 'Questions';
