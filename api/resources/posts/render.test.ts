import fc from 'fast-check';
import { render } from './render';

const idsIn = (html: string) => [...html.matchAll(/ (?:id|name)="([^"]*)"/g)].map(([, id = '']) => id);
const linksIn = (html: string) => [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => id);

test('no heading takes an id that the page itself uses', () => {
  const words = [
    'Boot',
    'Main',
    'Footer',
    'Arrival status',
    'Register',
    '__proto__',
    'Constructor',
    'Location',
  ];
  const { html, headings } = render(words.map((word) => `## ${word}\n\n### ${word}\n`).join('\n'));
  expect(idsIn(html)).toHaveLength(words.length * 2);
  for (const id of idsIn(html)) expect(id).toMatch(/^section-/);
  expect(headings.map(({ id }) => id)).toEqual(idsIn(html));
});

test('links within the text and footnotes lead where they are meant to', () => {
  const { html } = render(
    '## Boot\n\n[up](#boot) [wide](#größe) [none](#nowhere) [broken](#%E0) so[^1] and[^boot].\n\n## Größe\n\n### fn 1\n\n[^1]: One.\n[^boot]: Two.\n',
  );
  const ids = idsIn(html);
  expect(new Set(ids).size).toBe(ids.length);
  const dead = linksIn(html).filter((link) => !ids.includes(link));
  expect(dead).toEqual(['nowhere', '%E0']);
  expect(linksIn(html)).toEqual(
    expect.arrayContaining(['section-boot', 'section-größe', 'note-fn-1', 'note-fn-boot']),
  );
});

test('whatever is written, every id has a beginning of its own', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '## Boot\n',
      '# main\n',
      '[^a]',
      '\n[^a]: x\n',
      '<p id="boot" name="main">',
      '{#boot}',
      '[boot]: #x\n',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }).map((text) => `## ${text}\n\n`),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      for (const id of idsIn(render(pieces.join('')).html)) expect(id).toMatch(/^(section|note)-/);
    }),
    { numRuns: 300 },
  );
});
