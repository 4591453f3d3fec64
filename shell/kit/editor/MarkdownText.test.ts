import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { MarkdownText, schema } from './MarkdownText';

const POSTS = join(__dirname, '../../../api/seed/posts');
const posts = readdirSync(POSTS).map((name) => [
  name,
  readFileSync(join(POSTS, name), 'utf8').split('\n---\n').slice(1).join('\n---\n'),
]);

/** Adds a paragraph at the end, as an author does. */
const withMore = (doc: Node) =>
  schema.node('doc', null, [...doc.content.content, schema.node('paragraph', null, [schema.text('More.')])]);

const again = (markdown: string) => {
  const text = new MarkdownText();
  return text.write(text.read(markdown));
};

const sourcesIn = (doc: Node) => doc.content.content.filter(({ type }) => type.name === 'source').length;

test.each(posts)('%s is serialized unchanged and is fully editable', (_, markdown = '') => {
  const text = new MarkdownText();
  const doc = text.read(markdown);
  expect(markdown.length).toBeGreaterThan(1000);
  expect(text.write(doc)).toBe(markdown);
  expect(sourcesIn(doc)).toBe(0);
  expect(text.write(withMore(doc))).toBe(`${markdown.trimEnd()}\n\nMore.`);
});

const word = fc.constantFrom(
  'firewall',
  'a',
  'B2B',
  '2 * 3',
  'snake_case',
  '<b>',
  'AT&T',
  '1.',
  '#tag',
  '50 %',
  '[x]',
  'naïve',
  '“quoted”',
  'C:\\Users',
  'a|b',
  '~5',
);
const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const inline = fc.oneof(
  line,
  fc.constantFrom(
    '**bold** and *soft*',
    '`code` here',
    '[a link](/blog)',
    '[mail](mailto:a@b.example "Write")',
    '~~gone~~',
    'https://www.ic3.gov',
    'two  \nlines',
  ),
  line.map((words) => `**${words.replace(/[*_`[\]\\~<]/g, '')}** then`),
);
const quoted = (markdown: string) =>
  markdown
    .split('\n')
    .map((each) => (each ? `> ${each}` : markdown && '>'))
    .join('\n');
const block = fc.oneof(
  inline,
  fc.tuple(fc.integer({ min: 1, max: 4 }), line).map(([level, words]) => `${'#'.repeat(level)} ${words}`),
  fc
    .array(inline, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item) => `- ${item.replace(/\n/g, ' ')}`).join('\n')),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item, at) => `${at + 1}. ${item}`).join('\n')),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((each) => `> ${each}`).join('\n')),
  fc
    .tuple(
      fc.constantFrom('NOTE', 'TIP', 'WARNING', 'IMPORTANT'),
      fc.constantFrom('\n', '\n>\n'),
      fc.array(inline, { minLength: 0, maxLength: 3 }),
    )
    .map(([kind, gap, parts]) => `> [!${kind}]${parts.length ? gap : ''}${quoted(parts.join('\n\n'))}`),
  fc
    .tuple(fc.constantFrom('', 'ts', 'sh'), line)
    .map(([language, code]) => `\`\`\`${language}\n${code}\n\`\`\``),
  fc.constantFrom(
    '---',
    '![A drawing](/media/a.avif)',
    '- one\n  - two\n    - three',
    '* star\n* list',
    '| a | b |\n| :-- | --: |\n| 1 | **2** |',
    '<div>kept</div>',
    'A note.[^1]',
    '[^1]: The note.',
    '[label]: https://example.com',
    '- [ ] to do',
    'Title\n=====',
  ),
);
const text = fc
  .tuple(
    fc.constantFrom('', '\n', '\n\n'),
    fc.array(fc.tuple(block, fc.constantFrom('\n\n', '\n\n\n')), { minLength: 1, maxLength: 12 }),
    fc.constantFrom('', '\n', '\n\n'),
  )
  .map(
    ([before, blocks, after]) =>
      before + blocks.map(([each, gap], at) => each + (at === blocks.length - 1 ? after : gap)).join(''),
  );

test('texts with every kind of block are serialized unchanged', () => {
  fc.assert(fc.property(text, (markdown) => expect(again(markdown)).toBe(markdown)));
});

test('rewritten blocks keep their meaning when parsed again', () => {
  const asJson = (doc: Node) => JSON.stringify(doc.toJSON());
  fc.assert(
    fc.property(block, (markdown) => {
      const doc = new MarkdownText().read(markdown);
      // Another text knows nothing of how it was written.
      const written = new MarkdownText().write(doc);
      expect(asJson(new MarkdownText().read(written))).toBe(asJson(doc));
    }),
  );
});

test('an edit changes only its block', () => {
  const text = new MarkdownText();
  const doc = text.read('* star\n* list\n\n\nOld  words.\n\nTitle\n=====\n');
  const changed = schema.node('doc', null, [
    doc.child(0),
    schema.node('paragraph', null, [schema.text('1. New')]),
    doc.child(2),
  ]);
  expect(text.write(changed)).toBe('* star\n* list\n\n1\\. New\n\nTitle\n=====\n');
});

test('unsupported syntax is shown as Markdown source and kept', () => {
  const doc = new MarkdownText().read('<div>kept</div>\n\nA note.[^1]\n\n[^1]: The note.\n');
  expect(sourcesIn(doc)).toBe(doc.childCount);
});

test.each([
  ['> [!NOTE]\n> Words *here*.', 'note', 1],
  ['> [!TIP]\n> One.\n>\n> - two\n> - three', 'tip', 2],
  ['> [!WARNING]\n>\n> - a list', 'warning', 1],
  ['> [!NOTE]\n>\n> After a line.', 'note', 1],
  ['> [!NOTE]\n> **Bold** first, [linked](/blog).', 'note', 1],
  ['> [!NOTE]', 'note', 1],
])('%j is a callout', (markdown, kind, parts) => {
  const text = new MarkdownText();
  const doc = text.read(markdown);
  expect(doc.child(0).type.name).toBe('callout');
  expect(doc.child(0).attrs.kind).toBe(kind);
  expect(doc.child(0).childCount).toBe(parts);
  expect(doc.textContent).not.toContain('[!');
  expect(text.write(doc)).toBe(markdown);
  // Serializing again gives the same text.
  const rewritten = new MarkdownText().write(doc);
  expect(new MarkdownText().read(rewritten).toJSON()).toEqual(doc.toJSON());
});

test.each(['> [!IMPORTANT]\n> Words', '> [!note]\n> Words', '> [!NOTE] Words', '> Words\n> [!NOTE]'])(
  '%j is a quote',
  (markdown) => {
    const doc = new MarkdownText().read(markdown);
    expect(doc.child(0).type.name).toBe('blockquote');
  },
);

test('text wrapped in a callout is serialized as one, until it is unwrapped', () => {
  const words = [schema.node('paragraph', null, [schema.text('Ask first.')])];
  const doc = (kind: string) => schema.node('doc', null, [schema.node('callout', { kind }, words)]);
  expect(new MarkdownText().write(doc('warning'))).toBe('> [!WARNING]\n> Ask first.');
  expect(new MarkdownText().write(schema.node('doc', null, words))).toBe('Ask first.');
});
