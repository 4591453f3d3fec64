import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';

/**
 * Limits the open connections of each network, including those that never send a whole request. Connections of trusted
 * proxies are not counted, since all visitors share them.
 */
export function limitConnections(
  server: Server,
  max: number,
  isTrusted: (address: string, hop: number) => boolean,
) {
  const connections = new ConcurrencyLimiter(max);
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    // A client that has disconnected has no address any more.
    if (!address) return void socket.destroy();
    if (isTrusted(address, 0)) return;
    const release = connections.take(address);
    if (release) socket.once('close', release);
    else socket.destroy();
  });
}
