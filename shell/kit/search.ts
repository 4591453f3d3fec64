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

/** What the search finds without asking anybody. */
export interface SearchFile {
  entries: SearchEntry[];
  /** False where there are more pages than it names: of those that are older the names alone can be asked for. */
  isAll: boolean;
}

export const SEARCH_FILE = '/search.json';

/** Answers `q`: a list of `SearchEntry`, of pages that are too many and too old for the file. */
export const OLDER_FILE = '/search-older.json';

export const QUESTIONS = 'Questions';
