import { scalePosition } from '../guesses/attacks';
import { STRONG, WEAK } from '../strength/examples';
import { measure } from '../strength/measure';
import { createReplay, openingSentence, UNITS } from './createReplay';
import { replayLines } from './replayLines';

test('guesses the cheapest part first', () => {
  const { parts } = createReplay(WEAK.strength);
  expect(parts.map(({ segment, start, length }) => [segment.text, start, length])).toEqual([
    ['1987', 6, 4],
    ['Austin', 0, 6],
  ]);
});

test('guesses equal parts from left to right and skips separators', () => {
  const { parts } = createReplay(STRONG.strength);
  expect(parts.map(({ segment }) => segment.text)).toEqual(STRONG.password.split('-'));
});

test('fits any password into the chart', () => {
  for (const password of ['x', 'password', WEAK.password, 'aB3$kk92!zQ-long-and-odd', 'q8#'.repeat(40)]) {
    const { parts, openAt, scale } = createReplay(measure(password));
    expect(openAt).toBeLessThanOrEqual(UNITS);
    expect(scale).toHaveLength(UNITS + 1);
    for (const { depth } of parts) expect(depth).toBeLessThanOrEqual(openAt);
  }
});

test('uses powers of ten for the scale of a typical password', () => {
  expect(createReplay(WEAK.strength).scale).toEqual(['1', '10', '100', '1,000', '10,000', '100,000']);
});

test('adds up guesses correctly', () => {
  expect(2 * 184 * 50 + 10_000).toBe(WEAK.strength.guesses);
  expect(openingSentence(WEAK.strength)).toBe(
    'Both together: 2 orders × 184 × 50, plus 10,000 to find the split.',
  );
  expect(openingSentence(STRONG.strength)).toContain('every combination of 6 words');
});

test('masks a hidden password', () => {
  const announcedStep = JSON.stringify(replayLines(WEAK.strength, createReplay(WEAK.strength), true));
  expect(announcedStep).not.toMatch(/Austin|1987/);
});

test('covers a tenth of a second to a million years', () => {
  expect(scalePosition(0)).toBe(0);
  expect(scalePosition(0.1)).toBeCloseTo(0);
  expect(scalePosition(1e20)).toBe(1);
  expect(scalePosition(60)).toBeLessThan(scalePosition(3600));
});
