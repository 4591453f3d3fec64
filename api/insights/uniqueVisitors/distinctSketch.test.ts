import { createHash } from 'node:crypto';
import { createSketch, estimateDistinct, mergeSketches, sketchSize } from './distinctSketch';

const id = (n: number) => createHash('sha256').update(String(n)).digest('hex').slice(0, 12);
const ids = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => id(from + n));

test('is exact for few values, each counted once', () => {
  expect(estimateDistinct(createSketch([]))).toBe(0);
  expect(estimateDistinct(createSketch([...ids(0, 1000), ...ids(500, 1500)]))).toBe(1500);
});

test.each([5000, 20_000, 100_000])('estimates %d values within three standard errors', (count) => {
  const estimate = estimateDistinct(createSketch(ids(0, count)));
  expect(Math.abs(estimate / count - 1)).toBeLessThan(3 / Math.sqrt(sketchSize));
});

test('merged sketches are the sketch of the union', () => {
  const merged = mergeSketches([createSketch(ids(0, 9000)), createSketch(ids(6000, 12_000))]);
  expect(merged).toEqual(createSketch(ids(0, 12_000)));
});
