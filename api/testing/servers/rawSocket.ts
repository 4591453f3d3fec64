import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawSocket {
  socket: Socket;
  /** All bytes received so far. */
  received: () => string;
  send: (bytes: string | Buffer) => void;
  isClosed: () => boolean;
  /** The error codes of the connection, such as ECONNRESET. */
  errors: string[];
  /** Resolves with the status of the n-th response, or 0 if the connection ended without it. */
  status: (n?: number) => Promise<number>;
  closed: () => Promise<void>;
}

const timeoutMs = 40_000;

/** Opens a TCP connection that can send any bytes, for requests that no valid client sends. */
export async function openSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname === 'localhost' ? '127.0.0.1' : hostname });
  const errors: string[] = [];
  let text = '';
  let isClosed = false;
  socket.on('data', (part: Buffer) => {
    text += part.toString('latin1');
  });
  socket.on('error', (error: NodeJS.ErrnoException) => errors.push(String(error.code)));
  socket.on('close', () => {
    isClosed = true;
  });
  await once(socket, 'connect');
  return {
    socket,
    errors,
    received: () => text,
    send: (bytes) => void socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes),
    isClosed: () => isClosed,
    status: async (n = 1) => {
      await waitUntil(
        () => isClosed || parseStatuses(text).length >= n,
        () => `no answer ${n}: ${JSON.stringify(text.slice(0, 200))}`,
      );
      return parseStatuses(text)[n - 1] ?? 0;
    },
    closed: () =>
      waitUntil(
        () => isClosed,
        () => 'the connection is not closed',
      ),
  };
}

/** Sends exactly these lines and bytes; returns the status, or 0 if the connection is closed without a response. */
export async function requestStatus(url: string, head: string[], body: Buffer | string): Promise<number> {
  const bytes = Buffer.from(body);
  const length = bytes.length ? [`Content-Length: ${bytes.length}`] : [];
  const lines = [...head, 'Connection: close', ...length, '', ''].join('\r\n');
  const raw = await openSocket(url);
  raw.send(Buffer.concat([Buffer.from(lines, 'latin1'), bytes]));
  await raw.closed();
  return raw.status();
}

async function waitUntil(isReached: () => boolean, problem: () => string): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!isReached()) {
    if (Date.now() > deadline) throw new Error(`${problem()} within ${timeoutMs / 1000} s`);
    await sleep(20);
  }
}

/** The statuses of all final responses in the bytes of a connection. */
export const parseStatuses = (bytes: string): number[] =>
  [...bytes.matchAll(/HTTP\/1\.[01] ([2-5]\d\d) [^\r\n]*\r\n/g)].map(([, status]) => Number(status));
