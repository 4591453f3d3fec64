import { WORD_LIST_SIZE } from '../strength/phraseStrength';
import { drawWords, entropyBits } from './drawWords';

test('six words have at least 77 bits of entropy', () => {
  expect(entropyBits(WORD_LIST_SIZE, 6)).toBeGreaterThanOrEqual(77);
  expect(entropyBits(WORD_LIST_SIZE, 6).toFixed(1)).toBe('77.5');
});

test('rejects numbers that would favor the first words', () => {
  const list = ['a', 'b', 'c'];
  const numbers = [2 ** 32 - 1, 5, 2 ** 32 - 1, 3];
  expect(drawWords(list, 2, () => numbers.shift()!)).toEqual(['c', 'a']);
});

test('draws every word about equally often', () => {
  const list = Array.from({ length: 10 }, (_, i) => String(i));
  const counts = new Map<string, number>();
  for (const word of drawWords(list, 20_000)) counts.set(word, (counts.get(word) ?? 0) + 1);
  expect(counts.size).toBe(10);
  // Five standard deviations around 2000: a fair draw exceeds this once in a million runs.
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(1800));
});
