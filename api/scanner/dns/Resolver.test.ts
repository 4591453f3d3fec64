import packet, { type DecodedPacket } from 'dns-packet';
import { answerTo, type NameServer, type NameServerReply, startNameServer } from './nameServer.fixture';
import { Resolver } from './Resolver';

const NXDOMAIN = 3;
const SERVFAIL = 2;
const servers: NameServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function resolverOf(...decisions: ((query: DecodedPacket) => NameServerReply)[]): Promise<Resolver> {
  for (const decide of decisions) servers.push(await startNameServer(decide));
  return new Resolver(servers, AbortSignal.timeout(20_000));
}

const text = (name: string, ...data: string[]) => ({ type: 'TXT' as const, name, data });
const address = (name: string, data = '192.0.2.1') => ({ type: 'A' as const, name, data });

test('sends queries for a zone only to the server of that zone', async () => {
  const answering = (data: string) => (query: DecodedPacket) => ({
    answer: answerTo(query, [address(query.questions?.[0]?.name ?? '', data)]),
  });
  const everywhere = await resolverOf(answering('192.0.2.1'), answering('192.0.2.2'));
  const [one, other] = everywhere.servers;
  const { records } = new Resolver(
    [{ ...(one as NameServer), zone: 'firm.test' }, other as NameServer],
    AbortSignal.timeout(20_000),
  );
  const of = async (name: string) => records(name, 'A');
  expect(await of('mail.Firm.test')).toEqual({ state: 'found', records: ['192.0.2.1'] });
  expect(await of('firm.test')).toEqual({ state: 'found', records: ['192.0.2.1'] });
  expect(await of('notfirm.test')).toEqual({ state: 'found', records: ['192.0.2.2'] });
});

describe('responses', () => {
  test('joins the strings of a TXT record', async () => {
    const { records } = await resolverOf((query) => ({
      answer: answerTo(query, [text('firm.test', 'v=spf1 ', '-all')]),
    }));
    expect(await records('firm.test', 'TXT')).toEqual({ state: 'found', records: ['v=spf1 -all'] });
  });

  test('follows aliases and ignores records of other names', async () => {
    const { records } = await resolverOf((query) => ({
      answer: answerTo(query, [
        { type: 'CNAME', name: 'WWW.firm.test', data: 'host.test' },
        address('host.test'),
        address('stranger.test', '198.51.100.9'),
      ]),
    }));
    expect(await records('www.firm.test', 'A')).toEqual({ state: 'found', records: ['192.0.2.1'] });
  });

  test.each([
    [0, { state: 'nodata' }],
    [NXDOMAIN, { state: 'nxdomain' }],
    [SERVFAIL, { state: 'failed', why: 'the resolver answers SERVFAIL' }],
  ])('code %i: %j', async (code, reply) => {
    const { records } = await resolverOf((query) => ({ answer: answerTo(query, [], code) }));
    expect(await records('firm.test', 'A')).toEqual(reply);
  });

  test('reports the authenticated data flag', async () => {
    const resolver = await resolverOf((query) => ({
      answer: answerTo(query, [address('firm.test')], query.flag_cd ? 0 : packet.AUTHENTIC_DATA),
    }));
    expect((await resolver.query('firm.test', 'A')).isAuthentic).toBe(true);
    expect((await resolver.query('firm.test', 'A', { checkingDisabled: true })).isAuthentic).toBe(false);
  });

  test('retries a truncated response over TCP', async () => {
    const long = Array.from({ length: 40 }, (_, at) => text('firm.test', `${at}`.padEnd(200, 'x')));
    const { records } = await resolverOf((query) => ({ answer: answerTo(query, long), cutOff: true }));
    expect(await records('firm.test', 'TXT')).toMatchObject({ state: 'found', records: { length: 40 } });
  });
});

describe('invalid responses', () => {
  test('ignores responses to other queries and invalid packets', async () => {
    const { records } = await resolverOf((query) => ({
      before: [
        packet.encode({
          ...answerTo(query, [address('firm.test', '10.0.0.1')]),
          id: ((query.id ?? 0) + 1) % 65536,
        }),
        packet.encode({
          ...answerTo(query, [address('firm.test', '10.0.0.2')]),
          questions: [{ type: 'A', name: 'other.test' }],
        }),
        Buffer.from('no packet'),
        Buffer.alloc(0),
      ],
      answer: answerTo(query, [address('firm.test')]),
    }));
    expect(await records('firm.test', 'A')).toEqual({ state: 'found', records: ['192.0.2.1'] });
  });

  test('ends a circular chain of aliases', async () => {
    const { records } = await resolverOf((query) => ({
      answer: answerTo(query, [
        { type: 'CNAME', name: 'a.test', data: 'b.test' },
        { type: 'CNAME', name: 'b.test', data: 'a.test' },
      ]),
    }));
    expect(await records('a.test', 'A')).toEqual({ state: 'nodata' });
  });
});

test.each([
  'a..firm.test',
  '.firm.test',
  `${'x'.repeat(64)}.firm.test`,
  `${'x'.repeat(192)}.firm.test`,
  `${'ü'.repeat(32)}.firm.test`,
  // The length of a label above 255 bytes would overflow and change the name.
  `${'x'.repeat(260)}.firm.test`,
  Array.from({ length: 60 }, () => 'label').join('.'),
  'a\n.firm.test',
  '\0.firm.test',
])('does not query the invalid name %j', async (name) => {
  let queryCount = 0;
  const { records } = await resolverOf((query) => {
    queryCount++;
    return { answer: answerTo(query, [address('firm.test')]) };
  });
  expect(await records(name, 'A')).toMatchObject({ state: 'failed' });
  expect(queryCount).toBe(0);
});

test.each(['', '.', 'firm.test.', `${'x'.repeat(63)}.test`, '_dmarc.firm.test'])(
  'queries %j',
  async (name) => {
    const { records } = await resolverOf((query) => ({ answer: answerTo(query) }));
    expect(await records(name, 'A')).toEqual({ state: 'nodata' });
  },
);

test('falls back to the next server and sends each query once', async () => {
  let queryCount = 0;
  const { records } = await resolverOf(
    () => undefined,
    (query) => {
      queryCount++;
      return { answer: answerTo(query, [address('firm.test')]) };
    },
  );
  const both = await Promise.all([records('firm.test', 'A'), records('FIRM.test', 'A')]);
  expect(both).toEqual([
    { state: 'found', records: ['192.0.2.1'] },
    { state: 'found', records: ['192.0.2.1'] },
  ]);
  expect(queryCount).toBe(1);
});

test('ends everything at the timeout', async () => {
  const server = await startNameServer(() => undefined);
  servers.push(server);
  const end = new AbortController();
  const { records } = new Resolver([server], end.signal);
  const reply = records('firm.test', 'A');
  end.abort();
  expect(await reply).toMatchObject({ state: 'failed' });
  expect(await records('other.test', 'A')).toMatchObject({ state: 'failed' });
});
