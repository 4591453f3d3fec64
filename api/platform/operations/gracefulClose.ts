import type { Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';

/** How long a kept connection may still bring a request before it is closed for having nothing under way. */
const LAST_REQUEST_MS = 1_000;

export interface GracefulClose {
  /** From now on every answer is the last one of its connection, and says so. */
  announce: () => void;
  /** Refuses new connections; resolves when the last one is gone. Breaks nothing off. */
  close: () => Promise<void>;
}

/** Lets a server leave without a connection being reset: to be set up before the server listens. */
export function gracefulClose(server: Server): GracefulClose {
  const connections = new Map<Socket, ServerResponse[]>();
  let isLeaving = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, []);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    if (isLeaving) sayLast(response);
    const underway = connections.get(request.socket) ?? [];
    // Answers go out in their order; one that has begun can say nothing more.
    while (underway[0]?.headersSent) underway.shift();
    underway.push(response);
  });
  const closeUnused = async () => {
    await lookAround();
    server.closeIdleConnections();
    // Opened and never used: not idle in Node's eyes.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  return {
    announce() {
      isLeaving = true;
      for (const underway of connections.values()) for (const response of underway) sayLast(response);
    },
    async close() {
      await lookAround();
      // The HTTP server's own method would cut kept connections off at once, into a request on its way.
      const closed = new Promise((resolve) => net.Server.prototype.close.call(server, resolve));
      let timer = setTimeout(() => {
        timer = setInterval(closeUnused, 100);
      }, LAST_REQUEST_MS);
      await closed;
      clearTimeout(timer);
    },
  };
}

/**
 * Resolves right after the look at what came in. A process that waited its turn runs its timers first: a request or a
 * connection that has arrived meanwhile would be reset by closing before it is taken in.
 */
const lookAround = () => new Promise((resolve) => setImmediate(resolve));

function sayLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
