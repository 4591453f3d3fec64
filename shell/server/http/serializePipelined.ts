import type { Socket } from 'node:net';
import type { Middleware } from '@site/api/platform/http/runMiddleware';

/** How many requests may wait on one connection: browsers send none ahead, other honest clients a few. */
const MOST_WAITING = 64;

const waiting = new WeakMap<Socket, number>();

/**
 * Begins with a request when the answers before it on the same connection are out. Of an answer that still waits for
 * its turn nobody says that the visitor has left, and what was opened for it would stay open. Who sends many requests
 * ahead loses the connection: each keeps memory while it waits, and they come faster than they can be answered.
 */
export const serializePipelined: Middleware = ({ socket }, response, next) => {
  if (response.socket) return next();
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > MOST_WAITING) return void socket.destroy();
  waiting.set(socket, count);
  response.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    next();
  });
};
