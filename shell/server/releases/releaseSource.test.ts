import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseSource } from './releaseSource';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
writeFileSync(join(folder, 'fits'), 'x'.repeat(100));
writeFileSync(join(folder, 'large'), 'x'.repeat(101));

/** Sends an endless response at one path, without a Content-Length. */
const server = http.createServer((request, response) => {
  if (request.url === '/base/fits') return void response.end('x'.repeat(100));
  if (request.url !== '/base/endless') return void response.writeHead(404).end();
  const sendMore = () => {
    while (response.write('x'.repeat(1000)));
  };
  response.on('drain', sendMore);
  sendMore();
});
let stores: string[];
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stores = [folder, `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a folder and a URL are read the same way, up to the limit', async () => {
  for (const store of stores) {
    const read = releaseSource(store, 100);
    expect((await read('fits')).toString()).toBe('x'.repeat(100));
    await expect(read('absent')).rejects.toThrow();
  }
});

test('reading stops at the size limit', async () => {
  await expect(releaseSource(folder, 100)('large')).rejects.toThrow('larger than 100 bytes');
  const closed = once(server, 'request').then(([, response]) => once(response, 'close'));
  await expect(releaseSource(stores[1] ?? '', 5_000)('endless')).rejects.toThrow('larger than 5000 bytes');
  await closed;
});
