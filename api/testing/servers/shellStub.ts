import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_ADDRESSES_FILE } from '../../content/addresses/contract';

/** Stands in for the shell, and lists pages and files. */
export interface ShellStub {
  origin: string;
  pages: string[];
  files: string[];
  /** While true, every connection is closed. */
  isDown: boolean;
  stop: () => void;
}

export async function startShellStub(): Promise<ShellStub> {
  const pages = ['/', '/services', '/services/cybersecurity', '/unsubscribe/:token', '/:slug'];
  const stub = { pages, files: ['/robots.txt', '/film/brand.mp4'], isDown: false };
  const server = createServer((request, response) => {
    if (stub.isDown) response.destroy();
    else if (request.url === PAGE_ADDRESSES_FILE)
      response.end(JSON.stringify({ pages: stub.pages, files: stub.files }));
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
