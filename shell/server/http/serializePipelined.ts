import type { Socket } from 'node:net';
import type { Middleware } from '@site/api/platform/http/runMiddleware';

/** How many pipelined requests may wait on one connection. Browsers send none, other legitimate clients a few. */
const MAX_WAITING = 64;

const waiting = new WeakMap<Socket, number>();

/**
 * Starts a request once the earlier responses on the same connection were sent. For a response that is still queued
 * Node does not report that the client has disconnected, so its resources would stay open. A client that pipelines
 * too many requests is disconnected: each uses memory while it waits.
 */
export const serializePipelined: Middleware = ({ socket }, response, next) => {
  if (response.socket) return next();
  const count = (waiting.get(socket) ?? 0) + 1;
  if (count > MAX_WAITING) return void socket.destroy();
  waiting.set(socket, count);
  response.once('socket', () => {
    waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
    next();
  });
};
