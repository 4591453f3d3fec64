import { removesManyWords } from './removesManyWords';

const draftOf = (markdown: string) => ({ title: 'A title', markdown });
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `word${from + n}`).join(' ');

test.each([
  ['everything', numbered(0, 300), '', true],
  ['everything of a short text', 'five words stand in it', '', true],
  ['everything, for as many others', numbered(0, 300), numbered(300, 600), true],
  ['a paragraph of a long text', numbered(0, 3000), numbered(25, 3000), true],
  ['a sentence of a long text', numbered(0, 3000), numbered(12, 3000), false],
  ['an unfinished word', 'it is hal', 'it is half written', false],
  [
    'nothing, but puts it in another order',
    numbered(0, 300),
    `${numbered(150, 300)} ${numbered(0, 150)}`,
    false,
  ],
  ['nothing', '', numbered(0, 300), false],
])('detects a change that removes %s', (_what, before, after, expected) => {
  expect(removesManyWords(draftOf(before), draftOf(after))).toBe(expected);
});

test('counts the words of every part of a draft', () => {
  const blocks = (n: number) => ({
    blocks: Array.from({ length: n }, (_, i) => ({ title: numbered(i * 10, i * 10 + 10) })),
  });
  expect(removesManyWords(blocks(9), blocks(6))).toBe(true);
  expect(removesManyWords(blocks(9), blocks(8))).toBe(false);
});
