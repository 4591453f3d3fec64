import { exampleLocation } from '@site/api/content/locations/example';
import { POSITIONS } from '../../geography/positions';
import { boxOf, isCrossedBy, isOver, isWithin } from './mapLabels';
import { FACTS, NARROW, WIDE } from './mapTexts';
import { planMap } from './planMap';

const cities = Object.entries(POSITIONS).map(([slug, [lat, lng]]) => ({
  slug,
  lat,
  lng,
  name: slug.replace('-', ' '),
}));
const mapOf = (city: { slug: string; lat: number; lng: number; name: string }) =>
  planMap(exampleLocation({ ...city, others: cities.filter(({ slug }) => slug !== city.slug) as never }));

test.each(cities)('no name on the map of $slug is struck by a road, a dot or another text', (city) => {
  const { stations, lines, labels, texts, markers, distance } = mapOf(city);
  const boxes = stations.map((station) => ({ ...station, box: boxOf(station, labels.get(station.slug)!) }));
  const notes = [...texts, ...markers.map(({ text }) => text), ...(distance ? [distance.text] : [])];
  expect(stations.map(({ slug }) => slug)).toEqual(expect.arrayContaining([city.slug, 'round-rock']));
  for (const { slug, box, isWide } of boxes) {
    const struck = [
      ...lines.filter(([from, to]) => isCrossedBy(box, from, to)),
      ...stations.filter(({ x, y }) => isOver(box, { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 })),
      ...boxes.filter((other) => other.slug !== slug && isOver(box, other.box)),
      ...notes.filter((note) => isOver(box, note.box)),
    ];
    expect([slug, struck]).toEqual([slug, []]);
    expect([slug, isWithin(box, isWide ? WIDE : NARROW)]).toEqual([slug, true]);
  }
  for (const note of notes)
    expect(notes.filter((other) => other !== note && isOver(note.box, other.box))).toEqual([]);
});

test.each(cities)('no note on the map of $slug is behind the facts', (city) => {
  const { texts, markers } = mapOf(city);
  const notes = [...texts, ...markers.map(({ text }) => text)];
  expect(notes.filter(({ box }) => box.bottom > FACTS)).toEqual([]);
});

test.each(cities)('the map of $slug shows a river, a road and the miles', (city) => {
  const { rivers, roads, interstate, rings, texts } = mapOf(city);
  expect([rivers.length, roads.length, interstate.length, rings.length].every(Boolean)).toBe(true);
  expect(texts.some(({ text }) => / mi$/.test(text))).toBe(true);
  expect(texts.some(({ text }) => /River|Creek|Lake/.test(text))).toBe(true);
});

test('a place far from the known landscape keeps the distance, the circles and the office', () => {
  const { distance, rings, stations } = mapOf({
    slug: 'el-paso',
    name: 'El Paso',
    lat: 31.76,
    lng: -106.49,
  });
  expect(distance?.text.text).toBe('528 miles');
  expect(rings.length).toBeGreaterThan(1);
  expect(stations.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['el-paso', 'round-rock']));
});

test('a map of a place near the office has a scale that shows the town', () => {
  const { here, office } = mapOf({ slug: 'next-door', name: 'Next Door', lat: 30.51, lng: -97.68 });
  expect(Math.hypot(here.x - office.x, here.y - office.y)).toBeLessThan(20);
});
