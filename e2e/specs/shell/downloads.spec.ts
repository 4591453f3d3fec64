import { once } from 'node:events';
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openSocket } from '@site/api/testing/servers/rawSocket';
import { sendRawRequest } from '../../fixtures/requests/sendRawRequest';
import { type ShellProcess, startShellWithApi } from '../../fixtures/site/startShell';
import { ROOT } from '../../fixtures/site/startSite';
import { expect, siteTest as test } from '../../fixtures/siteTest';
import { until } from '../../fixtures/waiting/until';

const WEB = join(ROOT, 'shell/dist/web');
const biggest = () =>
  readdirSync(WEB)
    .filter((name) => name.endsWith('.js'))
    .sort((a, b) => statSync(join(WEB, b)).size - statSync(join(WEB, a)).size)[0] ?? '';

test.describe('a shell of its own', () => {
  // In one worker, which starts one shell.
  test.describe.configure({ mode: 'default' });

  let shell: ShellProcess;

  test.beforeAll(async ({ site }) => {
    shell = await startShellWithApi(site.apiUrl, site);
  });
  test.afterAll(() => shell.kill());

  for (const [name, path] of [
    ['a script', () => `/assets/${biggest()}`],
    ['the film', () => '/film/brand.mp4'],
  ] as const)
    test(`500 visitors who leave in the middle of ${name} leave nothing behind`, async () => {
      for (let batch = 0; batch < 10; batch++)
        await Promise.all(Array.from({ length: 50 }, () => beginAndAbort(shell.url, path())));
      await until(() => openFiles(shell.child.pid).length === 0, 'files stay open');
      expect(shell.child.exitCode).toBeNull();
      expect((await sendRawRequest(shell.url, '/about')).status).toBe(200);
      expect(shell.output()).not.toContain('request failed');
    });
});

/** Requests a file several times on one connection and disconnects after the first bytes. */
async function beginAndAbort(origin: string, path: string) {
  const { socket, send } = await openSocket(origin);
  send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(4));
  await once(socket, 'data');
  socket.resetAndDestroy();
}

/** The served files that the process has open. */
function openFiles(pid = 0): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder)
    .map((entry) => {
      try {
        return readlinkSync(join(folder, entry));
      } catch {
        return '';
      }
    })
    .filter((target) => target.startsWith(WEB) || target.startsWith(join(ROOT, 'shell/dist/public')));
}

test('hashed files are immutable and support range and HEAD requests', async ({ site }) => {
  const path = `/assets/${biggest()}`;
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

test('nothing but the files meant for browsers is served', async ({ site, request }) => {
  const html = await (await request.get('/blog')).text();
  const entry = /\/remotes\/mf_blog\/[^"]*\.js/.exec(html)?.[0] ?? '';
  const base = entry.split('/').slice(0, 4).join('/');
  expect((await sendRawRequest(site.url, entry)).status).toBe(200);
  expect((await sendRawRequest(site.url, `${base}/release.json`)).status).toBe(200);
  const script = `/assets/${biggest()}`;
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
