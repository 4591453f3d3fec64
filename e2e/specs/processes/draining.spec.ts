import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { openSocket } from '@site/api/testing/rawSocket';
import { paths } from '@site/shell/paths';
import { startApiStub } from '../../apiStub';
import { newAddress } from '../../newAddress';
import { startShellBefore } from '../../shellProcess';
import { type Site, startSite } from '../../site';
import { expect, test } from '../../test';
import { until } from '../../until';

const PER_SECOND = 100;
const CONNECTIONS = 20;

interface Count {
  answered: number;
  /** Answers that said they were the last on their connection. */
  last: number;
  /** Refused before anything was sent. */
  refused: number;
  /** Broken off, by the request's id. */
  broken: Map<string, string>;
}

/** Asks for pages and calls in turn on kept connections, each used as often as the others, until stopped. */
function askSteadily(url: string) {
  const count: Count = { answered: 0, last: 0, refused: 0, broken: new Map() };
  const addresses = [paths.home, '/api/blog/posts', paths.contact, '/api/site'];
  const underway = new Set<Promise<void>>();
  // One connection each: else as many are made as the first answers are slow.
  const agents = Array.from({ length: CONNECTIONS }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  let next = 0;
  const askNext = () => {
    const agent = agents[next % CONNECTIONS] as Agent;
    const address = url + addresses[next++ % addresses.length];
    const asked: Promise<void> = ask(address, agent, count).finally(() => underway.delete(asked));
    underway.add(asked);
  };
  // After the look at what came in: a connection that was closed while this process waited its turn is not used again.
  const timer = setInterval(() => setImmediate(askNext), 1_000 / PER_SECOND);
  return {
    count,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(underway);
      for (const agent of agents) agent.destroy();
      return count;
    },
  };
}

async function ask(address: string, agent: Agent, count: Count): Promise<void> {
  const id = randomUUID();
  const headers = { 'X-Forwarded-For': newAddress(), 'X-Request-Id': id };
  const call = request(address, { agent, family: 4, headers });
  try {
    call.end();
    const [answer] = await once(call, 'response');
    for await (const _ of answer);
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    count.answered++;
    if (answer.headers.connection === 'close') count.last++;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED') count.refused++;
    else count.broken.set(id, `${address}: ${message}${call.reusedSocket ? ' on a kept connection' : ''}`);
  }
}

for (const name of ['the whole site', 'the shell alone'] as const)
  test(`${name} is told to end under 100 requests a second: no reset, no half answer`, async () => {
    const site = await startSite();
    const load = askSteadily(site.url);
    await until(() => load.count.answered > 3 * PER_SECOND, 'the load does not get going');
    const before = { ...load.count };
    const ended = name === 'the whole site' ? site.stop({ keepData: true }) : endShell(site);
    await until(() => load.count.refused > 0, 'connections are still taken');
    const count = await load.stop();
    test.info().annotations.push({
      type: 'drain',
      description: JSON.stringify({
        answeredAfter: count.answered - before.answered,
        ...count,
        broken: [...count.broken.values()],
      }),
    });
    expect(before.last, 'no connection is ended before').toBe(0);
    expect(count.last, 'kept connections are told').toBeGreaterThanOrEqual(CONNECTIONS / 2);
    const ending = await ended;
    // The system resets a connection that it has made and the server has not taken in: to the visitor it is refused.
    const log = site.log('shell');
    const wasTakenIn = ([id, what]: [string, string]) => what.endsWith('kept connection') || log.includes(id);
    expect([...count.broken].filter(wasTakenIn)).toEqual([]);
    expect(count.broken.size, 'of hundreds').toBeLessThan(CONNECTIONS);
    if (ending) expect(ending).toMatchObject({ code: 0, leftovers: [] });
    else await until(async () => (await fetch(`${site.url}/readyz`)).ok, 'the shell is not back');
    expect((await site.stop()).leftovers).toEqual([]);
  });

async function endShell(site: Site): Promise<undefined> {
  process.kill(site.pid('shell') ?? 0, 'SIGTERM');
}

for (const [name, address] of [
  ['shell', 'url'],
  ['api', 'apiUrl'],
] as const)
  test(`the ${name} answers a kept connection once more after it was told to end, as the last time`, async () => {
    const site = await startSite();
    try {
      const kept = await openSocket(site[address]);
      const unused = await openSocket(site[address]);
      const line = 'GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n';
      kept.send(line);
      expect(await kept.status(1)).toBe(200);
      expect(kept.received()).not.toMatch(/^connection: close/im);
      process.kill(site.pid(name) ?? 0, 'SIGTERM');
      await until(() => isRefused(site[address]), 'new connections are still taken');
      kept.send(line);
      expect(await kept.status(2)).toBe(200);
      expect(kept.received()).toMatch(/^connection: close/im);
      await Promise.all([kept.closed(), unused.closed()]);
      expect([...kept.errors, ...unused.errors]).toEqual([]);
    } finally {
      expect((await site.stop()).leftovers).toEqual([]);
    }
  });

test('an answer that is under way when the end is announced is whole, and the last of its connection', async ({
  site,
}) => {
  const stub = await startApiStub((request, response) => {
    if (request.url === '/api/test/held') release = () => response.end('"done"');
  });
  let release: (() => void) | undefined;
  const shell = await startShellBefore(stub.origin, site);
  const visitor = await openSocket(shell.url);
  visitor.send('GET /api/test/held HTTP/1.1\r\nHost: site\r\n\r\n');
  await until(() => release, 'the call does not come');
  shell.child.kill('SIGTERM');
  await until(() => isRefused(shell.url), 'new connections are still taken');
  release?.();
  await visitor.closed();
  expect(visitor.received()).toMatch(/^connection: close/im);
  expect(visitor.received()).toContain('"done"');
  expect(visitor.errors).toEqual([]);
  expect(await shell.ended).toBe(0);
  await stub.close();
});

const isRefused = (url: string) =>
  openSocket(url).then(
    ({ socket }) => void socket.destroy(),
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );
