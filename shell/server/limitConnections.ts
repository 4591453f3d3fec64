import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { Places } from './Places';

/**
 * Lets each network hold so many connections, also such as never bring a whole request: a connection is a place in the
 * server as well. Those of trusted proxies are not counted, since everybody comes through them.
 */
export function limitConnections(
  server: Server,
  most: number,
  isTrusted: (address: string, hop: number) => boolean,
) {
  const places = new Places(most);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address, 0)) return;
    const leave = places.take(address);
    if (leave) socket.once('close', leave);
    else socket.destroy();
  });
}
