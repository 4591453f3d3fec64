import { meaningfulWords } from '../../platform/records/meaningfulWords';
import type { PageDemand } from './contract';

/** A page that waits, with the names of what it is about: its service, industry and place. */
export interface DemandedPage {
  path: string;
  title: string;
  subjects: readonly Subject[];
}

interface Subject {
  kind: 'service' | 'industry' | 'place';
  name: string;
}

interface Counted {
  words: ReadonlySet<string>;
  count: number;
}

/** What people asked for and this site did not have. */
export interface DemandSignals {
  /** Requests by path, without a slash at the end. */
  requests: ReadonlyMap<string, Counted>;
  searches: readonly Counted[];
  /** Queries with their impressions. */
  queries: readonly Counted[];
}

/** What one count is worth: somebody who knew the URL weighs most, somebody who only saw a list of results least. */
const WEIGHTS = { urlRequests: 3, similarRequests: 1, searches: 2, impressions: 0.02 } as const;

/** Words of many services, which alone name none. */
const GENERIC = new Set(['managed', 'service', 'business', 'company', 'firm', 'office', 'technology']);

/**
 * Creates a function that tells how much a page is in demand, with the parts that make the score. What names a subject is
 * looked up by its words once, since the pages of a run share their subjects.
 */
export function createDemandScorer(signals: DemandSignals): (page: DemandedPage) => PageDemand {
  const requests = createFinder(signals.requests.values());
  const searches = createFinder(signals.searches);
  const queries = createFinder(signals.queries);
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  return (page) => {
    const own = signals.requests.get(withoutEndSlash(page.path));
    const parts = {
      urlRequests: own?.count ?? 0,
      similarRequests: sumOf(requests(page).filter((request) => request !== own)),
      searches: sumOf(searches(page)),
      impressions: sumOf(queries(page)),
    };
    const score = names.reduce((sum, name) => sum + parts[name] * WEIGHTS[name], 0);
    return { ...parts, score: Math.round(score * 100) / 100 };
  };
}

export const withoutEndSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/**
 * Finds the texts about a page: those that name two of its subjects. About a page with one subject are texts that name it
 * and say nothing that is not on the page.
 */
function createFinder(texts: Iterable<Counted>): (page: DemandedPage) => Counted[] {
  const byWord = new Map<string, Counted[]>();
  for (const text of texts)
    for (const word of text.words) {
      const others = byWord.get(word);
      if (others) others.push(text);
      else byWord.set(word, [text]);
    }
  const bySubject = new Map<string, ReadonlySet<Counted>>();
  const findNaming = ({ kind, name }: Subject): ReadonlySet<Counted> => {
    const key = `${kind} ${name}`;
    const naming = bySubject.get(key) ?? new Set(findTexts(kind, name, byWord));
    bySubject.set(key, naming);
    return naming;
  };
  return ({ path, title, subjects }) => {
    const [first, ...others] = subjects.map(findNaming);
    if (!first) return [];
    if (others.length) return [...findRepeated([first, ...others])];
    const own = meaningfulWords(`${path} ${title} ${subjects.map(({ name }) => name).join(' ')}`);
    return [...first].filter(({ words }) => [...words].every((word) => own.has(word)));
  };
}

/** A place is named by all its words; a service or an industry by one that is its own, or by all. */
function findTexts(kind: Subject['kind'], name: string, byWord: ReadonlyMap<string, Counted[]>): Counted[] {
  const all = [...meaningfulWords(name)];
  const ownWords = kind === 'place' ? [] : all.filter((word) => !GENERIC.has(word));
  if (ownWords.length) return ownWords.flatMap((word) => byWord.get(word) ?? []);
  const [first = '', ...others] = all;
  return (byWord.get(first) ?? []).filter(({ words }) => others.every((word) => words.has(word)));
}

/** What is in at least two of the sets. */
function findRepeated(sets: readonly ReadonlySet<Counted>[]): Set<Counted> {
  const repeated = new Set<Counted>();
  sets.forEach((set, index) => {
    for (const other of sets.slice(index + 1)) {
      const [small, large] = set.size < other.size ? [set, other] : [other, set];
      for (const text of small) if (large.has(text)) repeated.add(text);
    }
  });
  return repeated;
}

const sumOf = (list: readonly Counted[]) => list.reduce((sum, { count }) => sum + count, 0);
