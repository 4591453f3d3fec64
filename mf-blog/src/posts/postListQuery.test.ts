import { monthRange, parsePostListQuery, postListAddress, postListRequest } from './postListQuery';

const unfiltered = { q: '', tag: '', page: 1 };

test('a page of the list is labeled with the months it spans', () => {
  const [newest, oldest] = ['2026-10-29T14:00:00.000Z', '2026-08-02T14:00:00.000Z'];
  expect(monthRange({ newest, oldest })).toBe('Oct 2026 to Aug 2026');
  expect(monthRange({ newest, oldest: newest })).toBe('Oct 2026');
});

test('the complete list is requested with empty parameters', () => {
  expect(postListRequest(unfiltered)).toEqual({ query: { page: '', q: '', tag: '' } });
  expect(postListRequest({ q: ' wire ', tag: 'Security', page: 2 })).toEqual({
    query: { page: '2', q: 'wire', tag: 'Security' },
  });
});

test('an address is parsed to the query that it was created from', () => {
  const query = { q: 'wire fraud', tag: 'Security', page: 3 };
  expect(parsePostListQuery(new URL(postListAddress(query), 'http://site').search)).toEqual(query);
  expect(postListAddress(unfiltered)).toBe('/blog');
});

test.each(['?page=0', '?page=-2', '?page=1.5', '?page=x', '?page=1e99', '?page=1000000', ''])(
  '%s is page 1',
  (search) => {
    expect(parsePostListQuery(search).page).toBe(1);
  },
);
