import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { openSocket, statusesIn } from '@site/api/testing/rawSocket';
import { type ApiStub, startApiStub } from '../../apiStub';
import { newAddress } from '../../newAddress';
import { type ShellProcess, startShellBefore } from '../../shellProcess';
import { test as base, expect } from '../../test';
import { until } from '../../until';

/** Does not fit into the buffers on the way. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');
const PLACES = 100;

/** Answers with headers that concern the connection to the API alone. */
const answer: RequestListener = (request, response) => {
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

interface Bench {
  stub: ApiStub;
  shell: ShellProcess;
}

const test = base.extend<object, Bench>({
  stub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
    async ({}, use) => {
      const stub = await startApiStub(answer);
      await use(stub);
      await stub.close();
    },
    { scope: 'worker' },
  ],
  shell: [
    async ({ stub, site }, use) => {
      const shell = await startShellBefore(stub.origin, site, { TRUST_PROXY: 'loopback' });
      await use(shell);
      expect(shell.child.exitCode, 'nothing of this ends the process').toBeNull();
      await shell.kill();
    },
    { scope: 'worker' },
  ],
});

/** Sends one request with these lines and resolves with what the API was asked. */
async function callWith({ shell, stub }: Bench, method: string, lines: string[], body = '') {
  const path = `/api/test/${randomUUID()}`;
  const visitor = await openSocket(shell.url);
  visitor.send([`${method} ${path} HTTP/1.1`, 'Host: site.example', ...lines, '', body].join('\r\n'));
  expect(await visitor.status()).toBe(200);
  visitor.socket.destroy();
  const call = stub.calls.find(({ url }) => url === path);
  if (!call) throw new Error('the API was not asked');
  return call;
}

test('headers of the connection and false papers stay outside, the visitor’s own go on', async ({
  shell,
  stub,
}) => {
  const { headers } = await callWith({ shell, stub }, 'GET', [
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
    expect(headers, name).not.toHaveProperty(name);
  expect(headers['x-internal-key'] ?? '').not.toContain('guessed');
  expect(headers.host, 'the visitor does not name the API').not.toContain('site.example');
  expect(headers).toMatchObject({
    cookie: 'a=1',
    'accept-language': 'en',
    'x-forwarded-for': '10.1.2.3',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
});

test('a chunked body arrives whole, with a length, without extensions and trailers', async ({
  shell,
  stub,
}) => {
  const call = await callWith(
    { shell, stub },
    'POST',
    ['Transfer-Encoding: chunked', 'Trailer: X-Late'],
    '3;x=1\r\nabc\r\n4\r\ndefg\r\n0\r\nX-Late: yes\r\n\r\n',
  );
  expect(call.body).toBe('abcdefg');
  expect(call.headers['content-length']).toBe('7');
  for (const name of ['transfer-encoding', 'trailer', 'x-late'])
    expect(call.headers).not.toHaveProperty(name);
});

test('the answer comes without headers of the API’s connection, with all its cookies', async ({ shell }) => {
  const visitor = await openSocket(shell.url);
  visitor.send('GET /api/test/answer HTTP/1.0\r\nConnection: close\r\n\r\n');
  await visitor.closed();
  const [head = '', body] = visitor.received().split('\r\n\r\n');
  expect(head.toLowerCase()).not.toMatch(/x-hop|timeout=9|proxy-authenticate|transfer-encoding/);
  expect(head).toMatch(/^x-kept: yes/im);
  expect(head.match(/^set-cookie: /gim)).toHaveLength(2);
  expect(body, 'an old client gets no chunks').toBe('{"ok":true}');
});

test('a body beyond 64 KiB is 413, with its length known or not, and the API hears nothing of it', async ({
  shell,
  stub,
}) => {
  const before = stub.calls.length;
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
  expect(stub.calls).toHaveLength(before);
  const most = await fetch(`${shell.url}/api/test/most`, { method: 'POST', body: body.slice(1) });
  expect(most.status).toBe(200);
});

test('an absolute target is the page or call it names; no host is asked for another', async ({
  shell,
  stub,
}) => {
  const visitor = await openSocket(shell.url);
  visitor.send('GET http://evil.example:99/api/test/absolute?q=1 HTTP/1.1\r\nHost: site\r\n\r\n');
  expect(await visitor.status()).toBe(200);
  expect(stub.calls.at(-1)?.url).toBe('/api/test/absolute?q=1');
  visitor.send('GET http://evil.example HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n');
  expect(await visitor.status(2)).toBe(200);
  await visitor.closed();
  expect(visitor.received()).not.toContain('evil.example');
});

for (const [line, status] of [
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
] as const)
  test(`${line.slice(0, 40).replaceAll('\r\n', ' ')} is answered with ${status || 'a closed connection'}`, async ({
    shell,
    stub,
  }) => {
    const before = stub.calls.length;
    const visitor = await openSocket(shell.url);
    visitor.send(`${line}\r\nHost: site\r\n\r\n`);
    expect(await visitor.status()).toBe(status);
    expect(visitor.received()).not.toMatch(/\s+at |node_modules/);
    expect(stub.calls).toHaveLength(before);
    visitor.socket.destroy();
  });

test('a request without a Host is refused; kept connections work for HTTP/1.0 as well', async ({ shell }) => {
  const nameless = await openSocket(shell.url);
  nameless.send('GET / HTTP/1.1\r\n\r\n');
  expect(await nameless.status()).toBe(400);
  const old = await openSocket(shell.url);
  for (const n of [1, 2]) {
    old.send('GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n\r\n');
    expect(await old.status(n)).toBe(200);
  }
  expect(statusesIn(old.received())).toEqual([200, 200]);
  old.socket.destroy();
});

test('a visitor who goes away frees the connection to the API', async ({ shell, stub }) => {
  await until(async () => (await stub.connections()) <= 1, 'connections are left from before');
  const before = stub.calls.length;
  const visitors = await Promise.all(Array.from({ length: 20 }, () => openSocket(shell.url)));
  for (const visitor of visitors) visitor.send('GET /api/test/silent HTTP/1.1\r\nHost: site\r\n\r\n');
  await until(() => stub.calls.length === before + 20, 'not all calls came');
  for (const visitor of visitors) visitor.socket.destroy();
  await until(async () => (await stub.connections()) <= 1, 'connections stay');
});

test('who stops reading large answers loses the connections, and the places, in time', async ({
  shell,
  stub,
}) => {
  const network = newAddress();
  const before = stub.calls.length;
  const visitors = await Promise.all(Array.from({ length: PLACES }, () => openSocket(shell.url)));
  for (const { socket, send } of visitors) {
    socket.pause();
    send(`GET /api/test/large HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${network}\r\n\r\n`);
  }
  await until(() => stub.calls.length === before + PLACES, 'the calls do not come');
  const ask = async (address: string) =>
    (await fetch(`${shell.url}/api/test/beside`, { headers: { 'X-Forwarded-For': address } })).status;
  expect(await ask(network)).toBe(429);
  expect(await ask(newAddress()), 'others do not notice').toBe(200);
  await until(async () => (await ask(network)) === 200, 'the places stay taken');
  await until(async () => (await stub.connections()) <= 2, 'connections to the API stay');
  for (const { socket } of visitors) socket.destroy();
});

test('an answer that breaks off is not passed for a whole one', async ({ shell }) => {
  const visitor = await openSocket(shell.url);
  visitor.send('GET /api/test/broken HTTP/1.1\r\nHost: site\r\n\r\n');
  await visitor.closed();
  expect(visitor.received()).toMatch(/content-length: 1000\r\n/i);
});
