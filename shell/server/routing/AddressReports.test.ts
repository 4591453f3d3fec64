import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RedirectRule } from '@site/api/content/redirects/contract';
import { exampleSite } from '@site/api/siteData/example';
import express from 'express';
import type { Logger } from 'pino';
import { parseTarget } from '../http/parseTarget';
import { AddressReports } from './AddressReports';
import { type PagesOptions, servePages } from './servePages';

const text = Buffer.from('not found');
const bodies = { identity: text, gzip: text, br: text };
const notFoundPage = { status: 404, isCacheable: false, policy: '', etag: '', bodies };
const rule = (part: Partial<RedirectRule>): RedirectRule => ({
  id: '1',
  from: '/old',
  match: 'exact',
  to: '/new',
  code: '301',
  ...part,
});
const KEY = 'the-key-of-this-site';

/** A fake API that records the reports. */
let api: http.Server;
let received: {
  url?: string;
  key?: string | string[];
  hits: { id?: string; path?: string; count: number }[];
}[];
let isUnavailable: boolean;
let status: number;
let requestCount: number;
beforeAll(async () => {
  api = http.createServer(async (request, response) => {
    requestCount += 1;
    if (isUnavailable) return void response.destroy();
    let body = '';
    for await (const part of request) body += part;
    if (status < 300)
      received.push({
        url: request.url,
        key: request.headers['x-internal-key'],
        hits: JSON.parse(body).hits,
      });
    response.writeHead(status).end();
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => api.close());
beforeEach(() => {
  [received, isUnavailable, status, requestCount] = [[], false, 204, 0];
  warn.mockClear();
});

const warn = jest.fn();
function reportsOf(maxOutageMs?: number) {
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const log = { warn } as unknown as Logger;
  return new AddressReports({ apiOrigin, internalKey: KEY, log, everyMs: 20, maxOutageMs });
}

/** Requests paths of a shell that has these redirects and no pages. */
async function responsesTo(
  requested: (string | [path: string, init: RequestInit])[],
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
    cache: { get: async () => notFoundPage },
    reports,
  };
  const app = express().use(parseTarget, servePages(options as unknown as PagesOptions));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const responses = [];
  for (const one of requested) {
    const [path, init] = typeof one === 'string' ? [one, {}] : one;
    const { status, headers } = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { 'Accept-Encoding': 'identity', ...init.headers },
    });
    responses.push({ status, location: headers.get('location') });
  }
  server.closeAllConnections();
  server.close();
  return responses;
}

const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test.each([
  ['/old?x=1', rule({}), { status: 301, location: '/new?x=1' }],
  ['/old/deep', rule({ match: 'prefix', code: '302' }), { status: 302, location: '/new/deep' }],
  ['/old', rule({ code: '410', to: '' }), { status: 410, location: null }],
  ['/older', rule({ match: 'prefix' }), { status: 404, location: null }],
])("%s follows the team's redirect", async (path, one, answer) => {
  expect(await responsesTo([path], [one])).toEqual([answer]);
});

test('built-in redirects take precedence', async () => {
  const rules = [rule({ from: '/insights', match: 'prefix', to: '/elsewhere' })];
  expect(await responsesTo(['/insights/a-post'], rules)).toEqual([{ status: 301, location: '/blog/a-post' }]);
});

test('reports redirects and missing pages to the API in batches, with the internal key', async () => {
  const reports = reportsOf();
  const rules = [rule({ id: 'moved' }), rule({ id: 'gone', from: '/gone', code: '410', to: '' })];
  const requested = ['/old', '/old?x=1', '/gone', '/lost?who=dana', '/lost', '/hello/dana@example.com/x'];
  await responsesTo([...requested, ['/lost', { method: 'HEAD' }]], rules, reports);
  reports.start();
  await until(() => received.length === 2);
  await reports.stop();
  expect(received).toEqual([
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

test('requests that are not for pages are not counted as missing pages', async () => {
  const reports = reportsOf();
  const wanting = (dest: string): RequestInit => ({ headers: { 'Sec-Fetch-Dest': dest } });
  const others = ['/wp-login.php', '/.git/config', '/apple-touch-icon-precomposed.png', '/private/token'];
  await responsesTo([...others, ['/photo', wanting('image')]], [], reports);
  await responsesTo(
    ['/old.html', '/leaflet.pdf', '/version-2.0', ['/typed', wanting('document')]],
    [],
    reports,
  );
  await reports.stop();
  expect(received.flatMap(({ hits }) => hits.map(({ path }) => path))).toEqual([
    '/old.html',
    '/leaflet.pdf',
    '/version-2.0',
    '/typed',
  ]);
});

test('requests do not wait for an unavailable API, and it gets the reports later', async () => {
  isUnavailable = true;
  const reports = reportsOf();
  reports.start();
  expect(await responsesTo(['/old', '/lost'], [rule({})], reports)).toMatchObject([
    { status: 301 },
    { status: 404 },
  ]);
  await until(() => requestCount > 1);
  [isUnavailable, status] = [false, 503];
  await until(() => requestCount > 3);
  expect(warn).not.toHaveBeenCalled();
  status = 204;
  await until(() => received.length === 2);
  await reports.stop();
  expect(received.map(({ hits }) => hits)).toEqual([[{ id: '1', count: 1 }], [{ path: '/lost', count: 1 }]]);
});

test('reports that cannot be sent for long are dropped and logged once', async () => {
  isUnavailable = true;
  const reports = reportsOf(0);
  reports.countRedirect('1');
  for (let number = 0; number < 700; number += 1) reports.countNotFound(`/${number}`);
  reports.start();
  await until(() => warn.mock.calls.length > 0);
  isUnavailable = false;
  await reports.stop();
  expect(received).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ redirects: 1, paths: 700 }), 'reports dropped');
});

test("the number of counted addresses is limited, batches fit the API's limit, and dropped ones are logged", async () => {
  const reports = reportsOf();
  for (let number = 0; number < 700; number += 1) reports.countNotFound(`/${number}/${'long/'.repeat(60)}`);
  await reports.stop();
  expect(received.map(({ hits }) => hits.length)).toEqual([100, 100, 100, 100, 100]);
  for (const { hits } of received) expect(JSON.stringify({ hits }).length).toBeLessThan(64 * 1024);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ dropped: 200 }),
    'too many different addresses; some were not counted',
  );
});

test('rejected reports are not sent again', async () => {
  status = 403;
  const reports = reportsOf();
  reports.countRedirect('1');
  await reports.stop();
  expect(requestCount).toBe(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ status: 403, dropped: 1 }), 'reports rejected');
});

test('reports that are lost at shutdown are logged', async () => {
  isUnavailable = true;
  const reports = reportsOf();
  reports.countNotFound('/lost');
  await reports.stop();
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ redirects: 0, paths: 1 }), 'reports dropped');
});
