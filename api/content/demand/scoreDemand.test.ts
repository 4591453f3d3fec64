import { meaningfulWords } from '../../platform/records/meaningfulWords';
import { type DemandedPage, type DemandSignals, scoreDemand } from './scoreDemand';

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
