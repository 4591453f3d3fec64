/** An entry of the site search: a page, or a question that a page answers. */
export interface SearchEntry {
  path: string;
  /** The heading it is listed under. */
  group: string;
  title: string;
  /** Description of the page, or the beginning of the answer. */
  summary?: string;
  /** Additional search terms. */
  words?: string;
  /** The illustration at the top of the page. */
  image?: string;
}

/** The search index that the browser loads. */
export interface SearchFile {
  entries: SearchEntry[];
  /** False if the index holds only the newest pages. Older pages are then searched on the server, by title. */
  isAll: boolean;
}

export const SEARCH_FILE = '/search.json';

/** Returns the `SearchEntry` list for `q`, from the older pages that the index omits. */
export const OLDER_FILE = '/search-older.json';

export const QUESTIONS = 'Questions';
