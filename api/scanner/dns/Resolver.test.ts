import packet, { type DecodedPacket } from 'dns-packet';
import { answerTo, type Deed, type NameServer, startNameServer } from './nameServer.fixture';
import { Resolver } from './Resolver';

const NXDOMAIN = 3;
const SERVFAIL = 2;
const servers: NameServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.stop())));

async function resolverOf(...decisions: ((query: DecodedPacket) => Deed)[]): Promise<Resolver> {
  for (const decide of decisions) servers.push(await startNameServer(decide));
  return new Resolver(servers, AbortSignal.timeout(20_000));
}

const text = (name: string, ...data: string[]) => ({ type: 'TXT' as const, name, data });
const address = (name: string, data = '192.0.2.1') => ({ type: 'A' as const, name, data });

test('a server of one zone is asked for that zone alone, and nobody else is', async () => {
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

describe('what a server says', () => {
  test('the pieces of a text are one', async () => {
    const { records } = await resolverOf((query) => ({
      answer: answerTo(query, [text('firm.test', 'v=spf1 ', '-all')]),
    }));
    expect(await records('firm.test', 'TXT')).toEqual({ state: 'found', records: ['v=spf1 -all'] });
  });

  test('aliases are followed, records of other names left alone', async () => {
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

  test('whether the resolver vouches for it', async () => {
    const resolver = await resolverOf((query) => ({
      answer: answerTo(query, [address('firm.test')], query.flag_cd ? 0 : packet.AUTHENTIC_DATA),
    }));
    expect((await resolver.ask('firm.test', 'A')).isAuthentic).toBe(true);
    expect((await resolver.ask('firm.test', 'A', { checkingDisabled: true })).isAuthentic).toBe(false);
  });

  test('an answer that was cut off is fetched whole', async () => {
    const long = Array.from({ length: 40 }, (_, at) => text('firm.test', `${at}`.padEnd(200, 'x')));
    const { records } = await resolverOf((query) => ({ answer: answerTo(query, long), cutOff: true }));
    expect(await records('firm.test', 'TXT')).toMatchObject({ state: 'found', records: { length: 40 } });
  });
});

describe('what is not to be believed', () => {
  test('answers to other questions, and noise, are passed over', async () => {
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

  test('a chain of aliases in a circle ends', async () => {
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
  // Of a label of 256 and more bytes the length would be written short, and the rest read as another name.
  `${'x'.repeat(260)}.firm.test`,
  Array.from({ length: 60 }, () => 'label').join('.'),
  'a\n.firm.test',
  '\0.firm.test',
])('%j is no name that is asked for', async (name) => {
  let asked = 0;
  const { records } = await resolverOf((query) => {
    asked++;
    return { answer: answerTo(query, [address('firm.test')]) };
  });
  expect(await records(name, 'A')).toMatchObject({ state: 'failed' });
  expect(asked).toBe(0);
});

test.each(['', '.', 'firm.test.', `${'x'.repeat(63)}.test`, '_dmarc.firm.test'])(
  '%j is asked for',
  async (name) => {
    const { records } = await resolverOf((query) => ({ answer: answerTo(query) }));
    expect(await records(name, 'A')).toEqual({ state: 'nodata' });
  },
);

test('where one server is silent, the next is asked; each question once', async () => {
  let asked = 0;
  const { records } = await resolverOf(
    () => undefined,
    (query) => {
      asked++;
      return { answer: answerTo(query, [address('firm.test')]) };
    },
  );
  const both = await Promise.all([records('firm.test', 'A'), records('FIRM.test', 'A')]);
  expect(both).toEqual([
    { state: 'found', records: ['192.0.2.1'] },
    { state: 'found', records: ['192.0.2.1'] },
  ]);
  expect(asked).toBe(1);
});

test('when its time is over everything ends', async () => {
  const server = await startNameServer(() => undefined);
  servers.push(server);
  const end = new AbortController();
  const { records } = new Resolver([server], end.signal);
  const reply = records('firm.test', 'A');
  end.abort();
  expect(await reply).toMatchObject({ state: 'failed' });
  expect(await records('other.test', 'A')).toMatchObject({ state: 'failed' });
});
