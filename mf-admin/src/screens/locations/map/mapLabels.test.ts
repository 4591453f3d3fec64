import { initialLocations } from '@site/api/content/locations/initial';
import { projectAround } from './geography';
import { boxOf, positionLabels, type Station } from './mapLabels';

const bounds = { left: -345, right: 345, top: -370, bottom: 390 };
const office = { lat: 30.5083, lng: -97.6789 };

const boxesOf = (stations: readonly Station[]) => {
  const labels = positionLabels(stations, bounds);
  return stations.map((station, at) => ({ ...boxOf(station, labels[at]!), name: station.name }));
};

/** The pairs of overlapping labels. */
function meeting(stations: readonly Station[]): string[] {
  const boxes = boxesOf(stations);
  return boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} and ${b.name}`),
  );
}

test('labels of the seeded areas do not overlap or leave the map', () => {
  const stations = initialLocations.map((area) => ({ name: area.name, ...projectAround(office, area) }));
  expect(stations).toHaveLength(10);
  expect(meeting(stations)).toEqual([]);
  for (const { left, right } of boxesOf(stations)) {
    expect(left).toBeGreaterThanOrEqual(bounds.left);
    expect(right).toBeLessThanOrEqual(bounds.right);
  }
});

test('labels of neighbors do not overlap, in any order', () => {
  const near = [
    { name: 'Hutto', x: 80, y: -10 },
    { name: 'Taylor', x: 120, y: -18 },
  ];
  expect(meeting(near)).toEqual([]);
  expect(meeting(near.toReversed())).toEqual([]);
});
