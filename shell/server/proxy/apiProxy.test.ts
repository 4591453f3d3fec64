import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { openSocket, parseStatuses } from '@site/api/testing/servers/rawSocket';
import { type ShellServer, startShellServer } from '../../testing/startShellServer';
import { until } from '../../testing/until';

/** Does not fit into the buffers on the way. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const PLACES = 100;
/** So many of them hold an answer that they do not read. */
const STUCK = 5;
const NETWORK = '203.0.113.1';

/** Answers of the API that are not over yet. */
const underway = new Set<ServerResponse>();

/** Answers with headers that concern the connection to the API alone. */
const answer: RequestListener = (request, response) => {
  underway.add(response);
  response.once('close', () => underway.delete(response));
  if (request.url === '/api/test/silent') return;
  if (request.url === '/api/test/broken') {
    response.writeHead(200, { 'Content-Length': '1000' });
    return void response.write('half', () => response.destroy());
  }
  if (request.url === '/api/test/large') return void response.end(LARGE);
  response.writeHead(200, {
    Connection: 'keep-alive, X-Hop',
    'Keep-Alive': 'timeout=9',
    'X-Hop': 'of this connection',
    'Proxy-Authenticate': 'Basic',
    'X-Kept': 'yes',
    'Set-Cookie': ['a=1', 'b=2'],
  });
  response.write('{"ok":');
  response.end('true}');
};

let front: ShellServer;
beforeAll(async () => {
  front = await startShellServer(answer);
});
afterAll(() => front.close());

/** Sends one request with these lines and resolves with what the API was asked. */
async function callWith(method: string, lines: string[], body = '') {
  const path = `/api/test/${randomUUID()}`;
  const visitor = await openSocket(front.url);
  visitor.send([`${method} ${path} HTTP/1.1`, 'Host: site.example', ...lines, '', body].join('\r\n'));
  expect(await visitor.status()).toBe(200);
  visitor.socket.destroy();
  const call = front.api.calls.find(({ url }) => url === path);
  if (!call) throw new Error('the API was not asked');
  return call;
}

