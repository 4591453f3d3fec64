import MiniSearch, { type SearchResult } from 'minisearch';
import { QUESTIONS, type SearchEntry } from '../../kit/search';
import { stemOf } from '../../kit/stemOf';

export interface SearchHit extends SearchEntry {
  /** Terms of the entry that match the query. */
  terms: string[];
}

/**
 * Full-text search: matches whole, partial and misspelled words, best results first. Where few entries have a word as
 * it was typed, those with all words in other forms follow them.
 */
export function createSearch(entries: SearchEntry[]): (typed: string) => SearchHit[] {
  const index = createIndex(entries, termOf);
  let forms: ReturnType<typeof createIndex> | undefined;
  return (typed) => {
    const found = index.search(typed, {
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 4 ? false : term.length < 5 ? 1 : 2),
      boost: BOOST,
      weights: { fuzzy: 0.35, prefix: 0.6 },
    });
    const wordCount = new Set(typed.split(/[^\p{L}\p{N}’']+/u).flatMap((word) => termOf(word) || [])).size;
    forms ??= createIndex(entries, formOf);
    const inOtherForms = forms.search(typed, { boost: BOOST, combineWith: 'AND' });
    return insertForms(likely(found, wordCount), likely(inOtherForms, 0))
      .flatMap(({ id, terms }) => (entries[id] ? [{ ...entries[id], terms }] : []))
      .filter(firstOfTitle())
      .filter(upToTwo());
  };
}

const BOOST = { title: 3, path: 2, summary: 1.2, group: 0.6 };

function createIndex(entries: SearchEntry[], processTerm: (word: string) => string | null) {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'path', 'group', 'summary', 'words'],
    processTerm,
    // A question has the path of its page, which matches by itself.
    extractField: (entry, field) =>
      field === 'path' && entry.group === QUESTIONS ? '' : String(entry[field as keyof typeof entry] ?? ''),
  });
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  return index;
}

/**
 * Results in other forms after the last one with a word as it was typed, if there are few of those: grouped by heading
 * they would stand before exact results of the next heading. The order of the others stays.
 */
function insertForms(found: SearchResult[], inOtherForms: SearchResult[]): SearchResult[] {
  const isExact = ({ terms, queryTerms }: SearchResult) => queryTerms.some((term) => terms.includes(term));
  const known = new Set(found.map(({ id }) => id));
  if (found.filter(isExact).length > fewExact) return found;
  const at = found.findLastIndex(isExact) + 1;
  const added = inOtherForms.filter(({ id }) => !known.has(id));
  return [...found.slice(0, at), ...added, ...found.slice(at)].slice(0, most);
}

const most = 12;
const fewExact = 2;

/**
 * Drops results with less than half of the words, results with one word where others have more, and results whose score
 * is far below the first.
 */
function likely(found: SearchResult[], wordCount: number): SearchResult[] {
  const count = ({ queryTerms }: SearchResult) => new Set(queryTerms).size;
  const least = Math.max(wordCount / 2, Math.min(2, Math.max(0, ...found.map(count))));
  const fitting = found.filter((result) => count(result) >= least);
  const leastScore = (fitting[0]?.score ?? 0) / 6;
  return fitting.filter(({ score }) => score >= leastScore).slice(0, most);
}

/** Keeps the best of several results that read the same, such as a question that several pages answer. */
function firstOfTitle(): (entry: SearchEntry) => boolean {
  const passed = new Set<string>();
  return ({ group, title }) => {
    const key = JSON.stringify([group, title]);
    return !passed.has(key) && Boolean(passed.add(key));
  };
}

/** Keeps at most two results per page. */
function upToTwo(): (entry: SearchEntry) => boolean {
  const passed = new Map<string, number>();
  return ({ path }) => {
    const [page = ''] = path.split('#');
    const times = (passed.get(page) ?? 0) + 1;
    passed.set(page, times);
    return times <= 2;
  };
}

/** Normalizes a word: lower case, singular; null for stop words. */
function termOf(word: string): string | null {
  const term = word.toLowerCase().replace(/[’']s?$/, '');
  if (STOP_WORDS.has(term)) return null;
  return term.length > 4 ? term.replace(/(?<=[^s])s$/, '') : term;
}

/** The stem of a word, the same for “restored” and “restoring”; null for stop words. */
function formOf(word: string): string | null {
  const term = termOf(word);
  return term && stemOf(term);
}

const STOP_WORDS = new Set(
  'a about an and any are as at be by can could do does for from get have how i if in is it its me my of on or our over so that the their there they this to us was we what when where which who will with would you your'.split(
    ' ',
  ),
);
