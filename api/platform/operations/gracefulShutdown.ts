import type { Server, ServerResponse } from 'node:http';
import net, { type Socket } from 'node:net';

/** How long an idle keep-alive connection may still send a request before it is closed. */
const LAST_REQUEST_MS = 1_000;

export interface GracefulShutdown {
  /** Marks every further response as the last one of its connection. */
  announce: () => void;
  /** Rejects new connections and resolves when the last one has closed. Running requests finish. */
  close: () => Promise<void>;
}

/** Closes a server without resetting connections. Must be set up before the server listens. */
export function gracefulShutdown(server: Server): GracefulShutdown {
  const connections = new Map<Socket, ServerResponse[]>();
  let isLeaving = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, []);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    if (isLeaving) sayLast(response);
    const underway = connections.get(request.socket) ?? [];
    // Responses are sent in order. One whose headers are sent can't be marked anymore.
    while (underway[0]?.headersSent) underway.shift();
    underway.push(response);
  });
  const closeUnused = async () => {
    await nextTick();
    server.closeIdleConnections();
    // Connections without any request are not idle for Node.
    for (const socket of connections.keys()) if (socket.bytesRead === 0) socket.destroy();
  };
  return {
    announce() {
      isLeaving = true;
      for (const underway of connections.values()) for (const response of underway) sayLast(response);
    },
    async close() {
      await nextTick();
      // `http.Server.close` would close idle keep-alive connections at once, while a request may be on its
      // way.
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
 * Resolves after the event loop has polled for input. Otherwise a request or connection that has already
 * arrived would be reset by closing before it is accepted.
 */
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

function sayLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
