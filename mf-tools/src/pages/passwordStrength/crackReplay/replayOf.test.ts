import { scalePosition } from '../guesses/attacks';
import { STRONG, WEAK } from '../strength/examples';
import { measure } from '../strength/measure';
import { replayLines } from './replayLines';
import { openingSentence, replayOf, UNITS } from './replayOf';

test('the cheapest part falls first, from where it stands', () => {
  const { parts } = replayOf(WEAK.strength);
  expect(parts.map(({ segment, start, length }) => [segment.text, start, length])).toEqual([
    ['1987', 6, 4],
    ['Austin', 0, 6],
  ]);
});

test('parts that cost the same fall from left to right, and signs between drawn words stay', () => {
  const { parts } = replayOf(STRONG.strength);
  expect(parts.map(({ segment }) => segment.text)).toEqual(STRONG.password.split('-'));
});

test('any password fits the well, and nothing hangs deeper than where it opens', () => {
  for (const password of ['x', 'password', WEAK.password, 'aB3$kk92!zQ-long-and-odd', 'q8#'.repeat(40)]) {
    const { parts, openAt, scale } = replayOf(measure(password));
    expect(openAt).toBeLessThanOrEqual(UNITS);
    expect(scale).toHaveLength(UNITS + 1);
    for (const { depth } of parts) expect(depth).toBeLessThanOrEqual(openAt);
  }
});

test('the scale of an everyday password is whole powers of ten', () => {
  expect(replayOf(WEAK.strength).scale).toEqual(['1', '10', '100', '1,000', '10,000', '100,000']);
});

test('the sums add up', () => {
  expect(2 * 184 * 50 + 10_000).toBe(WEAK.strength.guesses);
  expect(openingSentence(WEAK.strength)).toBe(
    'Both in one go: 2 orders × 184 × 50, plus 10,000 for finding the split.',
  );
  expect(openingSentence(STRONG.strength)).toContain('every draw of 6 words');
});

test('a hidden password is not spelled out in the replay', () => {
  const announcedStep = JSON.stringify(replayLines(WEAK.strength, replayOf(WEAK.strength), true));
  expect(announcedStep).not.toMatch(/Austin|1987/);
});

test('the ruler runs from a tenth of a second to a million years', () => {
  expect(scalePosition(0)).toBe(0);
  expect(scalePosition(0.1)).toBeCloseTo(0);
  expect(scalePosition(1e20)).toBe(1);
  expect(scalePosition(60)).toBeLessThan(scalePosition(3600));
});
