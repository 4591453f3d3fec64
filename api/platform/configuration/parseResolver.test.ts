import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import packet from 'dns-packet';
import { answerTo } from '../../scanner/dns/nameServer.fixture';
import { Resolver } from '../../scanner/dns/Resolver';
import { readScannerEnv } from '../../scanner/env';
import { parseResolver } from './parseResolver';

test.each([
  ['192.0.2.1', { address: '192.0.2.1', port: 53 }],
  ['192.0.2.1:5353', { address: '192.0.2.1', port: 5353 }],
  ['2001:db8::1', { address: '2001:db8::1', port: 53 }],
  ['[2001:db8::1]', { address: '2001:db8::1', port: 53 }],
  ['[2001:db8::1]:5353', { address: '2001:db8::1', port: 5353 }],
  ...[
    '',
    'dns.example',
    '192.0.2.1:0',
    '192.0.2.1:x',
    '192.0.2.1:53:53',
    '[192.0.2.1]:53',
    '[2001:db8::1',
  ].map((text): [string, undefined] => [text, undefined]),
])('parses %j', (text, server) => {
  expect(parseResolver(text)).toEqual(server);
});

test("the scanner uses the configured resolvers, only HTTPS where configured, else the system's", () => {
  expect(readScannerEnv({ DNS_SERVERS: '192.0.2.1, [2001:db8::1]:54' }).servers).toHaveLength(2);
  const url = 'https://dns.example/dns-query';
  expect(readScannerEnv({ DNS_SERVERS: '192.0.2.1', DNS_OVER_HTTPS: url }).servers).toEqual([
    { address: 'dns.example', port: 443, url },
  ]);
});

describe('over HTTPS', () => {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const query = packet.decode(Buffer.concat(parts));
    const [{ name = '' } = {}] = query.questions ?? [];
    if (name === 'html.test') return void response.setHeader('content-type', 'text/html').end('<p>Sign in');
    if (name === 'elsewhere.test') return void response.writeHead(307, { location: request.url }).end();
    response.setHeader('content-type', 'application/dns-message');
    if (name === 'endless.test') {
      const more = () => {
        while (response.writable && response.write(Buffer.alloc(10_000)));
      };
      response.on('drain', more);
      return more();
    }
    if (name === 'long.test') return void response.end(Buffer.alloc(100_000));
    if (name === 'other.test') query.questions = [{ type: 'A', name: 'firm.test', class: 'IN' }];
    const flags = query.id === 0 ? packet.AUTHENTIC_DATA : 0;
    response.end(
      packet.encode(answerTo(query, [{ type: 'A', name, ttl: 60, data: '93.184.216.34' }], flags)),
    );
  });
  let resolver: Resolver;
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/dns-query`;
    resolver = new Resolver([{ address: '127.0.0.1', port, url }], new AbortController().signal);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('sends a query with id 0 and reads the response', async () => {
    expect(await resolver.query('firm.test', 'A')).toMatchObject({ isAuthentic: true, rcode: 'NOERROR' });
    expect(await resolver.records('firm.test', 'A')).toEqual({ state: 'found', records: ['93.184.216.34'] });
  });

  test.each(['html.test', 'long.test', 'endless.test', 'elsewhere.test', 'other.test'])(
    'what %s answers with is no answer',
    async (name) => {
      expect(await resolver.records(name, 'A')).toMatchObject({ state: 'failed' });
    },
  );
});
