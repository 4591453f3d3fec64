import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Canary, LATE_MS, startCanary } from './canary.fixture';
import { domainTool } from './domainTool';
import { fetchVetted } from './fetchVetted';
import { a, startTestNetwork, type TestNetwork } from './testNetwork.fixture';

const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n';

let world: TestNetwork;
let canary: Canary;
let count = 0;
beforeAll(async () => {
  world = await startTestNetwork();
  canary = await startCanary(world);
});
afterAll(async () => {
  canary.stop();
  await world.stop();
});

describe('hostile servers', () => {
  const drip = (write: () => boolean) => {
    const timer = setInterval(() => write() || clearInterval(timer), 20).unref();
    return timer;
  };
  test.each<[string, (socket: Socket) => void]>([
    [
      'a header of 10 MB',
      (socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(10_000_000)}\r\n\r\n`),
    ],
    ['100,000 headers', (socket) => socket.write(`HTTP/1.1 200 OK\r\n${'a: b\r\n'.repeat(100_000)}\r\n`)],
    [
      'headers that drip',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nx: ');
        drip(() => socket.writable && socket.write('y'));
      },
    ],
    [
      'a body that drips',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 900000\r\n\r\n');
        drip(() => socket.writable && socket.write('y'));
      },
    ],
    [
      'a body without end',
      (socket) => {
        const more = () => {
          while (socket.writable && socket.write(Buffer.alloc(65_536)));
        };
        socket.write('HTTP/1.1 200 OK\r\n\r\n');
        socket.on('drain', more);
        more();
      },
    ],
    [
      'a body that unfolds to 100 MB',
      (socket) => {
        const bomb = gzipSync(Buffer.alloc(100_000_000));
        socket.write(`HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
        socket.write(bomb);
      },
    ],
    ['silence', () => undefined],
    [
      'interim answers without end',
      (socket) => void drip(() => socket.writable && socket.write('HTTP/1.1 103 Early Hints\r\n\r\n')),
    ],
    ['noise', (socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n')],
  ])('%s', async (_, answer) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined).on('data', () => answer(socket));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `93.186.${++count}.34`;
    world.ports.set(`${address} 80`, (server.address() as AddressInfo).port);
    world.zone['firm.example'] = [a('firm.example', address)];
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), LATE_MS);
    const fetched = await fetchVetted(new URL('http://firm.example/'), canary.probeOf(end.signal));
    clearTimeout(timer);
    if (fetched.state === 'answered') expect(fetched.body.length).toBeLessThanOrEqual(1_000_000);
    // A complete scan also ends with a finding for every check.
    const { findings } = await canary.scan('firm.example', domainTool);
    expect(findings).toHaveLength(domainTool.checks.length);
    server.close();
    expect(canary.count()).toBe(0);
  });

  test.each([
    ['early hints without end', '', 'HTTP/1.1 103 Early Hints\r\nlink: </a>; rel=preload\r\n\r\n', 'failed'],
    ['empty lines without end', '', '\r\n', 'failed'],
    ['a body in chunks of one byte', CHUNKED, '1\r\na\r\n', 'answered'],
  ])('of %s no more is read than a page may have', async (_, first, again, state) => {
    const flood = Buffer.from(again.repeat(5_000));
    const server = createServer((socket) => {
      const more = () => {
        while (socket.writable && socket.write(flood));
      };
      socket.on('error', () => undefined).on('drain', more);
      socket.once('data', () => {
        socket.write(first);
        more();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    world.ports.set('93.187.2.34 80', (server.address() as AddressInfo).port);
    world.zone['firm.example'] = [a('firm.example', '93.187.2.34')];
    const probe = canary.probeOf(new AbortController().signal);
    const sockets: Socket[] = [];
    const connect: typeof probe.connect = async (...to) => {
      const socket = await probe.connect(...to);
      sockets.push(socket);
      return socket;
    };
    const fetched = await fetchVetted(new URL('http://firm.example/'), { ...probe, connect });
    expect(fetched.state).toBe(state);
    expect(sockets[0]?.bytesRead).toBeLessThan(1_300_000);
    server.close();
  });

  test('limits a silent server by its own timeout', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    world.ports.set('93.187.1.34 443', (server.address() as AddressInfo).port);
    world.zone['firm.example'] = [a('firm.example', '93.187.1.34')];
    const fetched = await fetchVetted(
      new URL('https://firm.example/'),
      canary.probeOf(new AbortController().signal),
      { ms: LATE_MS },
    );
    expect(fetched.state).toBe('late');
    server.close();
  });
});
