import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ResponseCache } from '@site/api/platform/cache/ResponseCache';
import { runMiddleware } from '@site/api/platform/http/runMiddleware';
import { requestLog } from '@site/api/platform/operations/requestLog';
import express from 'express';
import { pino } from 'pino';
import { register } from 'prom-client';
import { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { countRequests } from '../monitoring/metrics';
import { routeLabel } from '../monitoring/routeLabel';
import { apiProxy } from '../proxy/apiProxy';
import { serveCachedCall } from './serveCachedCall';

const VISITOR = '203.0.113.7';
const PUBLIC = { 'Cache-Control': 'public, max-age=5', Vary: 'Accept-Encoding' };

/** The headers of the next API response, and the requests that the API received. */
let apiHeaders: http.OutgoingHttpHeaders;
let requests: string[];
let lines: { reqId: string; path: string }[];
let now = Date.now();
const openRequests = new ConcurrencyLimiter(1);
const servers: Server[] = [];
const listen = async (listener: RequestListener) => {
  const server = http.createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

let api: Server;
let origin: string;
beforeEach(async () => {
  [apiHeaders, requests, lines] = [PUBLIC, [], []];
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const upstream = await listen((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const body = Buffer.from(`response ${requests.length}`);
    response.writeHead(200, { ...apiHeaders, 'Content-Length': body.length }).end(body);
  });
  api = upstream.server;
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { begin, follow, logRequest: logLine } = requestLog({ log, routeOf: routeLabel, level: 'debug' });
  const calls = new ResponseCache();
  const app = express().use(apiProxy(upstream.origin, 'key', calls));
  const middleware = [
    begin,
    serveCachedCall({ calls, openRequests, clientAddressOf: () => VISITOR, log: logLine }),
    follow,
    countRequests,
  ];
  ({ origin } = await listen(
    runMiddleware(app, middleware, (_error, _request, response) => response.destroy()),
  ));
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function send(path: string, init: RequestInit = {}) {
  const headers = { 'Accept-Encoding': 'identity', ...init.headers };
  const answer = await fetch(origin + path, { ...init, headers });
  return { status: answer.status, text: await answer.text(), id: answer.headers.get('x-request-id') };
}

test('a public response is requested from the API once in two seconds, for all visitors', async () => {
  const first = await send('/api/posts');
  const headers = { Cookie: 'sid=of-a-member', Authorization: 'Bearer x', Range: 'bytes=0-1' };
  expect(await send('/api/posts', { headers })).toMatchObject({ status: 200, text: first.text });
  now += 1_999;
  expect((await send('/api/posts')).text).toBe(first.text);
  now += 1;
  expect((await send('/api/posts')).text).not.toBe(first.text);
});

test('each response has its own id, one log line and one count in the metrics', async () => {
  const counted = async () => {
    const { values = [] } = (await register.getSingleMetric('http_requests_total')?.get()) ?? {};
    return values.reduce((sum, { value }) => sum + value, 0);
  };
  const earlier = await counted();
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await send('/api/posts')).id);
  expect(requests).toHaveLength(1);
  expect(new Set(ids).size).toBe(3);
  expect(lines.map(({ reqId }) => reqId)).toEqual(ids);
  expect(new Set(lines.map(({ path }) => path))).toEqual(new Set(['/api/posts']));
  expect((await counted()) - earlier).toBe(3);
});

test('an unavailable API is reported as soon as the cached response expires', async () => {
  const { text } = await send('/api/posts');
  api.closeAllConnections();
  await once(api.close(), 'close');
  expect(await send('/api/posts')).toMatchObject({ status: 200, text });
  now += 2_000;
  expect(await send('/api/posts')).toMatchObject({
    status: 503,
    text: expect.stringContaining('unavailable'),
  });
});

test('a network at its limit gets no cached responses', async () => {
  await send('/api/posts');
  const release = openRequests.take(VISITOR);
  await send('/api/posts');
  release?.();
  expect(requests).toHaveLength(2);
});

test.each<[string, http.OutgoingHttpHeaders]>([
  ['not cacheable', { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' }],
  ['private', { 'Cache-Control': 'private, max-age=600', Vary: 'Accept-Encoding' }],
  ['always revalidated', { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }],
  ['different for each visitor', { 'Cache-Control': 'public, max-age=5', Vary: 'Accept-Encoding, Cookie' }],
])('a response that is %s is requested each time', async (_, headers) => {
  apiHeaders = headers;
  for (let n = 0; n < 2; n++) await send('/api/posts');
  expect(requests).toHaveLength(2);
});

test('images, which browsers cache for days, do not fill the cache', async () => {
  await send('/api/posts');
  for (let n = 0; n < 100; n++) await send(`/media/${n}.svg`);
  await send('/api/posts');
  expect(requests.filter((one) => one.includes('/api/posts'))).toHaveLength(1);
});
