import { clusterAreas, type PlacedArea } from './clusterAreas';

const area = (slug: string, x: number, y: number, part: Partial<PlacedArea> = {}): PlacedArea => ({
  slug,
  name: slug,
  lat: 30,
  lng: -97,
  x,
  y,
  ...part,
});
const far = (count: number) => Array.from({ length: count }, (_, n) => area(`far-${n}`, 1000 + 100 * n, 0));

test('a few areas are not clustered even if they overlap', () => {
  const marks = clusterAreas([area('one', 5, 5), area('two', 5, 5)]);
  expect(marks.map(({ areas }) => areas.map(({ slug }) => slug))).toEqual([['one'], ['two']]);
});

test('overlapping areas are clustered with the sum of their leads and their mean completeness; none is left out', () => {
  const near = [
    area('one', 2, 4, { leads: 1, completeness: 100 }),
    area('two', 8, 6, { leads: 4, completeness: 50 }),
    area('three', 14, 8),
    area('open', 8, 6, { leads: 2, completeness: 80 }),
  ];
  const all = [...near, ...far(100)];
  const marks = clusterAreas(all, 'open');
  expect(marks).toHaveLength(102);
  expect(marks[0]).toMatchObject({ x: 8, y: 6, leads: 5, completeness: 75 });
  expect(marks[0]?.areas).toHaveLength(3);
  expect(marks[1]).toMatchObject({ areas: [{ slug: 'open' }], leads: 2, completeness: 80 });
  expect(marks.flatMap(({ areas }) => areas)).toHaveLength(all.length);
});
