import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ResponseCache } from './ResponseCache';

let server: Server;
let port: number;
let made = 0;
let isCurrent = true;
let more: Record<string, string> = {};
beforeAll(async () => {
  const cache = new ResponseCache();
  server = createServer((request, response) => {
    request.id = `id-${++requests}`;
    if (cache.serve(request, response)) return;
    const body = Buffer.from(`made ${++made}`);
    const own = {
      'X-Request-Id': request.id,
      'Cache-Control': 'public, max-age=5',
      Vary: 'Accept-Encoding',
      ...more,
    };
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    response.end(request.method === 'HEAD' ? undefined : body);
    cache.store(request, response, request.url ?? '', body, () => isCurrent);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => server.close());
let requests = 0;
beforeEach(() => {
  [isCurrent, more] = [true, {}];
});

async function send(path: string, init: RequestInit = {}) {
  const headers = { 'Accept-Encoding': 'identity', ...init.headers };
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
  return { text: await answer.text(), id: answer.headers.get('x-request-id') };
}

test("serves public responses again, each with the request's own id", async () => {
  const [first, again] = [await send('/a'), await send('/a')];
  expect(again.text).toBe(first.text);
  expect(again.id).not.toBe(first.id);
  isCurrent = false;
  expect((await send('/a')).text).not.toBe(first.text);
});

test.each<[string, Record<string, string>]>([
  ['private', { 'Cache-Control': 'private, max-age=5' }],
  ['told apart by more than the form', { Vary: 'Accept-Encoding, Cookie' }],
  ['in another encoding than was requested', { 'Content-Encoding': 'br-like' }],
])('does not cache a response that is %s', async (what, headers) => {
  more = headers;
  const path = `/${what.replaceAll(' ', '-')}`;
  const texts = [];
  for (const _ of [1, 2]) texts.push((await send(path)).text);
  expect(new Set(texts).size).toBe(2);
});

test.each<[string, string, RequestInit]>([
  ['another target', '/b?x=1', {}],
  ['a method that changes', '/b', { method: 'POST' }],
  ['a condition', '/b', { headers: { 'If-None-Match': '"x"' } }],
  ['another form', '/b', { headers: { 'Accept-Encoding': 'gzip' } }],
])('does not serve %s from the cache', async (_what, path, init) => {
  const { text } = await send('/b');
  expect((await send(path, init)).text).not.toBe(text);
});

test('keeps the latest hundred targets', async () => {
  const { text } = await send('/first');
  for (let number = 0; number < 100; number += 1) await send(`/${number}`);
  expect((await send('/99')).text).toBe((await send('/99')).text);
  expect((await send('/first')).text).not.toBe(text);
});
