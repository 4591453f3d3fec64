import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthCheck, readFreePort, waitForOk, waitForOkOnSocket } from './waitFor';

const folder = mkdtempSync(join(tmpdir(), 'wait-'));
let server: Server;
let statuses: number[];
/** What is requested until a request is answered with 200. */
let requested: string[];

beforeEach(() => {
  statuses = [];
  requested = [];
  server = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.statusCode = statuses.shift() ?? 200;
    response.end();
  });
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

async function listen(at: { port: number; host: string } | string) {
  server.listen(at);
  await once(server, 'listening');
}

const url = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

test('waits until a port answers 200', async () => {
  statuses = [503, 404];
  await listen({ port: 0, host: '127.0.0.1' });
  await waitForOk(url('/readyz?all'));
  expect(requested).toEqual(['/readyz?all', '/readyz?all', '/readyz?all']);
});

test('waits until a socket answers 200', async () => {
  statuses = [503];
  const socket = join(folder, 'scanner.sock');
  await listen(socket);
  await waitForOkOnSocket(socket, '/health');
  expect(requested).toEqual(['/health', '/health']);
});

test('gives up in the end', async () => {
  server.on('request', () => statuses.push(503));
  statuses = [503];
  await listen({ port: 0, host: '127.0.0.1' });
  await expect(waitForOk(url('/'), 120)).rejects.toThrow('does not respond within 0.12 s');
});

test('a health check fails on another status and when it is aborted', async () => {
  statuses = [503];
  await listen({ port: 0, host: '127.0.0.1' });
  const check = healthCheck(url('/healthz'));
  await expect(check(new AbortController().signal)).rejects.toThrow('503');
  await expect(check(new AbortController().signal)).resolves.toBeUndefined();
  await expect(check(AbortSignal.abort())).rejects.toThrow('aborted');
});

test('the port of the site is refused while another process uses it', async () => {
  await listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.address() as AddressInfo;
  await expect(readFreePort({ PORT: String(port) }, 'npm run dev')).rejects.toThrow(
    `Port ${port} is in use: stop the process that uses it, or choose another port with PORT=${port + 1} npm run dev.`,
  );
});
