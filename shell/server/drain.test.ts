import type { ServerResponse } from 'node:http';
import { openSocket } from '@site/api/testing/servers/rawSocket';
import { type ShellServer, startShellServer } from '../testing/startShellServer';
import { until } from '../testing/until';

const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n';

let shell: ShellServer;
let pending: ServerResponse | undefined;
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
  pending = undefined;
  shell = await startShellServer((_request, response) => {
    pending = response;
  });
});
afterEach(async () => {
  jest.useRealTimers();
  await shell.close();
});

const isRefused = () =>
  openSocket(shell.url).then(
    ({ socket }) => void socket.destroy(),
    (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
  );

test('a keep-alive connection gets one more response after the shutdown starts, with Connection: close', async () => {
  const keepAlive = await openSocket(shell.url);
  const unused = await openSocket(shell.url);
  keepAlive.send(HEALTH);
  expect(await keepAlive.status(1)).toBe(200);
  expect(keepAlive.received()).not.toMatch(/^connection: close/im);
  shell.gracefulClose.announce();
  const closed = shell.gracefulClose.close();
  await until(async () => (await isRefused()) === true);
  keepAlive.send(HEALTH);
  expect(await keepAlive.status(2)).toBe(200);
  expect(keepAlive.received()).toMatch(/^connection: close/im);
  await keepAlive.closed();
  expect(unused.isClosed()).toBe(false);
  await until(() => {
    jest.advanceTimersByTime(1_000);
    return unused.isClosed();
  });
  await closed;
  expect([...keepAlive.errors, ...unused.errors]).toEqual([]);
});

test('a response that is in progress at shutdown is completed, and closes its connection', async () => {
  const visitor = await openSocket(shell.url);
  visitor.send('GET /api/test/pending HTTP/1.1\r\nHost: site\r\n\r\n');
  await until(() => pending !== undefined);
  shell.gracefulClose.announce();
  const closed = shell.gracefulClose.close();
  await until(async () => (await isRefused()) === true);
  pending?.end('"done"');
  await visitor.closed();
  expect(visitor.received()).toMatch(/^connection: close/im);
  expect(visitor.received()).toContain('"done"');
  expect(visitor.errors).toEqual([]);
  await closed;
});
