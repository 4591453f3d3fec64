import { sendRawRequest } from '../../fixtures/requests/sendRawRequest';
import { biggestScript } from '../../fixtures/site/biggestScript';
import { expect, siteTest as test } from '../../fixtures/siteTest';

test('hashed files are immutable and support range and HEAD requests', async ({ site }) => {
  const path = `/assets/${biggestScript()}`;
  const complete = await sendRawRequest(site.url, path);
  expect([complete.status, complete.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(complete.headers.get('content-type')).toMatch(/^text\/javascript/);
  const packed = await sendRawRequest(site.url, path, { 'Accept-Encoding': 'gzip, br' });
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
    'br',
    'Accept-Encoding',
  ]);
  expect(packed.body.length).toBeLessThan(complete.body.length / 2);
  expect((await sendRawRequest(site.url, path, { 'Accept-Encoding': 'br;q=0' })).body).toBe(complete.body);
  const head = await sendRawRequest(site.url, path, {}, 'HEAD');
  expect([head.body, Number(head.headers.get('content-length'))]).toEqual(['', complete.body.length]);
  const known = { 'If-None-Match': `"x", ${complete.headers.get('etag')}` };
  expect((await sendRawRequest(site.url, path, known)).status).toBe(304);
  expect(
    (await sendRawRequest(site.url, path, { ...known, 'Accept-Encoding': 'br' })).status,
    'another encoding',
  ).toBe(200);
  const part = await sendRawRequest(site.url, path, { Range: 'bytes=10-19' });
  expect([part.status, part.body]).toEqual([206, complete.body.slice(10, 20)]);
  for (const file of [path, '/film/brand.mp4'])
    expect((await sendRawRequest(site.url, file, { Range: 'bytes=999999999-' })).status).toBe(416);
  expect((await sendRawRequest(site.url, '/film/brand.mp4', { Range: 'bytes=0-99' })).body).toHaveLength(100);
});

test('only files meant for browsers are served', async ({ site, request }) => {
  const html = await (await request.get('/blog')).text();
  const entry = /\/remotes\/mf_blog\/[^"]*\.js/.exec(html)?.[0] ?? '';
  const base = entry.split('/').slice(0, 4).join('/');
  expect((await sendRawRequest(site.url, entry)).status).toBe(200);
  expect((await sendRawRequest(site.url, `${base}/release.json`)).status).toBe(200);
  const script = `/assets/${biggestScript()}`;
  const hidden = [
    `${script}.br`,
    `${script}.map`,
    '/assets/entry.json',
    '/assets',
    '/assets/',
    '/assets/.',
    `${entry}.br`,
    `${entry}.map`,
    `${base}`,
    `${base}/web`,
    `${base}/web/`,
    `${base}/web/..`,
    `${base}/web/.`,
    `${base}/node/remote.cjs`,
    `${base}/web/../node/remote.cjs`,
    `${base}/web/..%2fnode%2fremote.cjs`,
    `${base}/web/%2e%2e/node/remote.cjs`,
    `${base}/web%2f..%2fnode/remote.cjs`,
    '/remotes/mf_blog/../mf_blog',
    '/remotes',
    '/remotes/',
    '/remotes/mf_blog',
    '/remotes/mf_blog/../../../settings.json',
    '/remotes/mf_blog/..',
    '/film',
    '/film/',
    '/film/.',
    '/.env',
    '/..%2fserver/main.cjs',
    '/film/..%5c..%5cserver%5cmain.cjs',
    '/REMOTES/mf_blog',
    '/ASSETS/entry.json',
    '/remotes/__proto__/x/web/y.js',
    '/assets/%2e%2e/server/main.cjs',
  ];
  for (const target of hidden) {
    const { status, headers } = await sendRawRequest(site.url, target);
    expect.soft([400, 404], target).toContain(status);
    expect.soft(headers.get('location'), target).toBeUndefined();
  }
});
