import { zone } from '../dns/zone.fixture';
import { checkHost, type SpfQuestion } from './checkHost';

const from = (domain: string, rest: Partial<SpfQuestion> = {}): SpfQuestion => ({
  ip: '192.0.2.10',
  domain,
  sender: `owner@${domain}`,
  helo: 'mail.sender.test',
  ...rest,
});
const spf = (...records: string[]) => ({ TXT: records });
const MAIL = {
  'mail.firm.test': { A: ['192.0.2.10'], AAAA: ['2001:db8::10'] },
  '10.2.0.192.in-addr.arpa': { PTR: ['mail.firm.test'] },
};

describe('evaluation', () => {
  test.each([
    ['v=spf1 ip4:192.0.2.0/24 -all', 'pass', 'ip4:192.0.2.0/24'],
    ['v=spf1 ip4:198.51.100.0/24 -all', 'fail', '-all'],
    ['v=spf1 ~all', 'softfail', '~all'],
    ['v=spf1 ?ip4:192.0.2.10', 'neutral', '?ip4:192.0.2.10'],
    ['v=spf1', 'neutral', undefined],
    ['v=spf1 a:mail.firm.test -all', 'pass', 'a:mail.firm.test'],
    ['v=spf1 a:mail.firm.test/16//64 -all', 'pass', 'a:mail.firm.test/16//64'],
    ['v=spf1 mx -all', 'pass', 'mx'],
    ['v=spf1 ptr -all', 'pass', 'ptr'],
    ['v=spf1 exists:%{ir}.allowed.firm.test -all', 'pass', 'exists:%{ir}.allowed.firm.test'],
    ['v=spf1 exists:%{l1r-}.%{d2}.%{p}.no.test -all', 'fail', '-all'],
    ['V=SPF1 IP4:192.0.2.10 -ALL', 'pass', 'IP4:192.0.2.10'],
    ['v=spf1 redirect=other.test', 'softfail', '~all'],
    ['v=spf1 all redirect=nowhere.test', 'pass', 'all'],
    ['v=spf1 include:other.test -all', 'fail', '-all'],
    ['v=spf1 unknown=%{d} ip4:192.0.2.10 -all', 'pass', 'ip4:192.0.2.10'],
  ])('%s: %s', async (record, result, term) => {
    const dns = zone({
      'firm.test': { ...spf(record), MX: [{ preference: 10, exchange: 'mail.firm.test.' }] },
      'other.test': spf('v=spf1 ~all'),
      '10.2.0.192.allowed.firm.test': { A: ['127.0.0.2'] },
      ...MAIL,
    });
    const verdict = await checkHost(from('firm.test'), dns);
    expect(verdict).toMatchObject({ result });
    expect(verdict.decidedBy?.term).toBe(term);
  });

  test.each([
    ['::ffff:192.0.2.10', 'v=spf1 ip4:192.0.2.10 -all', 'pass'],
    ['2001:db8::10', 'v=spf1 a:mail.firm.test -all', 'pass'],
    ['2001:db8:0:1::10', 'v=spf1 a:mail.firm.test//32 -all', 'pass'],
    ['2001:db8::11', 'v=spf1 ip6:2001:db8::/64 -all', 'pass'],
    ['2001:db8::11', 'v=spf1 ip4:192.0.2.0/24 -all', 'fail'],
  ])('for %s, %s: %s', async (ip, record, result) => {
    const verdict = await checkHost(from('firm.test', { ip }), zone({ 'firm.test': spf(record), ...MAIL }));
    expect(verdict.result).toBe(result);
  });
});

