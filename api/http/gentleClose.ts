import type { Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';

/** How long a kept connection may still bring a request before it is closed for having nothing under way. */
const LAST_REQUEST_MS = 1_000;

export interface GentleClose {
  /** From now on every answer is the last one of its connection, and says so. */
  announce: () => void;
  /** Refuses new connections; resolves when the last one is gone. Breaks nothing off. */
  close: () => Promise<void>;
}

/** Lets a server leave without a connection being reset: to be set up before the server listens. */
export function gentleClose(server: Server): GentleClose {
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isLeaving = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    if (isLeaving) sayLast(response);
    const underway = connections.get(request.socket);
    underway?.add(response);
    response.once('close', () => underway?.delete(response));
  });
  const closeUnused = () => {
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
      // Right after the look for new connections: one that waits to be taken in is reset by the closing.
      await new Promise((resolve) => setImmediate(resolve));
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

function sayLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
