import { newestPosts } from './newestPosts';

const post = (day: number, published = true) => ({
  id: day,
  published,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T12:00:00.000Z`,
});

test('keeps published posts only, newest first', () => {
  const posts = [post(3), post(9), post(12, false), post(5)];
  expect(newestPosts(posts).map(({ id }) => id)).toEqual([9, 5, 3]);
});

test('shows at most six and leaves the list it was given alone', () => {
  const posts = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => post(day));
  expect(newestPosts(posts)).toHaveLength(6);
  expect(posts[0]!.id).toBe(1);
});