describe('errors', () => {
  test.each([
    ['no record', { 'firm.test': { A: ['192.0.2.1'] } }, 'none'],
    ['no such name', {}, 'none'],
    ['two records', { 'firm.test': spf('v=spf1 -all', 'v=spf1 ~all') }, 'permerror'],
    ['no answer', { 'firm.test': 'fails' as const }, 'temperror'],
    ['an included name without a record', { 'firm.test': spf('v=spf1 include:gone.test -all') }, 'permerror'],
    [
      'an included name without an answer',
      { 'firm.test': spf('v=spf1 include:mute.test -all'), 'mute.test': 'fails' as const },
      'temperror',
    ],
    ['a redirect to nothing', { 'firm.test': spf('v=spf1 redirect=gone.test') }, 'permerror'],
    ['a record that includes itself', { 'firm.test': spf('v=spf1 include:firm.test -all') }, 'permerror'],
    [
      'three lookups that find nothing',
      { 'firm.test': spf('v=spf1 a:x.test a:y.test a:z.test -all') },
      'permerror',
    ],
    ['two that find nothing', { 'firm.test': spf('v=spf1 a:x.test a:y.test -all') }, 'fail'],
  ])('%s: %s', async (_, names, result) => {
    expect((await checkHost(from('firm.test'), zone(names))).result).toBe(result);
  });

  test.each([
    'v=spf1 -all extra:term',
    'v=spf1 ip4:192.0.2.300 -all',
    'v=spf1 ip4:192.0.2.0/33 -all',
    'v=spf1 ip4:192.0.2.0/024 -all',
    'v=spf1 ip6:192.0.2.1 -all',
    'v=spf1 include: -all',
    'v=spf1 a:firm -all',
    'v=spf1 exists:%{x}.firm.test -all',
    'v=spf1 exists:%{d0}.firm.test -all',
    'v=spf1 exists:50%.firm.test -all',
    'v=spf1 redirect=a.test redirect=b.test',
    'v=spf1 all:firm.test',
  ])('%s makes the record invalid, even if an earlier term would match', async (record) => {
    const dns = zone({ 'firm.test': spf(record.replace('v=spf1', 'v=spf1 ip4:192.0.2.10')) });
    expect((await checkHost(from('firm.test'), dns)).result).toBe('permerror');
  });

  test('stops at the eleventh lookup without sending it', async () => {
    const names = Object.fromEntries(
      Array.from({ length: 11 }, (_, at) => [`h${at}.test`, { A: ['198.51.100.1'] }]),
    );
    const record = `v=spf1 ${Object.keys(names)
      .map((name) => `a:${name}`)
      .join(' ')} -all`;
    const dns = zone({ 'firm.test': spf(record), ...names });
    const verdict = await checkHost(from('firm.test'), dns);
    expect(verdict).toMatchObject({ result: 'permerror', lookups: 11 });
    expect(dns.queries).not.toContain('h10.test A');
  });

  test('rejects more than ten mail servers', async () => {
    const servers = (count: number) => ({
      'firm.test': {
        TXT: ['v=spf1 mx -all'],
        MX: Array.from({ length: count }, (_, at) => ({ preference: at, exchange: `mx${at}.test` })),
      },
    });
    expect((await checkHost(from('firm.test'), zone(servers(11)))).result).toBe('permerror');
    expect((await checkHost(from('firm.test'), zone(servers(10)))).result).toBe('fail');
  });
});

test('expands the explanation of the domain', async () => {
  const dns = zone({
    'firm.test': spf('v=spf1 -all exp=why.%{d}'),
    'why.firm.test': { TXT: ['%{i} may not send as %{s}%_(%{L})'] },
  });
  const verdict = await checkHost(from('firm.test', { sender: 'a b@firm.test' }), dns);
  expect(verdict.explanation).toBe('192.0.2.10 may not send as a b@firm.test (a%20b)');
});

test('lists the records in the order of evaluation', async () => {
  const dns = zone({
    'firm.test': spf('v=spf1 include:_spf.host.test -all'),
    '_spf.host.test': spf('v=spf1 ip4:192.0.2.0/24 ?all'),
  });
  expect(await checkHost(from('firm.test'), dns)).toEqual({
    result: 'pass',
    decidedBy: { domain: 'firm.test', term: 'include:_spf.host.test' },
    lookups: 1,
    voidLookups: 0,
    records: [
      { domain: 'firm.test', text: 'v=spf1 include:_spf.host.test -all' },
      { domain: '_spf.host.test', text: 'v=spf1 ip4:192.0.2.0/24 ?all' },
    ],
  });
});
