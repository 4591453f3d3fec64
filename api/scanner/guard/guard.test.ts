import { parseHostName } from '../../platform/http/hostName';
import { zone } from '../dns/zone.fixture';
import { isPublicAddress } from './isPublicAddress';
import { vetHost } from './vetHost';

describe('readHostName', () => {
  test.each([
    ['Firm.Example', 'firm.example'],
    ['firm.example.', 'firm.example'],
    ['  firm.example  ', 'firm.example'],
    ['a.b.firm.co.uk', 'a.b.firm.co.uk'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['ＦＩＲＭ．example', 'firm.example'],
    ['firm。example', 'firm.example'],
    ['firm.рф', 'firm.xn--p1ai'],
  ])('%s as %s', (text, ascii) => expect(parseHostName(text)?.ascii).toBe(ascii));

  test('returns ASCII and Unicode forms', () =>
    expect(parseHostName('xn--bcher-kva.example')).toEqual({
      ascii: 'xn--bcher-kva.example',
      unicode: 'bücher.example',
    }));

  test.each([
    '',
    'firm',
    'localhost',
    'a.localhost',
    'printer.local',
    'metadata.google.internal',
    '1.0.0.127.in-addr.arpa',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '0x7f.0.0.0x1',
    '127.0.0.0x1',
    '1.1.1.1',
    '[::1]',
    '::1',
    '[::ffff:127.0.0.1]',
    '::ffff:7f00:1',
    '0:0:0:0:0:0:0:1',
    'fe80::1%25eth0',
    'http://firm.example',
    'firm.example/',
    'firm.example:80',
    'user@firm.example',
    'firm.example?x',
    'firm.example#x',
    'firm.example\\',
    'firm .example',
    'firm\t.example\r\nHost: x',
    'firm.exa mple',
    'fi\u0000rm.example',
    '-firm.example',
    'firm-.example',
    'firm..example',
    '.firm.example',
    '*.firm.example',
    'firm_x.example',
    '%6cocalhost',
    `${'a'.repeat(64)}.example`,
    `${'a.'.repeat(127)}example`,
    'firm.123',
    'firm.0x7f',
    'firm.e',
    '@',
    '.',
    '..',
    'firm.example\u3002\u3002',
    'ｌｏｃａｌｈｏｓｔ',
    'firm.ｌｏｃａｌ',
    'router.lan',
    'hidden.onion',
    'a.invalid',
  ])('not %j', (text) => expect(parseHostName(text)).toBeUndefined());
});

describe('isPublicAddress', () => {
  test.each(['93.184.216.34', '8.8.8.8', '198.17.0.1', '2606:4700::1111', '2a00:1450:4001:81b::200e'])(
    '%s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '192.88.99.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '168.63.129.16',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2002:c0a8:1::',
    '2001::1',
    '2001:db8::1',
    '2001:10::1',
    '2001:20::1',
    '100::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '5f00::1',
    '4000::1',
    '3fff::1',
    'not an address',
    '',
    '2001:2::1',
    '2001:3::1',
    '2001:1ff::1',
    '2606:4700::1111%eth0',
    '010.8.8.8',
    '134744072',
    '8.8',
    '8.8.8.8.',
  ])('not %j', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('vetHost', () => {
  test.each([
    ['at all its addresses', { A: ['93.184.216.34'], AAAA: ['2606:4700::1111'] }, 'vetted'],
    ['not if one is inside', { A: ['93.184.216.34', '10.0.0.1'] }, 'refused'],
    ['not if its IPv6 is inside', { A: ['93.184.216.34'], AAAA: ['::1'] }, 'refused'],
    ['not without an address', { TXT: ['x'] }, 'absent'],
  ])('%s', async (_, records, state) => {
    expect(await vetHost('firm.example', zone({ 'firm.example': records }))).toMatchObject({ state });
  });

  test('reports a failed lookup', async () =>
    expect(await vetHost('firm.example', zone({ 'firm.example': 'fails' }))).toMatchObject({
      state: 'failed',
    }));
});
