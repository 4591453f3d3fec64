/** @jest-environment jest-fixed-jsdom */
import { emptyPost, type PostDraft } from '@site/api/content/posts/contract';
import { countWords, readingGrade } from '../../workbench/editor/checks/textMeasures';
import { EMPTY_SITE_INFO } from '../../workbench/editor/definition/EditorDefinition';
import { postChecks } from './postChecks';
import { postDefinition } from './postDefinition';

const whole: PostDraft = {
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
    ?.run({ ...whole, ...part }, {} as never, { ...EMPTY_SITE_INFO, pages }).state;

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

test('links are looked up among the pages there are, once these are known', () => {
  const links = postChecks.find(({ name }) => name === 'Links');
  const draft = { ...whole, markdown: '[a](/gone) [b](/gone?x) [c](/contact) ![d](/gone-too) `[e](/f)`' };
  const said = (known: ReadonlyMap<string, boolean>) =>
    links?.run(draft, {} as never, { ...EMPTY_SITE_INFO, pages: known });
  expect(said(pages)).toMatchObject({ state: 'warn', details: expect.arrayContaining(['/gone']) });
  expect(said(pages)?.details).not.toContain('/gone-too');
  expect(said(new Map())?.state).toBe('good');
});

test('a title gives an address, which follows it until the post is published or somebody chose another', () => {
  const document = { publishedAt: null, state: 'draft' } as never;
  const typed = (draft: PostDraft, before: PostDraft, known = document) =>
    postDefinition.deriveFields?.(draft, before, known).slug;
  expect(typed({ ...emptyPost, title: 'One' }, emptyPost)).toBe('one');
  expect(typed({ ...whole, title: 'Two' }, whole)).toBe('two');
  expect(typed({ ...whole, slug: 'own', title: 'Two' }, { ...whole, slug: 'own' })).toBe('own');
  expect(typed({ ...whole, title: 'Two' }, whole, { publishedAt: '2026-11-22T18:00:00.000Z' } as never)).toBe(
    whole.slug,
  );
  const withdrawn = { publishedAt: null, state: 'withdrawn' } as never;
  expect(typed({ ...whole, title: 'Two' }, whole, withdrawn)).toBe(whole.slug);
});

test('words are counted as a reader sees them, and plain ones are easier', () => {
  expect(countWords('## Two words\n\n[a link](/x) ![not](/y)\n\n```\ncode\n```')).toBe(4);
  expect(readingGrade('The cat sat on the mat. '.repeat(10))).toBeLessThan(
    readingGrade(
      'Organizational considerations necessitate comprehensive documentation of infrastructural dependencies. '.repeat(
        10,
      ),
    ),
  );
});
