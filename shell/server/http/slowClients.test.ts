import type { RequestListener, Server } from 'node:http';
import { openSocket, parseStatuses, type RawSocket } from '@site/api/testing/servers/rawSocket';
import { type ShellServer, startShellServer } from '../../testing/startShellServer';
import { until } from '../../testing/until';

const SLOW_CLIENTS = process.env.LONG ? 250 : 50;
const MAX_OPEN = 100;
const POST = { method: 'POST', body: '{}' };

let isFrozen: boolean;
const handler: RequestListener = (_request, response) => {
  if (!isFrozen) response.end('{}');
};

const servers: ShellServer[] = [];
async function open(trustProxy?: string) {
  const server = await startShellServer(handler, trustProxy);
  servers.push(server);
  return server;
}

beforeEach(() => {
  isFrozen = false;
  // Fake timers: no request times out only because the machine is busy.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'setInterval'] });
});
afterEach(async () => {
  jest.useRealTimers();
  for (const server of servers.splice(0)) await server.close();
});

/** A POST that sends its body byte by byte and never completes it. */
async function slowPost(url: string, address: string): Promise<RawSocket> {
  const visitor = await openSocket(url);
  visitor.send(
    `POST /api/test/slow HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
  );
  return visitor;
}

const fetchFrom = (url: string, from: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { 'X-Forwarded-For': from } });
const connectionsTo = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
const addressOf = (n: number) => `198.51.100.${n}`;

test(`${SLOW_CLIENTS} slow bodies use no API connections, delay no other requests, and end with 408`, async () => {
  const { url, api } = await open();
  const slow = await Promise.all(
    Array.from({ length: SLOW_CLIENTS }, (_, n) => slowPost(url, addressOf(n % 5))),
  );
  for (const { send } of slow) send(' ');
  expect((await fetchFrom(`${url}/api/test/read`, addressOf(7))).status).toBe(200);
  expect((await fetchFrom(`${url}/api/test/written`, addressOf(7), POST)).status).toBe(200);
  expect(api.calls.map((call) => call.url)).toEqual(['/api/test/read', '/api/test/written']);
  expect(slow.filter(({ isClosed, received }) => isClosed() || received())).toEqual([]);
  await until(() => {
    jest.advanceTimersByTime(15_000);
    return slow.every(({ isClosed }) => isClosed());
  });
  for (const { received } of slow) expect(received()).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['of one address', addressOf(1), addressOf(1)],
  ['of the same IPv6 subnet', '2001:db8:7:7::1', '2001:db8:7:7:ffff::9'],
])(
  'a network %s may have 100 open requests: further ones get 429, only for it, until one ends',
  async (_, network, other) => {
    const { url } = await open();
    const slow = await Promise.all(Array.from({ length: MAX_OPEN }, () => slowPost(url, network)));
    const getPosts = () => fetchFrom(`${url}/api/test/posts`, other);
    await until(async () => (await getPosts()).status === 429);
    const refused = await getPosts();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      success: false,
      code: 'too_many',
      requestId: expect.any(String),
    });
    expect((await fetchFrom(`${url}/`, network)).status).toBe(429);
    expect((await fetchFrom(`${url}/api/test/posts`, addressOf(2))).status).toBe(200);
    // Health checks are not counted.
    expect((await fetchFrom(`${url}/healthz`, network)).status).toBe(200);
    slow[0]?.socket.destroy();
    await until(async () => (await getPosts()).status === 200);
  },
);

test('queued responses on a lost connection stop counting as open requests', async () => {
  const { url, api, server } = await open();
  const network = addressOf(1);
  const line = `GET /api/test/posts HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${network}\r\n\r\n`;
  isFrozen = true;
  for (let round = 1; round <= 4; round++) {
    const visitor = await slowPost(url, network);
    visitor.send(`${' '.repeat(4_999)}${line.repeat(60)}`);
    await until(() => api.calls.length === round);
    visitor.socket.destroy();
  }
  await until(() => connectionsTo(server).then((count) => count === 0));
  isFrozen = false;
  expect((await fetchFrom(`${url}/api/test/posts`, network)).status).toBe(200);
  // Any that were still counted would show here.
  await Promise.all(Array.from({ length: MAX_OPEN - 1 }, () => slowPost(url, network)));
  await fetchFrom(`${url}/healthz`, network);
  expect((await fetchFrom(`${url}/api/test/posts`, network)).status).toBe(200);
});

test('a client that pipelines thousands of requests is disconnected; a few are served one by one', async () => {
  const { url } = await open();
  const line = `GET /assets/none HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${addressOf(1)}\r\n\r\n`;
  const few = await openSocket(url);
  few.send(line.repeat(20));
  expect(await few.status(20)).toBe(404);
  const many = await openSocket(url);
  many.send(line.repeat(5_000));
  await many.closed();
  // The others are discarded.
  expect(parseStatuses(many.received()).length).toBeLessThan(500);
  expect((await fetchFrom(`${url}/api/test/posts`, addressOf(2))).status).toBe(200);
});

test.each([
  ['a network may have 400 connections', '', 400],
  ['connections of a trusted proxy are not counted', 'loopback', 450],
])('%s', async (_, trustProxy, most) => {
  const { url } = await open(trustProxy);
  // Connections that never send a complete request.
  const sockets = await Promise.all(Array.from({ length: 450 }, () => openSocket(url)));
  for (const { send } of sockets) send('GET /healthz HTTP/1.1\r\nX-Slow: ');
  const isOpen = ({ isClosed }: RawSocket) => !isClosed();
  await until(() => sockets.filter(isOpen).length <= most);
  // The earlier ones were handled before it.
  const last = sockets.findLast(isOpen);
  last?.send('a\r\nHost: site\r\n\r\n');
  expect(await last?.status()).toBe(200);
  expect(sockets.filter(isOpen)).toHaveLength(most);
  for (const { socket } of sockets) socket.destroy();
  await until(async () => (await fetchFrom(`${url}/healthz`, '').catch(() => undefined))?.ok === true);
});

test('requests to a frozen API end with 503, and work again when it responds', async () => {
  const { url, api } = await open();
  isFrozen = true;
  let finished = 0;
  // More than there are connections to the API: requests that wait for one time out as well.
  const replies = Array.from({ length: 300 }, async (_, n) => {
    const reply = await fetchFrom(`${url}/api/test/addresses`, addressOf(n % 5));
    finished += 1;
    return reply;
  });
  await until(() => api.calls.length === 200);
  expect(finished).toBe(0);
  await until(() => {
    jest.advanceTimersByTime(17_000);
    return finished === 300;
  });
  const responses = await Promise.all(replies);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect(responses.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect(await responses[0]?.json()).toMatchObject({ success: false, code: 'unavailable' });
  isFrozen = false;
  expect((await fetchFrom(`${url}/api/test/addresses`, addressOf(1))).status).toBe(200);
});
