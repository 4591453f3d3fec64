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
/** What a slow uplink brings within fifteen seconds, and a little over. */
const ENOUGH = 260_000;
const servers: Server[] = [];
const sockets: RawSocket[] = [];
const listen = async (listener: RequestListener) => {
  const server = http.createServer({ requestTimeout: 0 }, listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let origin: string;
/** The calls that the API got to see, but for those that ask who is there. */
let asked: string[];
/** How much of the bodies the site has taken in. */
let taken: number;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'setInterval'] });
  [asked, taken] = [[], 0];
  const api = await listen(async (request, response) => {
    const member = /sid=(\w+)/.exec(request.headers.cookie ?? '')?.[1];
    if (request.url === '/api/auth/me')
      return void response.writeHead(member ? 200 : 401).end(JSON.stringify({ user: { id: member } }));
    let size = 0;
    for await (const part of request) size += part.length;
    asked.push(`${request.method} ${request.url} ${size}`);
    response.writeHead(200).end('{}');
  });
  const log = pino({ level: 'silent' });
  const { begin, follow } = requestLog({ log, placeOf: () => '', level: 'debug' });
  const app = express().use(apiProxy(api, 'key', new ResponseCache()));
  const count = (request: http.IncomingMessage, _: unknown, next: () => void) => {
    const { push } = request;
    request.push = (part: Buffer | null) => {
      taken += part?.length ?? 0;
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

async function post(path: string, member: string | undefined, length = LARGE) {
  const visitor = await openSocket(origin);
  sockets.push(visitor);
  const cookie = member ? `Cookie: sid=${member}\r\n` : '';
  visitor.send(
    `POST ${path} HTTP/1.1\r\nHost: site\r\n${cookie}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return visitor;
}
const UPLOAD = '/api/admin/media';
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Sends so much, sees it arrive, and lets fifteen seconds pass. */
async function bring(visitor: RawSocket, bytes: number) {
  const all = taken + bytes;
  visitor.send('x'.repeat(bytes));
  while (taken < all) await turn();
  jest.advanceTimersByTime(15_000);
}

test('a member’s file may take as long as it keeps coming', async () => {
  const visitor = await post(UPLOAD, 'ana');
  visitor.send('x');
  while (!taken) await turn();
  taken = 0;
  for (let round = 0; round < 7; round++) await bring(visitor, ENOUGH);
  expect(visitor.received()).toBe('');
  visitor.send('x'.repeat(LARGE - 1 - 7 * ENOUGH));
  expect(await visitor.status()).toBe(200);
  expect(asked).toEqual([`POST ${UPLOAD} ${LARGE}`]);
});

test.each([
  ['a member’s file that drips', UPLOAD, 'ana', 20_000],
  ['anything else of a member, however fast', '/api/admin/redirects', 'ana', 60_000],
  ['anything else of a stranger', '/api/contact', undefined, 20_000],
])('%s has fifteen seconds', async (_name, path, member, bytes) => {
  const visitor = await post(path, member, path === UPLOAD ? LARGE : 64_000);
  await bring(visitor, bytes);
  await visitor.closed();
  expect(visitor.received()).toMatch(/^HTTP\/1\.1 408 /);
  expect(asked).toEqual([]);
});

test('who drips on after the answer loses the connection', async () => {
  const visitor = await post(UPLOAD, undefined);
  expect(await visitor.status()).toBe(401);
  expect(visitor.isClosed()).toBe(false);
  jest.advanceTimersByTime(15_000);
  await visitor.closed();
});

test('strangers take no places, and a member leaves some to others', async () => {
  const strangers = await Promise.all(Array.from({ length: 30 }, () => post(UPLOAD, undefined)));
  expect(await Promise.all(strangers.map((each) => each.status()))).toEqual(Array(30).fill(401));
  const many = [];
  for (let n = 0; n < 3; n++) many.push(await post(UPLOAD, 'ana'));
  for (const each of many) {
    taken = 0;
    each.send('x');
    while (!taken) await turn();
  }
  expect(await (await post(UPLOAD, 'ana')).status()).toBe(503);
  const other = await post(UPLOAD, 'ben', 3);
  other.send('abc');
  expect(await other.status()).toBe(200);
  many[0]?.socket.destroy();
  while ((await (await post(UPLOAD, 'ana', 0)).status()) === 503) await turn();
});

test.each([
  ...['/api/admin/policies/1', '/api/admin/locations/1', '/api/admin/locations/imports'],
  ...['/api/admin/redirects/imports', '/api/admin/team/imports'],
])('lets as much of %s through as the API takes', async (path) => {
  const body = JSON.stringify({ table: 'x'.repeat(390_000) });
  const headers = { 'content-type': 'application/json' };
  const send = (to: string) => fetch(origin + to, { method: 'POST', headers, body });
  expect((await send(path)).status).toBe(200);
  expect((await send('/api/admin/users')).status).toBe(413);
  expect(asked).toEqual([`POST ${path} ${body.length}`]);
});
