/** @jest-environment jest-fixed-jsdom */
import { emptyPost, type PostDraft } from '@site/api/content/posts/contract';
import { countWords, readingGrade } from '../../workbench/editor/checks/textMeasures';
import { EMPTY_SITE_INFO } from '../../workbench/editor/definition/EditorDefinition';
import { postChecks } from './postChecks';
import { postDefinition } from './postDefinition';

const complete: PostDraft = {
  ...emptyPost,
  title: 'What a patch window is for',
  slug: 'what-a-patch-window-is-for',
  author: 'Emberline',
  summary:
    'Why updates wait for an evening, what to ask for in writing, and who is told when something does not go as planned.',
  markdown: `## Why they wait\n\n${'Updates wait for an evening. '.repeat(70)}`,
};
const pages = new Map([
  ...['/', '/contact', '/blog/one'].map((path) => [path, true] as const),
  ...['/gone', '/blog/gone'].map((path) => [path, false] as const),
]);
const judge = (name: string, part: Partial<PostDraft>) =>
  postChecks
    .find((check) => check.name === name)
    ?.run({ ...complete, ...part }, {} as never, { ...EMPTY_SITE_INFO, pages }).state;

test.each([
  ['Required fields', {}, 'good'],
  ['Required fields', { title: '' }, 'refuse'],
  ['Required fields', { slug: 'Not An Address' }, 'refuse'],
  ['Headings', {}, 'good'],
  ['Headings', { markdown: '# Another title' }, 'refuse'],
  ['Headings', { markdown: '## One\n\n#### Three' }, 'warn'],
  ['Headings', { markdown: '```\n# a comment\n```' }, 'good'],
  ['Images', { markdown: '![](/media/a.avif)' }, 'refuse'],
  ['Images', { image: '/media/a.avif' }, 'warn'],
  ['Images', { image: '/media/a.avif', imageAlt: 'A rack' }, 'good'],
  ['Meta title', { title: 'Very long words '.repeat(9) }, 'warn'],
  ['Meta description', { summary: 'Short.' }, 'warn'],
  ['Length', { markdown: 'Short.' }, 'warn'],
  ['Links', {}, 'warn'],
  ['Links', { markdown: '[ask](/contact) and [read](/blog/one/#part), [a file](/rss.xml)' }, 'good'],
  ['Links', { markdown: '[gone](/blog/gone)' }, 'warn'],
  ['Claims', {}, 'good'],
  ['Claims', { markdown: 'Phishing begins 91% of attacks.' }, 'warn'],
  ['Length', { markdown: 'Word '.repeat(300) }, 'good'],
])('%s of %j is %s', (name, part, state) => {
  expect(judge(name, part)).toBe(state);
});

test('links are compared with the existing pages once these are loaded', () => {
  const links = postChecks.find(({ name }) => name === 'Links');
  const draft = { ...complete, markdown: '[a](/gone) [b](/gone?x) [c](/contact) ![d](/gone-too) `[e](/f)`' };
  const resultFor = (known: ReadonlyMap<string, boolean>) =>
    links?.run(draft, {} as never, { ...EMPTY_SITE_INFO, pages: known });
  expect(resultFor(pages)).toMatchObject({ state: 'warn', details: expect.arrayContaining(['/gone']) });
  expect(resultFor(pages)?.details).not.toContain('/gone-too');
  expect(resultFor(new Map())?.state).toBe('good');
});

test('the address follows the title until the post is published or the address is edited', () => {
  const document = { publishedAt: null, state: 'draft' } as never;
  const typed = (draft: PostDraft, before: PostDraft, known = document) =>
    postDefinition.deriveFields?.(draft, before, known).slug;
  expect(typed({ ...emptyPost, title: 'One' }, emptyPost)).toBe('one');
  expect(typed({ ...complete, title: 'Two' }, complete)).toBe('two');
  expect(typed({ ...complete, slug: 'own', title: 'Two' }, { ...complete, slug: 'own' })).toBe('own');
  expect(
    typed({ ...complete, title: 'Two' }, complete, { publishedAt: '2026-11-22T18:00:00.000Z' } as never),
  ).toBe(complete.slug);
  const withdrawn = { publishedAt: null, state: 'withdrawn' } as never;
  expect(typed({ ...complete, title: 'Two' }, complete, withdrawn)).toBe(complete.slug);
});

test('words are counted as rendered, and plain words lower the reading grade', () => {
  expect(countWords('## Two words\n\n[a link](/x) ![not](/y)\n\n```\ncode\n```')).toBe(4);
  expect(readingGrade('The cat sat on the mat. '.repeat(10))).toBeLessThan(
    readingGrade(
      'Organizational considerations necessitate comprehensive documentation of infrastructural dependencies. '.repeat(
        10,
      ),
    ),
  );
});
