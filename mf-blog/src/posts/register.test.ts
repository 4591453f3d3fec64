import { examplePostSummary, examplePosts } from '@site/api/example/posts';
import { addressOf, askedOf, registerOf, subjectsOf } from './register';

const plain = { q: '', tag: '', page: 1 };
const titles = (posts: { title: string }[]) => posts.map((post) => post.title);

test('the plain register shows the newest note large and the next twelve as rows', () => {
  const register = registerOf(examplePosts(14), plain);
  expect(register.lead?.title).toBe('Post 1');
  expect(titles(register.rows)).toEqual(
    examplePosts(13)
      .slice(1)
      .map((post) => post.title),
  );
  expect(register.pages).toHaveLength(2);
});

test('the last page holds the rest and no large note; a page beyond it is the last', () => {
  const register = registerOf(examplePosts(14), { ...plain, page: 9 });
  expect(register).toMatchObject({ page: 2, lead: undefined });
  expect(titles(register.rows)).toEqual(['Post 14']);
});

test('each page says which months it spans', () => {
  expect(registerOf(examplePosts(14), plain).pages).toEqual(['Oct 2026 to Aug 2026', 'Jul 2026']);
});

test('a search wants every word, in title, summary or subject, whatever their case', () => {
  const posts = [
    examplePostSummary({ id: '1', title: 'Patch windows', summary: 'Why they wait.', tags: ['Support'] }),
    examplePostSummary({ id: '2', title: 'Windows of an office', summary: 'On light.', tags: ['People'] }),
  ];
  expect(titles(registerOf(posts, { ...plain, q: ' WINDOWS  support ' }).rows)).toEqual(['Patch windows']);
  expect(registerOf(posts, { ...plain, q: 'nothing' })).toMatchObject({ rows: [], found: 0, pages: [''] });
});

test('a subject finds its notes in any case and hides the large note', () => {
  const posts = [...examplePosts(2), examplePostSummary({ id: 'x', title: 'A plan', tags: ['Planning'] })];
  const register = registerOf(posts, { ...plain, tag: 'planning' });
  expect(register.lead).toBeUndefined();
  expect(titles(register.rows)).toEqual(['A plan']);
});

test('without notes there is an empty first page', () => {
  expect(registerOf([], plain)).toEqual({ lead: undefined, rows: [], found: 0, page: 1, pages: [''] });
});

test('subjects are counted, most used first', () => {
  const posts = [['A', 'B'], ['B'], ['C']].map((tags, index) => examplePostSummary({ id: `${index}`, tags }));
  expect(subjectsOf(posts)).toEqual([
    { tag: 'B', count: 2 },
    { tag: 'A', count: 1 },
    { tag: 'C', count: 1 },
  ]);
});

test('an address and what it asks for say the same', () => {
  const asked = { q: 'wire fraud', tag: 'Security', page: 3 };
  expect(askedOf(new URL(addressOf(asked), 'http://site').search)).toEqual(asked);
  expect(addressOf(plain)).toBe('/blog');
});

test.each(['?page=0', '?page=-2', '?page=1.5', '?page=x', '?page=1e99', ''])('%s is page 1', (search) => {
  expect(askedOf(search).page).toBe(1);
});
