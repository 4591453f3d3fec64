import { openSocket, type RawSocket, statusesIn } from '@site/api/testing/rawSocket';
import { paths } from '@site/shell/paths';
import { newAddress } from '../../newAddress';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { newEnquiry } from '../../saveEnquiry';
import { startShellBefore } from '../../shellProcess';
import { until } from '../../until';

const SLOW = 250;
const MOST_OPEN = 100;

/** A POST whose body has begun and goes on byte by byte, without ever becoming whole. */
async function slowPost(url: string, address: string): Promise<RawSocket> {
  const visitor = await openSocket(url);
  visitor.send(
    `POST /api/contact HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
  );
  return visitor;
}

const get = (url: string, address: string) => fetch(url, { headers: { 'X-Forwarded-For': address } });

/** Resolves once the server has taken in all that was sent before: its answer to a later visitor is proof. */
const seen = (url: string) => get(`${url}/healthz`, newAddress());

test('250 bodies that drip keep nobody else waiting', async ({ ownSite: { url } }, info) => {
  const networks = Array.from({ length: 5 }, newAddress);
  const slow = await Promise.all(
    Array.from({ length: SLOW }, (_, n) => slowPost(url, networks[n % networks.length] as string)),
  );
  const drip = setInterval(() => {
    for (const { send } of slow) send(' ');
  }, 100);
  try {
    await seen(url);
    const began = Date.now();
    const read = await get(`${url}/api/blog/posts`, newAddress());
    const readMs = Date.now() - began;
    expect(read.status).toBe(200);
    const written = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
      body: JSON.stringify(newEnquiry()),
    });
    expect(written.status).toBe(200);
    const bothMs = Date.now() - began;
    info.annotations.push({ type: 'bystander', description: `GET ${readMs} ms, both ${bothMs} ms` });
    expect(
      slow.filter(({ isClosed, received }) => isClosed() || received()),
      'the slow ones are still at it',
    ).toHaveLength(0);
    await Promise.all(slow.map(({ closed }) => closed()));
    expect(slow[0]?.received(), 'and are told in the end').toMatch(/^HTTP\/1\.1 408 /);
  } finally {
    clearInterval(drip);
    for (const { socket } of slow) socket.destroy();
  }
});

test('a network has 100 places: more is 429, for it alone, until one is free again', async ({
  ownSite: { url },
}) => {
  for (const [network, neighbour] of [
    [newAddress(), undefined],
    ['2001:db8:7:7::1', '2001:db8:7:7:ffff::9'],
  ] as const) {
    const slow = await Promise.all(Array.from({ length: MOST_OPEN }, () => slowPost(url, network)));
    const asked = () => get(`${url}/api/blog/posts`, neighbour ?? network);
    const isFull = async () => (await asked()).status === 429;
    // A machine with other things to do may have given up the first before the last have come.
    await until(
      async () => (await isFull()) || void slow.push(await slowPost(url, network)),
      'there is no end of places',
    );
    const refused = await asked();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      success: false,
      code: 'too_many',
      requestId: expect.any(String),
    });
    expect((await get(`${url}${paths.home}`, network)).status).toBe(429);
    expect((await get(`${url}/api/blog/posts`, newAddress())).status).toBe(200);
    expect((await get(`${url}/healthz`, network)).status, 'who watches the process is not counted').toBe(200);
    for (const { socket } of slow) socket.destroy();
    await until(async () => (await asked()).status === 200, 'no place became free');
  }
});

test('answers that wait behind others on a lost connection give their places back', async ({
  ownSite: { url },
}) => {
  const network = newAddress();
  const line = `GET /api/blog/posts HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${network}\r\n\r\n`;
  for (let round = 0; round < 4; round++) {
    const visitor = await slowPost(url, network);
    visitor.send(`${' '.repeat(4_999)}${line.repeat(60)}`);
    await seen(url);
    visitor.socket.destroy();
  }
  await until(
    async () => (await get(`${url}/api/blog/posts`, network)).status === 200,
    'the places stay taken',
  );
  // Had any been lost, they would be missing now.
  const slow = await Promise.all(Array.from({ length: MOST_OPEN - 1 }, () => slowPost(url, network)));
  await seen(url);
  expect((await get(`${url}/api/blog/posts`, network)).status).toBe(200);
  for (const { socket } of slow) socket.destroy();
});

test('who sends thousands of requests ahead loses the connection; a few are answered one by one', async ({
  ownSite: { url },
}) => {
  const line = `GET /nowhere HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${newAddress()}\r\n\r\n`;
  const few = await openSocket(url);
  few.send(line.repeat(20));
  expect(await few.status(20)).toBe(404);
  few.socket.destroy();
  const many = await openSocket(url);
  many.send(line.repeat(5_000));
  await many.closed();
  expect(statusesIn(many.received()).length, 'the rest is not kept for later').toBeLessThan(500);
  expect((await get(`${url}/api/blog/posts`, newAddress())).status).toBe(200);
});

test('a network has 400 connections, so that it cannot take all there are; what comes through a front is not counted', async ({
  ownSite,
}) => {
  for (const [TRUST_PROXY, most] of [
    ['', 400],
    ['loopback', 450],
  ] as const) {
    const shell = await startShellBefore(ownSite.apiUrl, ownSite, { TRUST_PROXY });
    // Connections that never bring a whole request.
    const held = await Promise.all(Array.from({ length: 450 }, () => openSocket(shell.url)));
    for (const { send } of held) send('GET / HTTP/1.1\r\nX-Slow: ');
    const open = () => held.filter(({ isClosed }) => !isClosed());
    await until(() => open().length <= most, 'more are let in');
    // The last one of them was looked at after all others.
    open().at(-1)?.send('a\r\nHost: site\r\n\r\n');
    expect(await open().at(-1)?.status()).toBe(200);
    expect(open().length).toBeGreaterThan(most - 10);
    for (const { socket } of held) socket.destroy();
    await until(async () => (await get(shell.url, '').catch(() => undefined))?.ok, 'the places stay taken');
    await shell.kill();
  }
});

test('a frozen API is told as 503 in time, to as many as ask, and works again when it thaws', async ({
  ownSite,
}, info) => {
  const { url } = ownSite;
  const pid = ownSite.pid('api') ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    const began = Date.now();
    // More than there are connections to the API: those who wait for one are told as well.
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => get(`${url}/api/addresses`, newAddress())),
    );
    info.annotations.push({ type: 'frozen', description: `300 told within ${Date.now() - began} ms` });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(await answers[0]?.json()).toMatchObject({ success: false, code: 'unavailable' });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await until(
    async () => (await get(`${url}/api/addresses`, newAddress())).status === 200,
    'the API does not come back',
  );
});
