import { pauseAfter } from './claim';

test('the pause grows to a quarter of an hour and is drawn by lot', () => {
  expect(pauseAfter(1, 1)).toBe(1000);
  expect(pauseAfter(4, 1)).toBe(8000);
  expect(pauseAfter(4, 0.25)).toBe(2000);
  expect(pauseAfter(500, 1)).toBe(15 * 60_000);
});
