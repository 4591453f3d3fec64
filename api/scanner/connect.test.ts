import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import type { ProbePort } from './Check';
import { connectDirect } from './connect';

let server: Server;
let lookups: string[] = [];
beforeAll(async () => {
  server = createServer((socket) => socket.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());
// Port 80 of 93.184.216.34 is a server of this test; every other address rejects connections.
beforeEach(() => {
  lookups = [];
  const open = Socket.prototype.connect;
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...to: unknown[]) {
    const [{ host, port }] = (Array.isArray(to[0]) ? to[0] : to) as [{ host: string; port: number }];
    lookups.push(`${host} ${port}`);
    const isThere = host === '93.184.216.34';
    if (host !== '198.17.0.9')
      Reflect.apply(open, this, [
        { host: '127.0.0.1', port: isThere ? (server.address() as AddressInfo).port : 1 },
      ]);
    return this;
  });
});
afterEach(() => void jest.restoreAllMocks());

const signal = new AbortController().signal;
const at = (...addresses: string[]) => ({ name: 'firm.example', addresses });

test('tries the vetted addresses in turn and never the name', async () => {
  const socket = await connectDirect(at('198.17.0.1', '93.184.216.34', '198.17.0.2'), 80, signal);
  expect(String(await once(socket, 'data'))).toBe('here');
  expect(lookups).toEqual(['198.17.0.1 80', '93.184.216.34 80']);
});

test('tries at most four addresses', async () => {
  const many = Array.from({ length: 100 }, (_, last) => `198.17.1.${last}`);
  await expect(connectDirect(at(...many), 443, signal)).rejects.toThrow('ECONNREFUSED');
  expect(lookups).toHaveLength(4);
});

test.each([22, 8080, 6379, 0])('does not connect to port %i', async (port) => {
  await expect(connectDirect(at('93.184.216.34'), port as ProbePort, signal)).rejects.toThrow(
    'not connected to',
  );
  expect(lookups).toEqual([]);
});

test('ends at its timeout even if nothing answers', async () => {
  const end = new AbortController();
  const opened = connectDirect(at('198.17.0.9'), 80, end.signal);
  end.abort();
  await expect(opened).rejects.toThrow();
  await expect(connectDirect(at('93.184.216.34'), 80, end.signal)).rejects.toThrow();
  expect(lookups).toEqual(['198.17.0.9 80']);
});

test('rejects a host without an address', async () => {
  await expect(connectDirect(at(), 80, signal)).rejects.toThrow('no address is known');
});
