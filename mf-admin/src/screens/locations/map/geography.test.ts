import { milesBetween } from '@site/shell/distance';
import { milesToRadius, nearestAreas, projectAround } from './geography';

const roundRock = { slug: 'round-rock', lat: 30.5083, lng: -97.6789 };
const areas = [
  { slug: 'dallas', lat: 32.7767, lng: -96.797 },
  { slug: 'georgetown', lat: 30.6333, lng: -97.677 },
  { slug: 'hutto', lat: 30.5427, lng: -97.5467 },
  { slug: 'nowhere', lat: null, lng: -97 },
  { slug: 'cedar-park', lat: 30.5052, lng: -97.8203 },
];

test('distances are great-circle distances', () => {
  expect(milesBetween(roundRock, areas[0] as never)).toBeCloseTo(165, 0);
  expect(milesBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(69.1, 1);
});

test('the nearest areas come first, areas without coordinates are left out', () => {
  const near = nearestAreas(roundRock, areas, 3);
  expect(near.map(({ slug }) => slug)).toEqual(['hutto', 'cedar-park', 'georgetown']);
  expect(near[0]?.miles).toBeCloseTo(8.2, 1);
});

test('areas at the same distance are sorted by name', () => {
  const twins = ['b', 'a'].map((slug) => ({ slug, lat: 30, lng: -97 }));
  expect(nearestAreas(roundRock, twins, 2).map(({ slug }) => slug)).toEqual(['a', 'b']);
});

test('north is up, east is right, and ten miles lie at the ten-mile ring', () => {
  expect(projectAround(roundRock, areas[1] as never)).toMatchObject({ x: expect.closeTo(0, -1) });
  expect(projectAround(roundRock, areas[1] as never).y).toBeLessThan(-100);
  expect(projectAround(roundRock, areas[4] as never).x).toBeLessThan(-100);
  const north = { lat: roundRock.lat + 10 / 69.09, lng: roundRock.lng };
  expect(-projectAround(roundRock, north).y).toBe(milesToRadius(10));
});
