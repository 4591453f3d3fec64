import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody } from '@site/api/platform/http/hasBody';
import type { Middleware } from '@site/api/platform/http/runMiddleware';

/** How long a body may take to arrive whole, in milliseconds; for one that may be slow, how often it is looked at. */
const WHOLE_MS = 15_000;
/** Bytes that a slow body brings in that time at the least: 16 KiB a second, ten megabytes in ten minutes. */
const LEAST = 16 * 1024 * (WHOLE_MS / 1000);

const maySlow = new WeakSet<IncomingMessage>();

/**
 * Ends the connection of a body that is not whole in time, also when its answer is out long since: who drips keeps a
 * place in the server. It stands before everything that answers.
 */
export const bodyTimeout: Middleware = (request, response, next) => {
  if (hasBody(request)) watch(request, response, request.socket.bytesRead);
  next();
};

/** Lets a body take as long as it keeps coming at the least pace. For whom it is, is known by then. */
export const allowSlowBody = (request: IncomingMessage) => void maySlow.add(request);

function watch(request: IncomingMessage, response: ServerResponse, before: number) {
  const { socket } = request;
  const timer = setTimeout(() => {
    const { bytesRead } = socket;
    if (request.complete) return;
    if (maySlow.has(request) && bytesRead - before >= LEAST) return watch(request, response, bytesRead);
    // Nothing may be said in the middle of an answer, or before one that is due first.
    if (!response.socket || response.headersSent) return void socket.destroy();
    socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, WHOLE_MS);
  const stop = () => clearTimeout(timer);
  // The first comes when it is whole, read or thrown away; the other when the connection is lost.
  request.once('close', stop);
  socket.once('close', stop);
}
