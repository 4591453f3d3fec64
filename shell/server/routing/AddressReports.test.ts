import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RedirectRule } from '@site/api/content/redirects/contract';
import { exampleSite } from '@site/api/site/information/example';
import express from 'express';
import type { Logger } from 'pino';
import { parseTarget } from '../http/parseTarget';
import { AddressReports } from './AddressReports';
import { type PagesOptions, servePages } from './servePages';

const text = Buffer.from('lost');
const bodies = { identity: text, gzip: text, br: text };
const lost = { status: 404, isCacheable: false, policy: '', etag: '', bodies };
const rule = (part: Partial<RedirectRule>): RedirectRule => ({
  ...{ id: '1', from: '/old', match: 'exact', to: '/new', code: '301' },
  ...part,
});
const KEY = 'the-key-of-this-site';

/** Stands where the API would, and keeps what it is told. */
let api: http.Server;
let told: { url?: string; key?: string | string[]; hits: { id?: string; path?: string; count: number }[] }[];
let isAway: boolean;
let status: number;
let asked: number;
beforeAll(async () => {
  api = http.createServer(async (request, response) => {
    asked += 1;
    if (isAway) return void response.destroy();
    let body = '';
    for await (const part of request) body += part;
    if (status < 300)
      told.push({ url: request.url, key: request.headers['x-internal-key'], hits: JSON.parse(body).hits });
    response.writeHead(status).end();
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => api.close());
beforeEach(() => {
  [told, isAway, status, asked] = [[], false, 204, 0];
  warn.mockClear();
});

const warn = jest.fn();
function reportsOf(maxOutageMs?: number) {
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const log = { warn } as unknown as Logger;
  return new AddressReports({ apiOrigin, internalKey: KEY, log, everyMs: 20, maxOutageMs });
}

/** Asks a shell whose pages all are lost, and that knows these rules. */
async function answersTo(
  asks: (string | [path: string, init: RequestInit])[],
  redirects: RedirectRule[],
  reports: Pick<AddressReports, 'countRedirect' | 'countNotFound'> = {
    countRedirect: () => undefined,
    countNotFound: () => undefined,
  },
) {
  const routes = [{ path: '/private/:token', isPrivate: true, expose: '', remote: '' }];
  const options = {
    releases: { snapshot: { id: 'one', routes } },
    site: { current: exampleSite({ redirects }) },
    cache: { get: async () => lost },
    reports,
  };
  const app = express().use(parseTarget, servePages(options as unknown as PagesOptions));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = [];
  for (const one of asks) {
    const [path, init] = typeof one === 'string' ? [one, {}] : one;
    const { status, headers } = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { 'Accept-Encoding': 'identity', ...init.headers },
    });
    answers.push({ status, location: headers.get('location') });
  }
  server.closeAllConnections();
  server.close();
  return answers;
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test.each([
  ['/old?x=1', rule({}), { status: 301, location: '/new?x=1' }],
  ['/old/deep', rule({ match: 'prefix', code: '302' }), { status: 302, location: '/new/deep' }],
  ['/old', rule({ code: '410', to: '' }), { status: 410, location: null }],
  ['/older', rule({ match: 'prefix' }), { status: 404, location: null }],
])('%s is answered as the team decided', async (path, one, answer) => {
  expect(await answersTo([path], [one])).toEqual([answer]);
});

test('the specified redirects win', async () => {
  const rules = [rule({ from: '/insights', match: 'prefix', to: '/elsewhere' })];
  expect(await answersTo(['/insights/a-post'], rules)).toEqual([{ status: 301, location: '/blog/a-post' }]);
});

test('redirects followed and pages not found are told to the API, many at once, by the site’s own key', async () => {
  const reports = reportsOf();
  const rules = [rule({ id: 'moved' }), rule({ id: 'gone', from: '/gone', code: '410', to: '' })];
  const asks = ['/old', '/old?x=1', '/gone', '/lost?who=dana', '/lost', '/hello/dana@example.com/x'];
  await answersTo([...asks, ['/lost', { method: 'HEAD' }]], rules, reports);
  reports.start();
  await until(() => told.length === 2);
  await reports.stop();
  expect(told).toEqual([
    {
      url: '/api/redirect-hits',
      key: KEY,
      hits: [
        { id: 'moved', count: 2 },
        { id: 'gone', count: 1 },
      ],
    },
    {
      url: '/api/not-found-hits',
      key: KEY,
      hits: [
        { path: '/lost', count: 3 },
        { path: '/hello/…/x', count: 1 },
      ],
    },
  ]);
});

test('what nobody took for a page is no page that was not found', async () => {
  const reports = reportsOf();
  const wanting = (dest: string): RequestInit => ({ headers: { 'Sec-Fetch-Dest': dest } });
  const others = ['/wp-login.php', '/.git/config', '/apple-touch-icon-precomposed.png', '/private/token'];
  await answersTo([...others, ['/photo', wanting('image')]], [], reports);
  await answersTo(
    ['/old.html', '/leaflet.pdf', '/version-2.0', ['/typed', wanting('document')]],
    [],
    reports,
  );
  await reports.stop();
  expect(told.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual([
    ...['/old.html', '/leaflet.pdf', '/version-2.0', '/typed'],
  ]);
});

test('an API that is away keeps no answer waiting, and is told when it is back', async () => {
  isAway = true;
  const reports = reportsOf();
  reports.start();
  expect(await answersTo(['/old', '/lost'], [rule({})], reports)).toMatchObject([
    { status: 301 },
    { status: 404 },
  ]);
  await until(() => asked > 1);
  [isAway, status] = [false, 503];
  await until(() => asked > 3);
  expect(warn).not.toHaveBeenCalled();
  status = 204;
  await until(() => told.length === 2);
  await reports.stop();
  expect(told.map(({ hits }) => hits)).toEqual([[{ id: '1', count: 1 }], [{ path: '/lost', count: 1 }]]);
});

test('what cannot be told for long is dropped, with one line that says how much', async () => {
  isAway = true;
  const reports = reportsOf(0);
  reports.countRedirect('1');
  for (let number = 0; number < 700; number += 1) reports.countNotFound(`/${number}`);
  reports.start();
  await until(() => warn.mock.calls.length > 0);
  isAway = false;
  await reports.stop();
  expect(told).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ redirects: 1, paths: 700 }), 'reports dropped');
});

test('any number of addresses fills no more than its room, goes out in calls the API takes, and is told of', async () => {
  const reports = reportsOf();
  for (let number = 0; number < 700; number += 1) reports.countNotFound(`/${number}/${'long/'.repeat(60)}`);
  await reports.stop();
  expect(told.map(({ hits }) => hits.length)).toEqual([100, 100, 100, 100, 100]);
  for (const { hits } of told) expect(JSON.stringify({ hits }).length).toBeLessThan(64 * 1024);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ dropped: 200 }),
    'too many addresses to report all',
  );
});

test('what the API refuses is not told again', async () => {
  status = 403;
  const reports = reportsOf();
  reports.countRedirect('1');
  await reports.stop();
  expect(asked).toBe(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ status: 403, dropped: 1 }), 'reports refused');
});

test('a shell that ends while the API is away says what it takes along', async () => {
  isAway = true;
  const reports = reportsOf();
  reports.countNotFound('/lost');
  await reports.stop();
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ redirects: 0, paths: 1 }), 'reports dropped');
});
