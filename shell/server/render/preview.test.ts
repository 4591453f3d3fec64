import { baseQuery } from '../../kit/query/baseQuery';
import { previewToken } from '../../src/router/previewToken';
import { forwardPreviewHeaders, withoutTracking, withRequestContext } from './preview';

const token = 'a-_1'.repeat(10).padEnd(43, 'Z');

test('only what can be a token is taken for one', () => {
  expect(previewToken(`?preview=${token}`)).toBe(token);
  expect(previewToken(`?tag=x&preview=${token}`)).toBe(token);
  for (const search of ['', '?preview=', '?preview=x', `?preview=${token}x`, `?preview=${token.slice(1)}%0A`])
    expect(previewToken(search)).toBeUndefined();
});

test('the page that is previewed counts for nothing, and no other changes', () => {
  const routes = [
    { path: '/blog/:slug', expose: '', remote: '' },
    { path: '/about', expose: '', remote: '' },
  ];
  const snapshot = withoutTracking({ id: 'one', routes } as never, '/blog/a');
  expect(snapshot.routes).toEqual([{ ...routes[0], isPrivate: true }, routes[1]]);
});

test('the API hears of a preview for whom it is, and of no other call', async () => {
  const asked: Headers[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    asked.push(new Headers(init?.headers));
    return new Response('{}');
  });
  forwardPreviewHeaders('the key');
  const handle = { signal: new AbortController().signal, getState: () => ({}) } as never;
  const ask = async () => baseQuery({ method: 'GET', path: '/blog/posts/a' }, handle, {});
  await withRequestContext({ preview: { token, address: '203.0.113.7' } }, ask);
  await ask();
  await withRequestContext({ variant: 'b' }, ask);
  expect(asked.map((headers) => headers.get('x-preview'))).toEqual([token, null, null]);
  expect(asked.map((headers) => headers.get('x-forwarded-for'))).toEqual(['203.0.113.7', null, null]);
  expect(asked.map((headers) => headers.get('x-internal-key'))).toEqual(['the key', null, null]);
  expect(asked.map((headers) => headers.get('x-variant'))).toEqual([null, null, 'b']);
  jest.restoreAllMocks();
});
