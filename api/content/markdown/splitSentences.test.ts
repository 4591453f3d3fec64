import { splitSentences } from './splitSentences';

const textsOf = (text: string) => splitSentences(text).map(({ segment }) => segment);

test('splits a long text into the same sentences as a short one, with their positions', () => {
  const sentences = Array.from(
    { length: 400 },
    (_, at) => `Version 1.${at} is ${'very '.repeat(at % 30)}good. `,
  );
  const text = sentences.join('');
  expect(textsOf(text)).toEqual(sentences);
  for (const { segment, index } of splitSentences(text)) expect(text.startsWith(segment, index)).toBe(true);
  expect(textsOf('One. Two? Three')).toEqual(['One. ', 'Two? ', 'Three']);
  expect(textsOf('')).toEqual([]);
});

test('cuts a sentence that is very long, and loses nothing of it', () => {
  const text = `${'word '.repeat(4000)}end. Next.`;
  expect(textsOf(text).join('')).toBe(text);
});

test('does not need memory for a copy of the text per sentence', () => {
  const segmenter = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(splitSentences('a! '.repeat(17_000))).toHaveLength(17_000);
  for (const [part] of segmenter.mock.calls) expect(part.length).toBeLessThanOrEqual(4000);
  segmenter.mockRestore();
});
