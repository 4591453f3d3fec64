import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { gracefulShutdown } from './gracefulShutdown';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

// Sends a request, waits for a signal, sends another and reports the responses. A thread, because the
// server's event loop is blocked.
const VISITOR = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, signs } } = require('node:worker_threads');
const request = 'GET / HTTP/1.1\\r\\nHost: site\\r\\n\\r\\n';
const socket = connect(port, '127.0.0.1', () => socket.write(request));
let received = '';
socket.on('error', ({ code }) => { received += code; });
socket.on('close', () => parentPort.postMessage(received));
socket.on('data', (data) => {
  received += data;
  if (received.match(/200 OK/g).length > 1) return;
  parentPort.postMessage('answered');
  Atomics.wait(signs, 0, 0);
  socket.write(request);
  Atomics.store(signs, 1, 1);
  Atomics.notify(signs, 1);
});`;

test('answers a request that arrived while the event loop was blocked before closing unused connections', async () => {
  const server = http.createServer((_, response) => response.end('here'));
  const shutdownState = gracefulShutdown(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const signs = new Int32Array(new SharedArrayBuffer(8));
  const { port } = server.address() as AddressInfo;
  const visitor = new Worker(VISITOR, { eval: true, workerData: { port, signs } });
  expect(await once(visitor, 'message')).toEqual(['answered']);

  shutdownState.announce();
  const closed = shutdownState.close();
  await nextTick();
  jest.advanceTimersByTime(1_000);
  await nextTick();
  Atomics.store(signs, 0, 1);
  Atomics.notify(signs, 0);
  Atomics.wait(signs, 1, 0);
  jest.advanceTimersByTime(100);

  const [message] = await once(visitor, 'message');
  expect(message.match(/200 OK/g)).toHaveLength(2);
  expect(message).toMatch(/connection: close/i);
  expect(message).not.toContain('ECONNRESET');
  await closed;
  await visitor.terminate();
});

const nextTick = () => new Promise((resolve) => setImmediate(resolve));
