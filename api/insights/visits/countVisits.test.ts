import { buildVisits } from './buildVisits';
import { countInBatches, countVisits, keysOf, mergeKeys } from './countVisits';
import type { VisitRecord } from './model';

const at = new Date('2030-11-20T12:00:00Z');
const [template] = buildVisits([
  {
    name: 'page_view',
    path: '/',
    at,
    day: '2030-11-20',
    visitor: 'v',
    class: 'direct',
    device: 'phone',
    browser: 'Firefox',
  } as never,
]) as [VisitRecord];

test('counts the visits of a day in batches like all at once, also a visitor with visits in two batches', async () => {
  // Three visits of each visitor, so that 2,000 visits end within one.
  const visits = Array.from({ length: 4501 }, (_, n) => ({
    ...template,
    visitor: `v${Math.floor(n / 3)}`,
    device: n % 2 ? 'phone' : 'desktop',
  }));
  const byDevice = (visit: VisitRecord) => keysOf(visit, 'device');
  const counts = await countInBatches(visits, byDevice);
  expect(counts).toEqual(countVisits(visits, byDevice));
  expect([...counts.values()].reduce((sum, each) => sum + each.visits, 0)).toBe(4501);
  expect((await countInBatches(visits, () => [{ key: 'all' }])).get('all')?.visitors).toBe(1501);
  expect(await countInBatches([], byDevice)).toEqual(new Map());
});

test('merged values have the counts of their dimension alone, which those of a pair are added to', () => {
  const pages = [
    { key: '/a', ownViews: 2, ownEngaged: 10, ownDepth: 40, ownDepthVisits: 1 },
    { key: '/b', ownViews: 1, ownEngaged: 5 },
  ];
  const page = { key: 'other', ownViews: 3, ownEngaged: 15, ownDepth: 40, ownDepthVisits: 1 };
  expect(mergeKeys('other', pages)).toEqual(page);
  expect({ ...page, ...mergeKeys('other', [{ key: 'x' }, { key: 'y' }]) }).toEqual(page);
});

test('time on a page counts as far as the visit has been that long, and a minute more', () => {
  const event = (seconds: number, part: object) =>
    ({ ...template, at: new Date(at.getTime() + seconds * 1000), visitor: 'v', path: '/', ...part }) as never;
  const engaged = (seconds: number, value: number) => event(seconds, { name: 'engagement', value });
  const [visit] = buildVisits([
    event(0, { name: 'page_view' }),
    engaged(30, 1_800_000),
    engaged(30, 1_800_000),
    engaged(120, 20_000),
    engaged(130, 1_800_000),
  ]);
  expect(visit?.engaged).toBe(190_000);
  expect(visit?.pages).toEqual([{ path: '/', views: 1, engaged: 190_000 }]);
});
