import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '@site/api/platform/http/hasBody';
import type { Middleware } from '@site/api/platform/http/runMiddleware';

/**
 * The time within which a request body must arrive completely, in milliseconds. For a slow body, the interval of the
 * rate check.
 */
const TIMEOUT_MS = 15_000;
/**
 * The fewest bytes a slow body must send in each interval: 16 KiB per second, which is ten megabytes in ten minutes.
 */
const MIN_BYTES = 16 * 1024 * (TIMEOUT_MS / 1000);

const slowBodies = new WeakSet<IncomingMessage>();

/**
 * Closes connections whose request body is not complete in time, also after the response was sent: a client that
 * sends slowly holds a connection. Runs before everything that responds.
 */
export const bodyTimeout: Middleware = (request, response, next) => {
  if (hasBody(request)) watch(request, response, request.socket.bytesRead);
  next();
};

/**
 * Lets a body take longer as long as it keeps the minimum rate. Called once the client is known to be allowed to
 * upload.
 */
export const allowSlowBody = (request: IncomingMessage) => void slowBodies.add(request);

function watch(request: IncomingMessage, response: ServerResponse, bytesBefore: number) {
  const { socket } = request;
  // A connection that stays open would otherwise keep every request that it carried.
  const stop = () => {
    clearTimeout(timer);
    request.off('close', stop);
    socket.off('close', stop);
  };
  const timer = setTimeout(() => {
    stop();
    const { bytesRead } = socket;
    if (request.complete) return;
    if (slowBodies.has(request) && bytesRead - bytesBefore >= MIN_BYTES)
      return watch(request, response, bytesRead);
    // A 408 cannot be sent in the middle of a response, or before an earlier response on the same connection.
    if (!response.socket || response.headersSent) return void socket.destroy();
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, TIMEOUT_MS);
  // `close` of the request fires when the body was read or discarded; `close` of the socket when the connection is
  // lost.
  request.once('close', stop);
  socket.once('close', stop);
}
