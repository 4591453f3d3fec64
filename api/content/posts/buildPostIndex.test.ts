import { buildPostIndex } from './buildPostIndex';
import { examplePostSummary, examplePosts } from './example';

const plain = { q: '', tag: '', page: 1 };
const titles = (posts: { title: string }[]) => posts.map((post) => post.title);
const numbers = (count: number, page: number) =>
  buildPostIndex(examplePosts(count), { ...plain, page }).steps.map(({ number }) => number);

test('the first page has the newest post as lead and the next twelve as rows', () => {
  const index = buildPostIndex(examplePosts(14), plain);
  expect(index.lead?.title).toBe('Post 1');
  expect(titles(index.rows)).toEqual(titles(examplePosts(13).slice(1)));
  expect(index).toMatchObject({ found: 13, total: 14, page: 1, pages: 2 });
});

test('the last page has the remaining posts and no lead; a page beyond it is the last', () => {
  const index = buildPostIndex(examplePosts(14), { ...plain, page: 9 });
  expect(index).toMatchObject({ page: 2, lead: null });
  expect(titles(index.rows)).toEqual(['Post 14']);
});

test('each page has the dates of its posts', () => {
  const posts = examplePosts(14);
  expect(buildPostIndex(posts, plain).steps).toEqual([
    { number: 1, newest: posts[1]?.createdAt, oldest: posts[12]?.createdAt },
    { number: 2, newest: posts[13]?.createdAt, oldest: posts[13]?.createdAt },
  ]);
});

test('few pages are all linked; of many, the first, those around the current one, and the last', () => {
  expect(numbers(85, 3)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(numbers(1201, 1)).toEqual([1, 2, 3, 4, 5, 6, 100]);
  expect(numbers(1201, 50)).toEqual([1, 48, 49, 50, 51, 52, 100]);
  expect(numbers(1201, 99)).toEqual([1, 95, 96, 97, 98, 99, 100]);
});

test('a search matches every word in title, summary or tags, in any case', () => {
  const posts = [
    examplePostSummary({ id: '1', title: 'Patch windows', summary: 'Why they wait.', tags: ['Support'] }),
    examplePostSummary({ id: '2', title: 'Windows of an office', summary: 'On light.', tags: ['People'] }),
  ];
  expect(titles(buildPostIndex(posts, { ...plain, q: ' WINDOWS  support ' }).rows)).toEqual([
    'Patch windows',
  ]);
  expect(buildPostIndex(posts, { ...plain, q: 'nothing' })).toMatchObject({
    rows: [],
    found: 0,
    total: 2,
    pages: 1,
    steps: [],
  });
});

test('a tag matches its posts in any case, without a lead', () => {
  const posts = [...examplePosts(2), examplePostSummary({ id: 'x', title: 'A plan', tags: ['Planning'] })];
  const index = buildPostIndex(posts, { ...plain, tag: 'planning' });
  expect(index.lead).toBeNull();
  expect(titles(index.rows)).toEqual(['A plan']);
});

test('without posts the first page is empty', () => {
  expect(buildPostIndex([], plain)).toEqual({
    lead: null,
    rows: [],
    found: 0,
    total: 0,
    page: 1,
    pages: 1,
    steps: [],
    subjects: [],
  });
});

test('tags are counted, most used first', () => {
  const posts = [['A', 'B'], ['B'], ['C']].map((tags, index) => examplePostSummary({ id: `${index}`, tags }));
  expect(buildPostIndex(posts, plain).subjects).toEqual([
    { tag: 'B', count: 2 },
    { tag: 'A', count: 1 },
    { tag: 'C', count: 1 },
  ]);
});

test('of many tags, the most used and the selected one are listed', () => {
  const posts = Array.from({ length: 100 }, (_, n) =>
    examplePostSummary({ id: `${n}`, tags: [`T${String(n).padStart(2, '0')}`] }),
  );
  expect(buildPostIndex(posts, plain).subjects).toHaveLength(24);
  const { subjects } = buildPostIndex(posts, { ...plain, tag: 't77' });
  expect(subjects.slice(24)).toEqual([{ tag: 'T77', count: 1 }]);
});
