import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import { limitConnections } from '../http/limitConnections';
import { requestHeaders } from './forwardedHeaders';

const KEY = 'the key of the site';

test('a request without a known address is still marked as forwarded', () => {
  const request = { headers: { 'x-forwarded-for': '203.0.113.7' }, protocol: 'http' } as unknown as Request;
  expect(requestHeaders(request, KEY)['x-forwarded-for']).toBe('');
  const known = { ...request, ip: '203.0.113.8' } as Request;
  expect(requestHeaders(known, KEY)['x-forwarded-for']).toBe('203.0.113.8');
});

test('a client that disconnects immediately is never forwarded without an address', async () => {
  const forwarded: IncomingHttpHeaders[] = [];
  const app = express().use((request, response) => {
    forwarded.push(requestHeaders(request, KEY));
    response.end();
  });
  const server = http.createServer(app).listen(0, '127.0.0.1');
  limitConnections(server, 1000, () => false);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const connections = Array.from({ length: 100 }, () => {
    const socket = net.connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n', () => socket.resetAndDestroy()),
    );
    socket.on('error', () => undefined);
    return once(socket, 'close');
  });
  await Promise.all(connections);
  await fetch(`http://127.0.0.1:${port}/`);
  server.closeAllConnections();
  server.close();
  expect(new Set(forwarded.map((headers) => headers['x-forwarded-for']))).toEqual(new Set(['127.0.0.1']));
});
