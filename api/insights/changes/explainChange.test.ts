import { explainChange, type Segment } from './explainChange';

const segment = (key: string, before: number, now: number, dimension = 'channel'): Segment => ({
  dimension,
  key,
  before,
  now,
});
const explain = (...segments: Segment[]) => {
  const sum = (name: 'now' | 'before') =>
    segments.filter(({ dimension }) => dimension === 'channel').reduce((so, each) => so + each[name], 0);
  return explainChange({ now: sum('now'), before: sum('before') }, segments);
};
const keysOf = (...given: Parameters<typeof explain>) => explain(...given).map(({ key }) => key);

test('names what fell while the rest stayed, and what the total would have been', () => {
  const found = explain(segment('Search', 600, 300), segment('Direct', 400, 400));
  expect(found).toEqual([{ ...segment('Search', 600, 300), expected: 600, totalExpected: 1000 }]);
});

test('names what grew further than the rest', () => {
  const [first, ...others] = explain(segment('Email', 100, 400), segment('Search', 500, 550));
  expect(first).toMatchObject({ key: 'Email', totalExpected: 660 });
  expect(first?.expected).toBeCloseTo(110, 9);
  expect(others).toEqual([]);
});

test('explains nothing where everything changed alike, by chance or not at all', () => {
  expect(keysOf(segment('Search', 600, 300), segment('Direct', 400, 200))).toEqual([]);
  expect(keysOf(segment('Search', 60, 55), segment('Direct', 40, 41))).toEqual([]);
  expect(keysOf(segment('Search', 100, 50), segment('Direct', 50, 100))).toEqual([]);
});

test('counts what is new and what has disappeared', () => {
  expect(keysOf(segment('Search', 100, 100), segment('Social', 0, 80))).toEqual(['Social']);
  expect(keysOf(segment('Search', 100, 100), segment('Social', 80, 0))).toEqual(['Social']);
});

test('leaves out what makes little of the change', () => {
  expect(keysOf(segment('Search', 600, 300), segment('Social', 20, 0), segment('Direct', 400, 400))).toEqual([
    'Search',
  ]);
});

test('leaves out what is the total, and lists the same visits once', () => {
  const segments = [
    segment('Email', 100, 400),
    segment('Search', 500, 500),
    segment('US', 600, 900, 'country'),
    segment('november', 100, 400, 'campaign'),
  ];
  expect(keysOf(...segments)).toEqual(['Email']);
});

test('ranks by how clear a change is, so that a campaign precedes the page that it leads to', () => {
  const segments = [
    segment('Social', 100, 20),
    segment('Email', 300, 60),
    segment('Search', 900, 900),
    segment('/contact', 500, 250, 'entry'),
  ];
  expect(keysOf(...segments)).toEqual(['Email', '/contact', 'Social']);
});
