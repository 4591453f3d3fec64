import { plainText, readingGrade } from './textMeasures';

test.each([
  ['![A rack](/a.avif)', '  '],
  ['![A rack](/a.avif "Our rack")', ' Our rack '],
  ['![A rack](/a.avif  "Our \\"rack\\"")', ' Our "rack" '],
  ['![A rack]( "Our rack")', ' Our rack '],
  ['![](a "b" c) [d](e "f")', ' b  d'],
])('the text of %j is %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test('a text with many empty lines is read at once', () => {
  expect(plainText(`${'\n'.repeat(100_000)}  - a\n\n> b`).trim()).toBe('a\n\nb');
});

test('a text with many images that do not end is read at once', () => {
  for (const part of ['![](', '![]( ', '![](a "', '![](a "b" ', '[', '[a](', `![](${'a'.repeat(100_000)}`])
    expect(plainText(part.repeat(Math.ceil(100_000 / part.length)))).toContain('[');
});

test('the sentences of a text with many dots are counted at once', () => {
  const text = 'We test every backup... And then we tell you! '.repeat(5);
  expect(readingGrade(text)).toBe(2);
  expect(readingGrade(`${text}${'.'.repeat(1_000_000)}a`)).toBe(readingGrade(`${text}.a`));
});
