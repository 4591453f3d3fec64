import http, { type RequestListener, type Server } from 'node:http';
import { limitConnections } from './limitConnections';

/** Of one network: the browsers of an office keep some open each. */
const MOST_CONNECTIONS = 400;

const LIMITS: http.ServerOptions = {
  headersTimeout: 10_000,
  // What may take longer than others is known only once it is read: `bodyTimeout` ends all that is too slow.
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 30_000,
};

/** The server that visitors reach, with what it allows each connection and each network. */
export function createPublicServer(
  handle: RequestListener,
  isTrusted: (address: string, hop: number) => boolean,
): Server {
  const server = http.createServer(LIMITS, handle);
  server.maxConnections = 2_000;
  limitConnections(server, MOST_CONNECTIONS, isTrusted);
  // Nothing takes this long by itself: whoever reads no more of an answer loses the connection.
  server.timeout = 30_000;
  return server;
}
