import { exampleLocation } from '@site/api/content/locations/example';
import { POSITIONS } from '../../geography/positions';
import { planOf } from './DistanceMap';
import { boxOf, isCrossedBy, isOver } from './mapLabels';

const cities = Object.entries(POSITIONS).map(([slug, [lat, lng]]) => ({
  slug,
  lat,
  lng,
  name: slug.replace('-', ' '),
}));

test.each(cities)('no name on the map of $slug is struck by a road, a dot or another text', (city) => {
  const others = cities.filter(({ slug }) => slug !== city.slug) as never;
  const { stations, lines, labels, boxes: texts } = planOf(exampleLocation({ ...city, others }));
  const boxes = stations.map((station) => ({ ...station, box: boxOf(station, labels.get(station.slug)!) }));
  expect(boxes).toHaveLength(cities.length);
  for (const { slug, box } of boxes) {
    const struck = [
      ...lines.filter(([from, to]) => isCrossedBy(box, from, to)),
      ...stations.filter(({ x, y }) => isOver(box, { left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 })),
      ...boxes.filter((other) => other.slug !== slug && isOver(box, other.box)),
      ...texts.filter((text) => isOver(box, text)),
    ];
    expect([slug, struck]).toEqual([slug, []]);
    expect(box.left).toBeGreaterThan(-345);
    expect(box.right).toBeLessThan(345);
  }
});

test('no distance or river on the map covers another', () => {
  const { boxes } = planOf(exampleLocation(cities[0]));
  const covered = boxes.filter((box) => boxes.some((other) => other !== box && isOver(box, other)));
  expect(covered).toEqual([]);
});
