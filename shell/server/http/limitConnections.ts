import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';

/**
 * Lets each network hold so many connections, also such as never bring a whole request: a connection is a place in the
 * server as well. Those of trusted proxies are not counted, since everybody comes through them.
 */
export function limitConnections(
  server: Server,
  most: number,
  isTrusted: (address: string, hop: number) => boolean,
) {
  const places = new ConcurrencyLimiter(most);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // Who hung up before being let in has no address any more, and could be taken for the site itself.
    if (!address) return void socket.destroy();
    if (isTrusted(address, 0)) return;
    const leave = places.take(address);
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
