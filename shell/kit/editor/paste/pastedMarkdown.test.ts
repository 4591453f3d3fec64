import { isTooLongToFormat, parsePastedMarkdown } from './pastedMarkdown';

test.each([
  ['open brackets and stars', '_a_'.repeat(5000)],
  ['tables of many cells', `|${'a|'.repeat(300)}\n|${'-|'.repeat(300)}\n${'|\n'.repeat(200)}`],
  ['quotes nested too deep', `${'>'.repeat(5000)} a`],
  ['a list of thousands of items', '- a\n'.repeat(10_000)],
])('does not parse %s, which would block the page', (_, text) => {
  expect(parsePastedMarkdown(text)).toBeUndefined();
});

test.each([
  ['a list of links', '- **Plan:** [see it](/services), `new`\n'.repeat(200), 'bulletList'],
  [
    'a table of a catalog',
    `| a | b | c |\n|---|---|---|\n${'| **x** | [y](/z) | 3 |\n'.repeat(200)}`,
    'table',
  ],
])('parses %s', (_, text, type) => {
  expect(parsePastedMarkdown(text)?.firstChild?.type.name).toBe(type);
});

test('an image of another site is marked as missing, and one of this site or with its bytes is kept', () => {
  const text =
    '## A\n\n![A rack](https://other.example/a.png)\n\n![B](/media/b.avif)\n\n![C](data:image/png;base64,AAAA)';
  const parsed = parsePastedMarkdown(text);
  expect(parsed?.textContent).toBe('A[Image missing: A rack]');
  expect(parsed?.content.content.map(({ type }) => type.name)).toEqual([
    'heading',
    'paragraph',
    'image',
    'image',
  ]);
});

test('long text is too long to format only if it is written in Markdown', () => {
  expect(isTooLongToFormat(`## Part\n\n${'Words. '.repeat(5000)}`)).toBe(true);
  expect(isTooLongToFormat('Words. '.repeat(5000))).toBe(false);
  expect(isTooLongToFormat('## Part\n\nWords.')).toBe(false);
});
