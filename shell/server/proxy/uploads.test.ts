import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ResponseCache } from '@site/api/platform/cache/ResponseCache';
import { runMiddleware } from '@site/api/platform/http/runMiddleware';
import { requestLog } from '@site/api/platform/operations/requestLog';
import { openSocket, type RawSocket } from '@site/api/testing/servers/rawSocket';
import express from 'express';
import { pino } from 'pino';
import { bodyTimeout } from '../http/bodyTimeout';
import { apiProxy } from './apiProxy';

const LARGE = 2_000_000;
/** A little more than the minimum for 15 seconds. */
const SUFFICIENT_BYTES = 260_000;
const servers: Server[] = [];
const sockets: RawSocket[] = [];
const listen = async (listener: RequestListener) => {
  const server = http.createServer({ requestTimeout: 0 }, listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let origin: string;
/** The requests that the API received, except those for the session. */
let requests: string[];
/** The number of body bytes the shell has received. */
let receivedBytes: number;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'setInterval'] });
  [requests, receivedBytes] = [[], 0];
  const api = await listen(async (request, response) => {
    const member = /sid=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    if (request.url === '/api/auth/me')
      return void response.writeHead(member ? 200 : 401).end(JSON.stringify({ user: { id: member } }));
    if (request.method === 'GET' && request.url?.startsWith('/api/forms/'))
      return void response.writeHead(request.url.includes('closed') ? 404 : 204).end();
    let size = 0;
    for await (const part of request) size += part.length;
    requests.push(`${request.method} ${request.url} ${size}`);
    response.writeHead(200).end('{}');
  });
  const log = pino({ level: 'silent' });
  const { begin, follow } = requestLog({ log, routeOf: () => '', level: 'debug' });
  const app = express()
    .set('trust proxy', true)
    .use(apiProxy(api, 'key', new ResponseCache()));
  const count = (request: http.IncomingMessage, _: unknown, next: () => void) => {
    const { push } = request;
    request.push = (part: Buffer | null) => {
      receivedBytes += part?.length ?? 0;
      return push.call(request, part);
    };
    next();
  };
  origin = await listen(
    runMiddleware(app, [bodyTimeout, begin, follow, count], (_error, _request, response) =>
      response.destroy(),
    ),
  );
});
afterEach(() => {
  jest.useRealTimers();
  for (const { socket } of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function post(path: string, member: string | undefined, length = LARGE, network = '') {
  const visitor = await openSocket(origin);
  sockets.push(visitor);
  const address = network ? `X-Forwarded-For: ${network}\r\n` : '';
  const cookie = member ? `Cookie: sid=${member}\r\n` : '';
  visitor.send(
    `POST ${path} HTTP/1.1\r\nHost: site\r\n${cookie}${address}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return visitor;
}
const UPLOAD = '/api/admin/media';
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

/** Sends bytes, waits until they arrive, and lets 15 seconds pass. */
async function sendSlowly(visitor: RawSocket, bytes: number) {
  const all = receivedBytes + bytes;
  visitor.send('x'.repeat(bytes));
  while (receivedBytes < all) await nextTick();
  jest.advanceTimersByTime(15_000);
}

test("a member's upload may take long as long as it keeps the minimum rate", async () => {
  const visitor = await post(UPLOAD, 'ana');
  visitor.send('x');
  while (!receivedBytes) await nextTick();
  receivedBytes = 0;
  for (let round = 0; round < 7; round++) await sendSlowly(visitor, SUFFICIENT_BYTES);
  expect(visitor.received()).toBe('');
  visitor.send('x'.repeat(LARGE - 1 - 7 * SUFFICIENT_BYTES));
  expect(await visitor.status()).toBe(200);
  expect(requests).toEqual([`POST ${UPLOAD} ${LARGE}`]);
});

test.each([
  ["a member's upload below the minimum rate", UPLOAD, 'ana', 20_000],
  ['any other request of a member, however fast', '/api/admin/redirects', 'ana', 60_000],
  ['any other request of a visitor', '/api/contact', undefined, 20_000],
])('%s times out after 15 seconds', async (_name, path, member, bytes) => {
  const visitor = await post(path, member, path === UPLOAD ? LARGE : 64_000);
  await sendSlowly(visitor, bytes);
  await visitor.closed();
  expect(visitor.received()).toMatch(/^HTTP\/1\.1 408 /);
  expect(requests).toEqual([]);
});

test('a client that keeps sending after the response is disconnected', async () => {
  const visitor = await post(UPLOAD, undefined);
  expect(await visitor.status()).toBe(401);
  expect(visitor.isClosed()).toBe(false);
  jest.advanceTimersByTime(15_000);
  await visitor.closed();
});

test('uploads of visitors are not counted, and one member cannot take all the slots', async () => {
  const visitors = await Promise.all(Array.from({ length: 30 }, () => post(UPLOAD, undefined)));
  expect(await Promise.all(visitors.map((each) => each.status()))).toEqual(Array(30).fill(401));
  const uploads = [];
  for (let n = 0; n < 3; n++) uploads.push(await post(UPLOAD, 'ana'));
  for (const each of uploads) {
    receivedBytes = 0;
    each.send('x');
    while (!receivedBytes) await nextTick();
  }
  expect(await (await post(UPLOAD, 'ana')).status()).toBe(503);
  const other = await post(UPLOAD, 'ben', 3);
  other.send('abc');
  expect(await other.status()).toBe(200);
  uploads[0]?.socket.destroy();
  while ((await (await post(UPLOAD, 'ana', 0)).status()) === 503) await nextTick();
});

test('a visitor uploads where the API accepts files of visitors, a few at a time', async () => {
  const path = (slug: string) => `/api/forms/${slug}/fields/qfiles/files`;
  const closed = await post(path('closed'), undefined);
  expect(await closed.status()).toBe(404);
  for (let at = 0; at < 6; at += 1) {
    receivedBytes = 0;
    const open = await post(path('open'), undefined, LARGE, `203.0.${113 + Math.floor(at / 2)}.1`);
    open.send('x');
    while (!receivedBytes) await nextTick();
  }
  expect(await (await post(path('open'), undefined, 3, '203.0.113.1')).status()).toBe(503);
  expect(await (await post(path('open'), undefined, 3, '198.51.100.1')).status()).toBe(503);
  const member = await post(UPLOAD, 'ana', 3);
  member.send('abc');
  expect(await member.status()).toBe(200);
  for (const { socket } of sockets.slice(1, 3)) socket.destroy();
  let own = await post(path('open'), undefined, 3, '203.0.113.1');
  own.send('abc');
  while ((await own.status()) === 503) {
    await nextTick();
    own = await post(path('open'), undefined, 3, '203.0.113.1');
    own.send('abc');
  }
  expect(requests.at(-1)).toBe(`POST ${path('open')} 3`);
});

test('the networks of an IPv6 connection share their uploads', async () => {
  const path = '/api/forms/open/fields/qfiles/files';
  for (const network of [1, 2]) {
    receivedBytes = 0;
    const open = await post(path, undefined, LARGE, `2001:db8:5:${network}::1`);
    open.send('x');
    while (!receivedBytes) await nextTick();
  }
  expect(await (await post(path, undefined, 3, '2001:db8:5:3::1')).status()).toBe(503);
  const other = await post(path, undefined, 3, '2001:db8:6:1::1');
  other.send('abc');
  expect(await other.status()).toBe(200);
});

test.each([
  'PATCH /api/admin/policies/1',
  'PATCH /api/admin/locations/1',
  'POST /api/admin/blog',
  'POST /api/admin/locations/imports',
  'POST /api/admin/redirects/imports',
  'POST /api/admin/team/imports',
  'POST /api/tools/scans/1/report',
])('%s may have as large a body as the API accepts', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const body = JSON.stringify({ table: 'x'.repeat(390_000) });
  const headers = { 'content-type': 'application/json' };
  const send = (to: string) => fetch(origin + to, { method, headers, body });
  expect((await send(path)).status).toBe(200);
  expect((await send('/api/admin/users')).status).toBe(413);
  expect(requests).toEqual([`${call} ${body.length}`]);
});
