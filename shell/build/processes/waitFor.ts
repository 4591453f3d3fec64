import { get, type RequestOptions } from 'node:http';
import { connect, createServer } from 'node:net';
import { urlToHttpOptions } from 'node:url';

/** Resolves once the address answers 200, or rejects after the given time. */
export const waitForOk = (url: string, timeoutMs = 180_000) =>
  until(
    () => requestOk(urlToHttpOptions(new URL(url)), AbortSignal.timeout(1_000)),
    `${url} does not respond`,
    timeoutMs,
  );

/** Requests a URL once; rejects unless it responds with 200. */
export const healthCheck = (url: string) => (signal: AbortSignal) =>
  requestOk(urlToHttpOptions(new URL(url)), signal);

/** Like `waitForOk`, for a server on a Unix socket. */
export const waitForOkOnSocket = (socketPath: string, path: string, timeoutMs = 180_000) =>
  until(
    () => requestOk({ socketPath, path }, AbortSignal.timeout(1_000)),
    `${socketPath} does not respond`,
    timeoutMs,
  );

/** Resolves once something listens on the port. */
export const waitForPort = (port: number, timeoutMs = 180_000) =>
  until(() => connectOnce(port), `nothing listens on port ${port}`, timeoutMs);

/** For each wanted port, that port or the next free one above it; all different, and none equal to `reserved`. */
export async function findFreePorts(wanted: number[], reserved: number): Promise<number[]> {
  const chosen: number[] = [];
  for (const first of wanted) {
    let port = first;
    while (port === reserved || chosen.includes(port) || !(await isPortFree(port))) port += 1;
    chosen.push(port);
  }
  return chosen;
}

/** The port of the site. Throws if another process uses it; `command` is how this one is started with another. */
export async function readFreePort({ PORT, HOST }: NodeJS.ProcessEnv, command: string): Promise<number> {
  const port = Number(PORT || '3000');
  if (!(await isPortFree(port, HOST || '127.0.0.1')))
    throw new Error(
      `Port ${port} is in use: stop the process that uses it, or choose another port with PORT=${port + 1} ${command}.`,
    );
  return port;
}

const isPortFree = (port: number, host = '127.0.0.1') =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** Requests once. Without `fetch`, whose client takes more memory than the rest of the supervisor. */
const requestOk = (address: RequestOptions, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    get({ ...address, signal, agent: false }, (response) => {
      response.resume();
      if (response.statusCode === 200) resolve();
      else reject(new Error(String(response.statusCode)));
    }).on('error', reject);
  });

const connectOnce = (port: number) =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });

async function until(attempt: () => Promise<void>, message: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const isDone = await attempt().then(
      () => true,
      () => false,
    );
    if (isDone) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${message} within ${timeoutMs / 1000} s`);
}
