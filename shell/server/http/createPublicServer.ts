import http, { type RequestListener, type Server } from 'node:http';
import { limitConnections } from './limitConnections';

/** Connections that one network may have open. Each browser of an office keeps several open. */
const MAX_CONNECTIONS_PER_NETWORK = 400;

const LIMITS: http.ServerOptions = {
  headersTimeout: 10_000,
  // `bodyTimeout` limits the body instead, because uploads may take longer than other requests.
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 30_000,
};

/**
 * The public HTTP server, with limits for each connection and each network. `renderLimitMs` is how long a page may take to
 * render.
 */
export function createPublicServer(
  handle: RequestListener,
  isTrusted: (address: string, hop: number) => boolean,
  renderLimitMs: number,
): Server {
  const server = http.createServer(LIMITS, handle);
  server.maxConnections = 2_000;
  limitConnections(server, MAX_CONNECTIONS_PER_NETWORK, isTrusted);
  // No response takes this long, even after a page that had to wait for others: a client that stopped reading loses its
  // connection.
  server.timeout = Math.max(30_000, 10 * renderLimitMs);
  return server;
}
