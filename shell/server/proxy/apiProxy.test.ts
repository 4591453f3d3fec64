import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { openSocket, parseStatuses } from '@site/api/testing/servers/rawSocket';
import { type ShellServer, startShellServer } from '../../testing/startShellServer';
import { until } from '../../testing/until';

/** Larger than the socket buffers. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const MAX_OPEN = 100;
/** How many clients do not read their response. */
const STUCK_CLIENTS = 5;
const NETWORK = '203.0.113.1';

/** API responses that are in progress. */
const inProgress = new Set<ServerResponse>();

/** Responds with hop-by-hop headers. */
const handler: RequestListener = (request, response) => {
  inProgress.add(response);
  response.once('close', () => inProgress.delete(response));
  if (request.url === '/api/test/silent') return;
  if (request.url === '/api/test/broken') {
    response.writeHead(200, { 'Content-Length': '1000' });
    return void response.write('half', () => response.destroy());
  }
  if (request.url === '/api/newsletters/unknown') return void response.writeHead(404).end('{}');
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

let shell: ShellServer;
beforeAll(async () => {
  shell = await startShellServer(handler);
});
afterAll(() => shell.close());

/** Sends one request with these headers and returns the request that the API received. */
async function forwardedCall(method: string, lines: string[], body = '') {
  const path = `/api/test/${randomUUID()}`;
  const visitor = await openSocket(shell.url);
  visitor.send([`${method} ${path} HTTP/1.1`, 'Host: site.example', ...lines, '', body].join('\r\n'));
  expect(await visitor.status()).toBe(200);
  visitor.socket.destroy();
  const call = shell.api.calls.find(({ url }) => url === path);
  if (!call) throw new Error('the API got no request');
  return call;
}

test("hop-by-hop and forged headers are dropped, and the visitor's own headers are forwarded", async () => {
  const { headers } = await forwardedCall('GET', [
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

test('a chunked body is forwarded with a Content-Length, without chunk extensions and trailers', async () => {
  const call = await forwardedCall(
    'POST',
    ['Transfer-Encoding: chunked', 'Trailer: X-Late'],
    '3;x=1\r\nabc\r\n4\r\ndefg\r\n0\r\nX-Late: yes\r\n\r\n',
  );
  expect(call.body).toBe('abcdefg');
  expect(call.headers['content-length']).toBe('7');
  for (const name of ['transfer-encoding', 'trailer', 'x-late'])
    expect(call.headers).not.toHaveProperty(name);
});

test('the response has no hop-by-hop headers of the API and all its cookies', async () => {
  const visitor = await openSocket(shell.url);
  visitor.send('GET /api/test/answer HTTP/1.0\r\nConnection: close\r\n\r\n');
  await visitor.closed();
  const [head = '', body] = visitor.received().split('\r\n\r\n');
  expect(head.toLowerCase()).not.toMatch(/x-hop|timeout=9|proxy-authenticate|transfer-encoding/);
  expect(head).toMatch(/^x-kept: yes/im);
  expect(head.match(/^set-cookie: /gim)).toHaveLength(2);
  expect(body).toBe('{"ok":true}');
});

test('a body above 64 KiB gets 413, with or without Content-Length, and is not forwarded', async () => {
  const before = shell.api.calls.length;
  const body = 'x'.repeat(64 * 1024 + 1);
  const known = await fetch(`${shell.url}/api/test/known`, { method: 'POST', body });
  expect(known.status).toBe(413);
  expect(await known.json()).toMatchObject({
    success: false,
    code: 'too_large',
    requestId: expect.any(String),
  });
  const unknown = await openSocket(shell.url);
  unknown.send(
    `POST /api/test/unknown HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n10001\r\n${body}\r\n`,
  );
  expect(await unknown.status()).toBe(413);
  unknown.socket.destroy();
  expect(shell.api.calls).toHaveLength(before);
  const most = await fetch(`${shell.url}/api/test/most`, { method: 'POST', body: body.slice(1) });
  expect(most.status).toBe(200);
});

test('an absolute target is served by this site, and its host is ignored', async () => {
  const visitor = await openSocket(shell.url);
  visitor.send('GET http://evil.example:99/api/test/absolute?q=1 HTTP/1.1\r\nHost: site\r\n\r\n');
  expect(await visitor.status()).toBe(200);
  expect(shell.api.calls.at(-1)?.url).toBe('/api/test/absolute?q=1');
  visitor.send('GET http://evil.example HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n');
  expect(await visitor.status(2)).toBe(200);
  await visitor.closed();
  expect(shell.cacheKeys.at(-1)).toBe('one /');
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
  const before = shell.api.calls.length;
  const visitor = await openSocket(shell.url);
  visitor.send(`${line}\r\nHost: site\r\n\r\n`);
  expect(await visitor.status()).toBe(status);
  expect(visitor.received()).not.toMatch(/\s+at |node_modules/);
  expect(shell.api.calls).toHaveLength(before);
  visitor.socket.destroy();
});

test('a request without a Host header gets 400, and keep-alive works for HTTP/1.0', async () => {
  const withoutHost = await openSocket(shell.url);
  withoutHost.send('GET / HTTP/1.1\r\n\r\n');
  expect(await withoutHost.status()).toBe(400);
  const old = await openSocket(shell.url);
  for (const n of [1, 2]) {
    old.send('GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n');
    expect(await old.status(n)).toBe(200);
  }
  expect(parseStatuses(old.received())).toEqual([200, 200]);
  old.socket.destroy();
});

test('a client that disconnects releases the connection to the API', async () => {
  await until(() => inProgress.size === 0);
  const visitors = await Promise.all(Array.from({ length: 20 }, () => openSocket(shell.url)));
  for (const visitor of visitors) visitor.send('GET /api/test/silent HTTP/1.1\r\nHost: site\r\n\r\n');
  await until(() => inProgress.size === 20);
  for (const visitor of visitors) visitor.socket.destroy();
  await until(() => inProgress.size === 0);
});

test('clients that stop reading lose their connections, which then no longer count', async () => {
  const before = shell.api.calls.length;
  const sockets: Socket[] = [];
  const hold = (socket: Socket) => void sockets.push(socket);
  shell.server.on('connection', hold);
  const visitors = await Promise.all(Array.from({ length: MAX_OPEN }, () => openSocket(shell.url)));
  for (const [n, { socket, send }] of visitors.entries()) {
    if (n < STUCK_CLIENTS) socket.pause();
    const path = n < STUCK_CLIENTS ? '/api/test/large' : '/api/test/silent';
    send(`GET ${path} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${NETWORK}\r\n\r\n`);
  }
  await until(() => shell.api.calls.length === before + MAX_OPEN);
  shell.server.off('connection', hold);
  expect(sockets).toHaveLength(MAX_OPEN);
  const statusFor = async (address: string) =>
    (await fetch(`${shell.url}/api/test/beside`, { headers: { 'X-Forwarded-For': address } })).status;
  expect(await statusFor(NETWORK)).toBe(429);
  expect(await statusFor('203.0.113.2')).toBe(200);
  expect(shell.server.timeout).toBe(30_000);
  // Does what the server's timeout does later.
  const stuck = sockets.filter(({ remotePort }) =>
    visitors.slice(0, STUCK_CLIENTS).some(({ socket }) => socket.localPort === remotePort),
  );
  expect(stuck).toHaveLength(STUCK_CLIENTS);
  // The limiter counts down on the close event, which comes shortly after `destroyed` is set.
  const closed = Promise.all(stuck.map((socket) => once(socket, 'close')));
  for (const socket of stuck) socket.setTimeout(50);
  await closed;
  expect(await statusFor(NETWORK)).toBe(200);
  for (const { socket } of visitors) socket.destroy();
  await until(() => inProgress.size === 0);
});

test('a newsletter is a page of the API; an unknown one gets what the site answers', async () => {
  const open = async (name: string) => {
    const visitor = await openSocket(shell.url);
    visitor.send(`GET /newsletters/${name} HTTP/1.0\r\nConnection: close\r\n\r\n`);
    await visitor.closed();
    return visitor.received().split('\r\n\r\n')[1];
  };
  expect(await open('november')).toBe('{"ok":true}');
  expect(await open('unknown')).toBe('page');
});

test('a truncated API response is not completed', async () => {
  const visitor = await openSocket(shell.url);
  visitor.send('GET /api/test/broken HTTP/1.1\r\nHost: site\r\n\r\n');
  await visitor.closed();
  expect(visitor.received()).toMatch(/content-length: 1000\r\n/i);
});