test('headers of the connection and false papers stay outside, the visitor’s own go on', async () => {
  const { headers } = await callWith('GET', [
    'Connection: keep-alive, X-Private, X-Forwarded-For, X-Internal-Key',
    'Keep-Alive: timeout=5',
    'Proxy-Connection: keep-alive',
    'Proxy-Authorization: Basic eA==',
    'TE: trailers',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'X-Private: for the next hop only',
    'X-Internal-Key: guessed',
    'Forwarded: for=10.9.9.9',
    'X-Forwarded-For: 10.1.2.3',
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Port: 1',
    'X-Real-IP: 10.9.9.9',
    'Via: 1.1 me',
    'Cookie: a=1',
    'Accept-Language: en',
  ]);
  for (const name of [
    'keep-alive proxy-connection proxy-authorization te upgrade expect x-private forwarded x-forwarded-host',
    'x-forwarded-port x-real-ip via transfer-encoding content-length',
  ].flatMap((names) => names.split(' ')))
    expect(headers).not.toHaveProperty(name);
  expect(headers['x-internal-key'] ?? '').not.toContain('guessed');
  expect(headers.host).not.toContain('site.example');
  expect(headers).toMatchObject({
    cookie: 'a=1',
    'accept-language': 'en',
    'x-forwarded-for': '10.1.2.3',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
});

test('a chunked body arrives whole, with a length, without extensions and trailers', async () => {
  const call = await callWith(
    'POST',
    ['Transfer-Encoding: chunked', 'Trailer: X-Late'],
    '3;x=1\r\nabc\r\n4\r\ndefg\r\n0\r\nX-Late: yes\r\n\r\n',
  );
  expect(call.body).toBe('abcdefg');
  expect(call.headers['content-length']).toBe('7');
  for (const name of ['transfer-encoding', 'trailer', 'x-late'])
    expect(call.headers).not.toHaveProperty(name);
});

test('the answer comes without headers of the API’s connection, with all its cookies', async () => {
  const visitor = await openSocket(front.url);
  visitor.send('GET /api/test/answer HTTP/1.0\r\nConnection: close\r\n\r\n');
  await visitor.closed();
  const [head = '', body] = visitor.received().split('\r\n\r\n');
  expect(head.toLowerCase()).not.toMatch(/x-hop|timeout=9|proxy-authenticate|transfer-encoding/);
  expect(head).toMatch(/^x-kept: yes/im);
  expect(head.match(/^set-cookie: /gim)).toHaveLength(2);
  expect(body).toBe('{"ok":true}');
});

test('a body beyond 64 KiB is 413, with its length known or not, and the API hears nothing of it', async () => {
  const before = front.api.calls.length;
  const body = 'x'.repeat(64 * 1024 + 1);
  const known = await fetch(`${front.url}/api/test/known`, { method: 'POST', body });
  expect(known.status).toBe(413);
  expect(await known.json()).toMatchObject({
    success: false,
    code: 'too_large',
    requestId: expect.any(String),
  });
  const unknown = await openSocket(front.url);
  unknown.send(
    `POST /api/test/unknown HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n10001\r\n${body}\r\n`,
  );
  expect(await unknown.status()).toBe(413);
  unknown.socket.destroy();
  expect(front.api.calls).toHaveLength(before);
  const most = await fetch(`${front.url}/api/test/most`, { method: 'POST', body: body.slice(1) });
  expect(most.status).toBe(200);
});

test('an absolute target is the page or call it names; no host is asked for another', async () => {
  const visitor = await openSocket(front.url);
  visitor.send('GET http://evil.example:99/api/test/absolute?q=1 HTTP/1.1\r\nHost: site\r\n\r\n');
  expect(await visitor.status()).toBe(200);
  expect(front.api.calls.at(-1)?.url).toBe('/api/test/absolute?q=1');
  visitor.send('GET http://evil.example HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n');
  expect(await visitor.status(2)).toBe(200);
  await visitor.closed();
  expect(front.cacheKeys.at(-1)).toBe('one /');
  expect(visitor.received()).not.toContain('evil.example');
});

test.each(
  (
    [
      ['TRACE /api/test/x HTTP/1.1', 405],
      ['PURGE / HTTP/1.1', 405],
      ['OPTIONS * HTTP/1.1', 400],
      ['CONNECT 127.0.0.1:22 HTTP/1.1', 0],
      ['CONNECT /api/test/x HTTP/1.1', 0],
      ['GET ftp://site/api/test/x HTTP/1.1', 400],
      ['GET api/test/x HTTP/1.1', 400],
      ['BREW / HTTP/1.1', 400],
      ['GET / HTTP/9.9', 400],
      [`GET / HTTP/1.1\r\nX-Many: ${'a'.repeat(20_000)}`, 431],
      ['GET / HTTP/1.1\r\nExpect: a miracle', 417],
    ] as const
  ).map(([line, status]) => ({ line, status, name: line.slice(0, 40).replaceAll('\r\n', ' ') })),
)('$name is answered with $status, 0 for a closed connection', async ({ line, status }) => {
  const before = front.api.calls.length;
  const visitor = await openSocket(front.url);
  visitor.send(`${line}\r\nHost: site\r\n\r\n`);
  expect(await visitor.status()).toBe(status);
  expect(visitor.received()).not.toMatch(/\s+at |node_modules/);
  expect(front.api.calls).toHaveLength(before);
  visitor.socket.destroy();
});

test('a request without a Host is refused; kept connections work for HTTP/1.0 as well', async () => {
  const nameless = await openSocket(front.url);
  nameless.send('GET / HTTP/1.1\r\n\r\n');
  expect(await nameless.status()).toBe(400);
  const old = await openSocket(front.url);
  for (const n of [1, 2]) {
    old.send('GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n');
    expect(await old.status(n)).toBe(200);
  }
  expect(parseStatuses(old.received())).toEqual([200, 200]);
  old.socket.destroy();
});

test('a visitor who goes away frees the connection to the API', async () => {
  await until(() => underway.size === 0);
  const visitors = await Promise.all(Array.from({ length: 20 }, () => openSocket(front.url)));
  for (const visitor of visitors) visitor.send('GET /api/test/silent HTTP/1.1\r\nHost: site\r\n\r\n');
  await until(() => underway.size === 20);
  for (const visitor of visitors) visitor.socket.destroy();
  await until(() => underway.size === 0);
});

test('who stops reading large answers loses the connections, and the places, in time', async () => {
  const before = front.api.calls.length;
  const held: Socket[] = [];
  const hold = (socket: Socket) => void held.push(socket);
  front.server.on('connection', hold);
  const visitors = await Promise.all(Array.from({ length: PLACES }, () => openSocket(front.url)));
  for (const [n, { socket, send }] of visitors.entries()) {
    if (n < STUCK) socket.pause();
    const path = n < STUCK ? '/api/test/large' : '/api/test/silent';
    send(`GET ${path} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${NETWORK}\r\n\r\n`);
  }
  await until(() => front.api.calls.length === before + PLACES);
  front.server.off('connection', hold);
  expect(held).toHaveLength(PLACES);
  const ask = async (address: string) =>
    (await fetch(`${front.url}/api/test/beside`, { headers: { 'X-Forwarded-For': address } })).status;
  expect(await ask(NETWORK)).toBe(429);
  expect(await ask('203.0.113.2')).toBe(200);
  expect(front.server.timeout).toBe(30_000);
  // What the server's own limit does later.
  const stuck = held.filter(({ remotePort }) =>
    visitors.slice(0, STUCK).some(({ socket }) => socket.localPort === remotePort),
  );
  expect(stuck).toHaveLength(STUCK);
  // A place is free at the event, which comes a moment after the connection says that it is destroyed.
  const closed = Promise.all(stuck.map((socket) => once(socket, 'close')));
  for (const socket of stuck) socket.setTimeout(50);
  await closed;
  expect(await ask(NETWORK)).toBe(200);
  for (const { socket } of visitors) socket.destroy();
  await until(() => underway.size === 0);
});

test('an answer that breaks off is not passed for a whole one', async () => {
  const visitor = await openSocket(front.url);
  visitor.send('GET /api/test/broken HTTP/1.1\r\nHost: site\r\n\r\n');
  await visitor.closed();
  expect(visitor.received()).toMatch(/content-length: 1000\r\n/i);
});
