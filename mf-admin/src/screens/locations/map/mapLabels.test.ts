import { initialLocations } from '@site/api/content/locations/initial';
import { projectAround } from './geography';
import { boxOf, positionLabels, type Station } from './mapLabels';

const sheet = { left: -345, right: 345, top: -370, bottom: 390 };
const desk = { lat: 30.5083, lng: -97.6789 };

const boxesOf = (stations: readonly Station[]) => {
  const labels = positionLabels(stations, sheet);
  return stations.map((station, at) => ({ ...boxOf(station, labels[at]!), name: station.name }));
};

/** The pairs of names of which one covers the other. */
function meeting(stations: readonly Station[]): string[] {
  const boxes = boxesOf(stations);
  return boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} and ${b.name}`),
  );
}

test('no two names of the areas that come with the site meet, and none leaves the sheet', () => {
  const stations = initialLocations.map((area) => ({ name: area.name, ...projectAround(desk, area) }));
  expect(stations).toHaveLength(10);
  expect(meeting(stations)).toEqual([]);
  for (const { left, right } of boxesOf(stations)) {
    expect(left).toBeGreaterThanOrEqual(sheet.left);
    expect(right).toBeLessThanOrEqual(sheet.right);
  }
});

test('names of neighbours part, in whichever order they come', () => {
  const near = [
    { name: 'Hutto', x: 80, y: -10 },
    { name: 'Taylor', x: 120, y: -18 },
  ];
  expect(meeting(near)).toEqual([]);
  expect(meeting(near.toReversed())).toEqual([]);
});
