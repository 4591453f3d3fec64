import { baseQuery } from '../../kit/query/baseQuery';
import { previewToken } from '../../src/router/previewToken';
import { forwardPreviewHeaders, withoutTracking, withRequestContext } from './preview';

const token = 'a-_1'.repeat(10).padEnd(43, 'Z');

test('only well-formed tokens are accepted', () => {
  expect(previewToken(`?preview=${token}`)).toBe(token);
  expect(previewToken(`?tag=x&preview=${token}`)).toBe(token);
  for (const search of ['', '?preview=', '?preview=x', `?preview=${token}x`, `?preview=${token.slice(1)}%0A`])
    expect(previewToken(search)).toBeUndefined();
});

test('the previewed page is not tracked, and other pages are unchanged', () => {
  const routes = [
    { path: '/blog/:slug', expose: '', remote: '' },
    { path: '/about', expose: '', remote: '' },
  ];
  const snapshot = withoutTracking({ id: 'one', routes } as never, '/blog/a');
  expect(snapshot.routes).toEqual([{ ...routes[0], isPrivate: true }, routes[1]]);
});

test('only calls of a preview carry its token, and only calls of a variant its name', async () => {
  const sentHeaders: Headers[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    sentHeaders.push(new Headers(init?.headers));
    return new Response('{}');
  });
  forwardPreviewHeaders('the key');
  const queryApi = { signal: new AbortController().signal, getState: () => ({}) } as never;
  const request = async () => baseQuery({ method: 'GET', path: '/blog/posts/a' }, queryApi, {});
  await withRequestContext({ preview: { token, address: '203.0.113.7' } }, request);
  await request();
  await withRequestContext({ variant: 'b' }, request);
  expect(sentHeaders.map((headers) => headers.get('x-preview'))).toEqual([token, null, null]);
  expect(sentHeaders.map((headers) => headers.get('x-forwarded-for'))).toEqual(['203.0.113.7', null, null]);
  expect(sentHeaders.map((headers) => headers.get('x-internal-key'))).toEqual(['the key', null, null]);
  expect(sentHeaders.map((headers) => headers.get('x-variant'))).toEqual([null, null, 'b']);
  jest.restoreAllMocks();
});
