import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { until } from './until';

export interface RawSocket {
  socket: Socket;
  /** Everything that came so far, byte for byte. */
  received: () => string;
  send: (bytes: string) => void;
  isClosed: () => boolean;
  /** The error codes of the connection, such as ECONNRESET. */
  errors: string[];
  /** Resolves with the status of the n-th answer, or 0 if the connection ended without it. */
  status: (n?: number) => Promise<number>;
  closed: () => Promise<void>;
}

/** A connection on which anything can be said, for what no honest client would say. */
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
    send: (bytes) => void socket.write(bytes, 'latin1'),
    isClosed: () => isClosed,
    status: async (n = 1) => {
      const found = await until(
        () => statusesIn(text)[n - 1] ?? (isClosed ? -1 : undefined),
        `no answer ${n}: ${JSON.stringify(text.slice(0, 200))}`,
        40_000,
      );
      return Math.max(0, found);
    },
    closed: async () => {
      await until(() => isClosed, 'the connection is not closed', 40_000);
    },
  };
}

/** The statuses of all final answers in the bytes of a connection. */
export const statusesIn = (bytes: string): number[] =>
  [...bytes.matchAll(/HTTP\/1\.[01] ([2-5]\d\d) [^\r\n]*\r\n/g)].map(([, status]) => Number(status));
