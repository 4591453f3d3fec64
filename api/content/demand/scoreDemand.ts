import { meaningfulWords } from '../../platform/records/meaningfulWords';
import type { PageDemand } from './contract';

/** A page that waits, with the names of what it is about: its service, industry and place. */
export interface DemandedPage {
  path: string;
  title: string;
  subjects: readonly { kind: 'service' | 'industry' | 'place'; name: string }[];
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

/** How much a page is in demand, with the parts that make the score. */
export function scoreDemand(page: DemandedPage, signals: DemandSignals): PageDemand {
  const isAbout = createMatcher(page);
  const path = withoutEndSlash(page.path);
  const urlRequests = signals.requests.get(path)?.count ?? 0;
  const others = [...signals.requests].filter(([other]) => other !== path).map(([, counted]) => counted);
  const parts = {
    urlRequests,
    similarRequests: sumOf(others.filter(isAbout)),
    searches: sumOf(signals.searches.filter(isAbout)),
    impressions: sumOf(signals.queries.filter(isAbout)),
  };
  const names = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];
  const score = names.reduce((sum, name) => sum + parts[name] * WEIGHTS[name], 0);
  return { ...parts, score: Math.round(score * 100) / 100 };
}

export const withoutEndSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/**
 * A text is about a page if it names two of its subjects. About a page with one subject, it names that one and says
 * nothing that is not on the page.
 */
function createMatcher({ path, title, subjects }: DemandedPage): (text: Counted) => boolean {
  const own = meaningfulWords(`${path} ${title} ${subjects.map(({ name }) => name).join(' ')}`);
  const namings = subjects.map(({ kind, name }) => createNaming(kind, name));
  return ({ words }) => {
    const named = namings.filter((isNamed) => isNamed(words)).length;
    return named > 1 || (named === 1 && namings.length === 1 && [...words].every((word) => own.has(word)));
  };
}

/** A place is named by all its words; a service or an industry by one that is its own, or by all. */
function createNaming(
  kind: DemandedPage['subjects'][number]['kind'],
  name: string,
): (words: ReadonlySet<string>) => boolean {
  const all = [...meaningfulWords(name)];
  const ownWords = kind === 'place' ? [] : all.filter((word) => !GENERIC.has(word));
  return (words) =>
    ownWords.length
      ? ownWords.some((word) => words.has(word))
      : all.length > 0 && all.every((word) => words.has(word));
}

const sumOf = (list: readonly Counted[]) => list.reduce((sum, { count }) => sum + count, 0);
