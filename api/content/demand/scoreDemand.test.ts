import { meaningfulWords } from '../../platform/records/meaningfulWords';
import { createRandom } from '../../testing/createRandom';
import { createDemandScorer, type DemandedPage, type DemandSignals } from './scoreDemand';

const scoreDemand = (one: DemandedPage, signals: DemandSignals) => createDemandScorer(signals)(one);

const page = (part: Partial<DemandedPage> = {}): DemandedPage => ({
  path: '/its-legal-round-rock-texas',
  title: 'Managed IT services for law firms in Round Rock',
  subjects: [
    { kind: 'service', name: 'Managed IT services' },
    { kind: 'industry', name: 'law firms' },
    { kind: 'place', name: 'Round Rock' },
  ],
  ...part,
});
const counted = (texts: Record<string, number>) =>
  Object.entries(texts).map(([text, count]) => ({ words: meaningfulWords(text), count }));
const signals = (part: Partial<DemandSignals> = {}): DemandSignals => ({
  requests: new Map(),
  searches: [],
  queries: [],
  ...part,
});
const requests = (paths: Record<string, number>) => ({
  requests: new Map(
    Object.entries(paths).map(([path, count]) => [path, { words: meaningfulWords(path), count }]),
  ),
});

test('a page that nobody asked for has no score', () => {
  expect(scoreDemand(page(), signals())).toEqual({
    urlRequests: 0,
    similarRequests: 0,
    searches: 0,
    impressions: 0,
    score: 0,
  });
});

test('each part is counted and shown apart, and makes the score', () => {
  const demand = scoreDemand(
    page({ path: '/its-legal-round-rock-texas/' }),
    signals({
      ...requests({ '/its-legal-round-rock-texas': 12, '/it/law-round-rock.html': 4, '/wp-login.php': 900 }),
      searches: counted({ 'lawyers round rock': 9, 'law round rock': 3 }),
      queries: counted({ 'it support law firms in round rock': 100, 'round rock express': 5_000 }),
    }),
  );
  expect(demand).toEqual({ urlRequests: 12, similarRequests: 4, searches: 3, impressions: 100, score: 48 });
});

test.each([
  ['round rock law', true],
  ['managed services in round rock', true],
  ['rock law', false],
  ['services in round rock', false],
  ['law firms', false],
  ['backup', false],
])('the search “%s” is about a service for an industry in a place: %s', (search, isAbout) => {
  const { searches } = scoreDemand(page(), signals({ searches: counted({ [search]: 1 }) }));
  expect(searches).toBe(isAbout ? 1 : 0);
});

test.each([
  ['round rock', true],
  ['texas round rock', true],
  ['round rock restaurants', false],
])('the search “%s” is about a page with one place: %s', (search, isAbout) => {
  const one = page({
    path: '/round-rock-texas',
    title: 'Round Rock, Texas',
    subjects: [{ kind: 'place', name: 'Round Rock' }],
  });
  const { searches } = scoreDemand(one, signals({ searches: counted({ [search]: 1 }) }));
  expect(searches).toBe(isAbout ? 1 : 0);
});

/** The parts by the rule as it is written, one text after the other. */
function countPlainly({ path, title, subjects }: DemandedPage, all: DemandSignals) {
  const generic = ['managed', 'service', 'business', 'company', 'firm', 'office', 'technology'];
  const own = meaningfulWords(`${path} ${title} ${subjects.map(({ name }) => name).join(' ')}`);
  const isAbout = (words: ReadonlySet<string>) => {
    const named = subjects.filter(({ kind, name }) => {
      const every = [...meaningfulWords(name)];
      const ofItsOwn = kind === 'place' ? [] : every.filter((word) => !generic.includes(word));
      if (ofItsOwn.length) return ofItsOwn.some((word) => words.has(word));
      return every.length > 0 && every.every((word) => words.has(word));
    });
    if (named.length > 1) return true;
    return named.length === 1 && subjects.length === 1 && [...words].every((word) => own.has(word));
  };
  const sum = (list: Iterable<{ words: ReadonlySet<string>; count: number }>) =>
    [...list].filter(({ words }) => isAbout(words)).reduce((total, { count }) => total + count, 0);
  const others = new Map(all.requests);
  others.delete(path);
  return {
    urlRequests: all.requests.get(path)?.count ?? 0,
    similarRequests: sum(others.values()),
    searches: sum(all.searches),
    impressions: sum(all.queries),
  };
}

test.each([1, 2, 3, 4, 5])('random pages and signals score as by the plain rule (%s)', (seed) => {
  const { below, pick } = createRandom(seed);
  const names = {
    service: ['Managed services', 'Business technology', 'Cloud backup', 'Help desk', 'of the'],
    industry: ['Law firms', 'Dental offices', 'Construction companies', 'Health'],
    place: ['Round Rock', 'Rock', 'Taylor', 'West Lake Hills'],
  };
  const words = Object.values(names).flat().join(' ').split(' ');
  const phrase = () => Array.from({ length: below(5) }, () => pick(words)).join(' ');
  const counts = () =>
    Array.from({ length: 60 }, () => ({ words: meaningfulWords(phrase()), count: 1 + below(9) }));
  const random = {
    requests: new Map(counts().map((counting, index) => [`/page-${index}`, counting])),
    searches: counts(),
    queries: counts(),
  };
  const score = createDemandScorer(random);
  for (let index = 0; index < 60; index++) {
    const kinds = (['service', 'industry', 'place'] as const).filter(() => below(3) > 0);
    const subjects = kinds.map((kind) => ({ kind, name: pick(names[kind]) }));
    const one = page({ path: `/page-${below(90)}`, title: phrase(), subjects });
    expect(score(one)).toMatchObject(countPlainly(one, random));
  }
});
