import type { RequestListener, Server } from 'node:http';
import { openSocket, type RawSocket, statusesIn } from '@site/api/testing/servers/rawSocket';
import { type ShellServer, startShellServer } from '../../testing/startShellServer';
import { until } from '../../testing/until';

const SLOW = 250;
const MOST_OPEN = 100;
const POST = { method: 'POST', body: '{}' };

let isFrozen: boolean;
const answer: RequestListener = (_request, response) => {
  if (!isFrozen) response.end('{}');
};

const fronts: ShellServer[] = [];
async function open(trustProxy?: string) {
  const front = await startShellServer(answer, trustProxy);
  fronts.push(front);
  return front;
}

beforeEach(() => {
  isFrozen = false;
  // Time passes when a test says so: nothing is too late only because the machine is busy.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date', 'setInterval'] });
});
afterEach(async () => {
  jest.useRealTimers();
  for (const front of fronts.splice(0)) await front.close();
});

/** A POST whose body has begun and goes on byte by byte, without ever becoming whole. */
async function slowPost(url: string, address: string): Promise<RawSocket> {
  const visitor = await openSocket(url);
  visitor.send(
    `POST /api/test/slow HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
  );
  return visitor;
}

const ask = (url: string, from: string, init: RequestInit = {}) =>
  fetch(url, { ...init, headers: { 'X-Forwarded-For': from } });
const connectionsTo = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
const addressOf = (n: number) => `198.51.100.${n}`;

test('250 bodies that drip take no connection to the API, keep nobody else waiting and are told in the end', async () => {
  const { url, api } = await open();
  const slow = await Promise.all(Array.from({ length: SLOW }, (_, n) => slowPost(url, addressOf(n % 5))));
  for (const { send } of slow) send(' ');
  expect((await ask(`${url}/api/test/read`, addressOf(7))).status).toBe(200);
  expect((await ask(`${url}/api/test/written`, addressOf(7), POST)).status).toBe(200);
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
  ['of neighbors', '2001:db8:7:7::1', '2001:db8:7:7:ffff::9'],
])(
  'a network %s has 100 places: more is 429, for it alone, until one is free again',
  async (_, network, other) => {
    const { url } = await open();
    const slow = await Promise.all(Array.from({ length: MOST_OPEN }, () => slowPost(url, network)));
    const asked = () => ask(`${url}/api/test/posts`, other);
    await until(async () => (await asked()).status === 429);
    const refused = await asked();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      success: false,
      code: 'too_many',
      requestId: expect.any(String),
    });
    expect((await ask(`${url}/`, network)).status).toBe(429);
    expect((await ask(`${url}/api/test/posts`, addressOf(2))).status).toBe(200);
    // Who watches the process is not counted.
    expect((await ask(`${url}/healthz`, network)).status).toBe(200);
    slow[0]?.socket.destroy();
    await until(async () => (await asked()).status === 200);
  },
);

test('answers that wait behind others on a lost connection give their places back', async () => {
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
  expect((await ask(`${url}/api/test/posts`, network)).status).toBe(200);
  // Had any been lost, they would be missing now.
  await Promise.all(Array.from({ length: MOST_OPEN - 1 }, () => slowPost(url, network)));
  await ask(`${url}/healthz`, network);
  expect((await ask(`${url}/api/test/posts`, network)).status).toBe(200);
});

test('who sends thousands of requests ahead loses the connection; a few are answered one by one', async () => {
  const { url } = await open();
  const line = `GET /assets/none HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${addressOf(1)}\r\n\r\n`;
  const few = await openSocket(url);
  few.send(line.repeat(20));
  expect(await few.status(20)).toBe(404);
  const many = await openSocket(url);
  many.send(line.repeat(5_000));
  await many.closed();
  // The rest is not kept for later.
  expect(statusesIn(many.received()).length).toBeLessThan(500);
  expect((await ask(`${url}/api/test/posts`, addressOf(2))).status).toBe(200);
});

test.each([
  ['a network has 400 connections, so that it cannot take all there are', '', 400],
  ['connections that come through a front are not counted', 'loopback', 450],
])('%s', async (_, trustProxy, most) => {
  const { url } = await open(trustProxy);
  // Connections that never bring a whole request.
  const held = await Promise.all(Array.from({ length: 450 }, () => openSocket(url)));
  for (const { send } of held) send('GET /healthz HTTP/1.1\r\nX-Slow: ');
  const isOpen = ({ isClosed }: RawSocket) => !isClosed();
  await until(() => held.filter(isOpen).length <= most);
  // All others were looked at before.
  const last = held.findLast(isOpen);
  last?.send('a\r\nHost: site\r\n\r\n');
  expect(await last?.status()).toBe(200);
  expect(held.filter(isOpen)).toHaveLength(most);
  for (const { socket } of held) socket.destroy();
  await until(async () => (await ask(`${url}/healthz`, '').catch(() => undefined))?.ok === true);
});

test('a frozen API is told as 503 in time, to as many as ask, and works again when it thaws', async () => {
  const { url, api } = await open();
  isFrozen = true;
  let told = 0;
  // More than there are connections to the API: those who wait for one are told as well.
  const asked = Array.from({ length: 300 }, async (_, n) => {
    const reply = await ask(`${url}/api/test/addresses`, addressOf(n % 5));
    told += 1;
    return reply;
  });
  await until(() => api.calls.length === 200);
  expect(told).toBe(0);
  await until(() => {
    jest.advanceTimersByTime(17_000);
    return told === 300;
  });
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  expect(await answers[0]?.json()).toMatchObject({ success: false, code: 'unavailable' });
  isFrozen = false;
  expect((await ask(`${url}/api/test/addresses`, addressOf(1))).status).toBe(200);
});
