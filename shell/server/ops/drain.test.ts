import type { ServerResponse } from 'node:http';
import { openSocket } from '@site/api/testing/servers/rawSocket';
import { type ShellServer, startShellServer } from '../../testing/startShellServer';
import { until } from '../../testing/until';

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n';

let front: ShellServer;
let held: ServerResponse | undefined;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  held = undefined;
  front = await startShellServer((_request, response) => {
    held = response;
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await front.close();
});

const isRefused = () =>
  openSocket(front.url).then(
    ({ socket }) => void socket.destroy(),
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );

test('a kept connection is answered once more after the end was announced, as the last time', async () => {
  const kept = await openSocket(front.url);
  const unused = await openSocket(front.url);
  kept.send(HEALTH);
  expect(await kept.status(1)).toBe(200);
  expect(kept.received()).not.toMatch(/^connection: close/im);
  front.gentle.announce();
  const closed = front.gentle.close();
  await until(async () => (await isRefused()) === true);
  kept.send(HEALTH);
  expect(await kept.status(2)).toBe(200);
  expect(kept.received()).toMatch(/^connection: close/im);
  await kept.closed();
  expect(unused.isClosed()).toBe(false);
  await until(() => {
    jest.advanceTimersByTime(1_000);
    return unused.isClosed();
  });
  await closed;
  expect([...kept.errors, ...unused.errors]).toEqual([]);
});

test('an answer that is under way when the end is announced is whole, and the last of its connection', async () => {
  const visitor = await openSocket(front.url);
  visitor.send('GET /api/test/held HTTP/1.1\r\nHost: site\r\n\r\n');
  await until(() => held !== undefined);
  front.gentle.announce();
  const closed = front.gentle.close();
  await until(async () => (await isRefused()) === true);
  held?.end('"done"');
  await visitor.closed();
  expect(visitor.received()).toMatch(/^connection: close/im);
  expect(visitor.received()).toContain('"done"');
  expect(visitor.errors).toEqual([]);
  await closed;
});
