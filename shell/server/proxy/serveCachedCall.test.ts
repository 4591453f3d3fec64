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
import { countRequests } from '../ops/metrics';
import { routeLabel } from '../ops/routeLabel';
import { apiProxy } from '../proxy/apiProxy';
import { serveCachedCall } from './serveCachedCall';

const VISITOR = '203.0.113.7';
const EVERYBODYS = { 'Cache-Control': 'public, max-age=5', Vary: 'Accept-Encoding' };

/** What the API says next, and what it was asked. */
let said: http.OutgoingHttpHeaders;
let asked: string[];
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
  [said, asked, lines] = [EVERYBODYS, [], []];
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const behind = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const body = Buffer.from(`said ${asked.length}`);
    response.writeHead(200, { ...said, 'Content-Length': body.length }).end(body);
  });
  api = behind.server;
  const log = pino({ level: 'debug' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const { begin, follow, tell: write } = requestLog({ log, placeOf: routeLabel, level: 'debug' });
  const calls = new ResponseCache();
  const app = express().use(apiProxy(behind.origin, 'key', calls));
  const middleware = [
    begin,
    serveCachedCall({ calls, openRequests, clientAddressOf: () => VISITOR, log: write }),
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

async function ask(path: string, init: RequestInit = {}) {
  const headers = { 'Accept-Encoding': 'identity', ...init.headers };
  const answer = await fetch(origin + path, { ...init, headers });
  return { status: answer.status, text: await answer.text(), id: answer.headers.get('x-request-id') };
}

test('a call that is everybody’s is asked for once in two seconds, whoever asks', async () => {
  const first = await ask('/api/posts');
  const headers = { Cookie: 'sid=of-a-member', Authorization: 'Bearer x', Range: 'bytes=0-1' };
  expect(await ask('/api/posts', { headers })).toMatchObject({ status: 200, text: first.text });
  now += 1_999;
  expect((await ask('/api/posts')).text).toBe(first.text);
  now += 1;
  expect((await ask('/api/posts')).text).not.toBe(first.text);
});

test('each answer has an id of its own, one line in the log and one in the figures', async () => {
  const counted = async () => {
    const { values = [] } = (await register.getSingleMetric('http_requests_total')?.get()) ?? {};
    return values.reduce((sum, { value }) => sum + value, 0);
  };
  const earlier = await counted();
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await ask('/api/posts')).id);
  expect(asked).toHaveLength(1);
  expect(new Set(ids).size).toBe(3);
  expect(lines.map(({ reqId }) => reqId)).toEqual(ids);
  expect(new Set(lines.map(({ path }) => path))).toEqual(new Set(['/api/posts']));
  expect((await counted()) - earlier).toBe(3);
});

test('an API that is gone is told as soon as what it said is old', async () => {
  const { text } = await ask('/api/posts');
  api.closeAllConnections();
  await once(api.close(), 'close');
  expect(await ask('/api/posts')).toMatchObject({ status: 200, text });
  now += 2_000;
  expect(await ask('/api/posts')).toMatchObject({
    status: 503,
    text: expect.stringContaining('unavailable'),
  });
});

test('a network without a place is not answered past its limit', async () => {
  await ask('/api/posts');
  const release = openRequests.take(VISITOR);
  await ask('/api/posts');
  release?.();
  expect(asked).toHaveLength(2);
});

test.each<[string, http.OutgoingHttpHeaders]>([
  ['for nobody to keep', { 'Cache-Control': 'no-store', Vary: 'Accept-Encoding' }],
  ['one visitor’s own', { 'Cache-Control': 'private, max-age=600', Vary: 'Accept-Encoding' }],
  ['to be asked for each time', { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }],
  ['told apart by who asks', { 'Cache-Control': 'public, max-age=5', Vary: 'Accept-Encoding, Cookie' }],
])('an answer that is %s is asked for each time', async (_, headers) => {
  said = headers;
  for (let n = 0; n < 2; n++) await ask('/api/posts');
  expect(asked).toHaveLength(2);
});

test('pictures, which browsers keep for days, take no place among what is kept', async () => {
  await ask('/api/posts');
  for (let n = 0; n < 100; n++) await ask(`/media/${n}.svg`);
  await ask('/api/posts');
  expect(asked.filter((one) => one.includes('/api/posts'))).toHaveLength(1);
});
