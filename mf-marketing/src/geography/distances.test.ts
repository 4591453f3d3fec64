import { bearingBetween, milesBetween } from '@site/shell/distance';
import { compassPoint, milesText } from './distances';

const roundRock = { lat: 30.5083, lng: -97.6789 };
const georgetown = { lat: 30.6333, lng: -97.677 };
const dallas = { lat: 32.7767, lng: -96.797 };
const sanAntonio = { lat: 29.4241, lng: -98.4936 };

test('distances over the ground', () => {
  expect(milesBetween(roundRock, georgetown)).toBeCloseTo(8.6, 1);
  expect(milesBetween(roundRock, dallas)).toBeGreaterThan(160);
  expect(milesBetween(roundRock, dallas)).toBeLessThan(170);
  expect(milesBetween(roundRock, roundRock)).toBe(0);
});

test('the way there', () => {
  expect(compassPoint(bearingBetween(roundRock, georgetown))).toBe('north');
  expect(compassPoint(bearingBetween(georgetown, roundRock))).toBe('south');
  expect(compassPoint(bearingBetween(roundRock, sanAntonio))).toBe('southwest');
});

test.each([
  [0, 'north'],
  [359, 'north'],
  [22.6, 'northeast'],
  [270, 'west'],
])('%d degrees is %s', (bearing, point) => expect(compassPoint(bearing)).toBe(point));

test.each([
  [8.64, '8.6'],
  [26.4, '26'],
])('%d miles are written %s', (miles, text) => expect(milesText(miles)).toBe(text));
