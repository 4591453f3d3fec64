import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_ADDRESSES_FILE } from '../resources/addresses/contract';

/** Stands where the shell would, and names pages. */
export interface ShellStub {
  origin: string;
  pages: string[];
  /** While true every connection breaks. */
  isAway: boolean;
  stop: () => void;
}

export async function startShellStub(): Promise<ShellStub> {
  const pages = ['/', '/services', '/services/cybersecurity', '/unsubscribe/:token', '/:slug'];
  const stub = { pages, isAway: false };
  const server = createServer((request, response) => {
    if (stub.isAway) response.destroy();
    else if (request.url === PAGE_ADDRESSES_FILE) response.end(JSON.stringify(stub.pages));
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(stub, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
