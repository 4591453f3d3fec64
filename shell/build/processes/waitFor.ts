import { get } from 'node:http';
import { connect, createServer } from 'node:net';

/** Resolves once the address answers 200, or rejects after the given time. */
export async function waitForOk(url: string, timeoutMs = 180_000): Promise<void> {
  await until(
    async () => (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok,
    `${url} does not respond`,
    timeoutMs,
  );
}

/** Requests a URL once; rejects unless it responds with 2xx. */
export const healthCheck = (url: string) => async (signal: AbortSignal) => {
  const { ok, status } = await fetch(url, { signal });
  if (!ok) throw new Error(String(status));
};

/** Like `waitForOk`, for a server on a Unix socket. */
export const waitForOkOnSocket = (socketPath: string, path: string, timeoutMs = 180_000) =>
  until(() => respondsOk(socketPath, path), `${socketPath} does not respond`, timeoutMs);

/** Resolves once something listens on the port. */
export const waitForPort = (port: number, timeoutMs = 180_000) =>
  until(() => isListening(port), `nothing listens on port ${port}`, timeoutMs);

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

export const isPortFree = (port: number, host = '127.0.0.1') =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

const respondsOk = (socketPath: string, path: string) =>
  new Promise<boolean>((resolve) => {
    const request = get({ socketPath, path, timeout: 1_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(false));
  });

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });

async function until(test: () => Promise<boolean>, message: string, timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await test().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${message} within ${timeoutMs / 1000} s`);
}
