import fc from 'fast-check';
import { parseDmarc } from '../dmarc/parseDmarc';
import { isHostName } from '../spf/names';
import { isSpf, parseRecord } from '../spf/parseRecord';
import { explainKey, readKey } from './dkimKey';
import { explainDmarc } from './explainDmarc';
import { explainSpf } from './explainSpf';
import { lookalikeOf } from './lookalike';
import type { MailDomain } from './mailDomain';
import { partsOf } from './partsOf';
import { betterSpfOf } from './proposal';
import { covers, readStsPolicy } from './stsPolicy';

const RUNS = { numRuns: 2_000 };
const DOMAIN: MailDomain = {
  name: 'firm.test',
  exists: true,
  receives: 'yes',
  hasNullMx: false,
  exchanges: ['mail.firm.test'],
  sendsNothing: false,
  isParked: false,
  isUnused: false,
  zone: 'firm.test',
  nameServers: [],
  isBogus: false,
};
const terms = fc
  .array(
    fc.constantFrom(
      'mx',
      'a',
      'ptr',
      '+all',
      '~all',
      '?all',
      'ip4:0.0.0.0/0',
      'ip4:192.0.2.1',
      'nonsense:',
      'redirect=b.test',
      'include:a.test',
      'exists:%{i}.a.test',
    ),
  )
  .map((all) => ['v=spf1', ...all].join(' '));

describe('whatever strangers publish', () => {
  test('is explained without a stumble', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `v=DKIM1; p=${text}`),
        ),
        (text) => {
          explainSpf(text);
          explainDmarc(text);
          readStsPolicy(text);
          const key = readKey('s1', text);
          if (key) explainKey(key);
        },
      ),
      RUNS,
    ));

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('a tag named %s too', (tag) => {
    const key = readKey('s1', `v=DKIM1; ${tag}=x; p=`);
    const parts = [
      explainDmarc(`v=DMARC1; p=${tag}; ${tag}=x`),
      explainKey(key as NonNullable<typeof key>),
      partsOf(`v=BIMI1; ${tag}=x`, { v: 'This is it.' }, 'Passed over.'),
    ].flat();
    expect(parts.filter(({ text }) => text.startsWith(tag))).toHaveLength(3);
    for (const { says } of parts) expect(says).toEqual(expect.any(String));
  });

  test('the record that is proposed can be read, lets nobody else send, and stays as it is when proposed again', () =>
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 3 }), (published) => {
        const better = betterSpfOf(published, DOMAIN);
        const { mechanisms, redirect } = parseRecord(better);
        expect(isSpf(better)).toBe(true);
        expect(
          mechanisms.filter(({ name, qualifier }) => name === 'ptr' || (name === 'all' && qualifier !== '-')),
        ).toEqual([]);
        expect(mechanisms.at(-1)?.name === 'all' || redirect !== undefined).toBe(true);
        expect(betterSpfOf([better], DOMAIN)).toBe(better);
      }),
      RUNS,
    ));

  test('a look-alike is a name, and another one', () =>
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(lookalikeOf(domain)).not.toBe(domain);
        expect(isHostName(lookalikeOf(domain))).toBe(true);
      }),
      RUNS,
    ));
});

/** As long as a name may publish. Read in a time that grows with its square, these would hold the process up for seconds. */
describe('a text of 64 KB does not hold the process up', () => {
  const LENGTH = 64_000;
  test.each<[string, () => unknown]>([
    ['a tag of blanks', () => parseDmarc(`v=DMARC1; p=a${' '.repeat(LENGTH)}b`)],
    ['an address of signs', () => parseDmarc(`v=DMARC1; rua=mailto:${'@'.repeat(LENGTH)}!x`)],
    ['an address without end', () => parseDmarc(`v=DMARC1; rua=mailto:a@${'b'.repeat(LENGTH)}! x`)],
    ['a policy of blanks', () => readStsPolicy(`version: STSv1\nmx: a${' '.repeat(LENGTH)}b`)],
  ])('%s', (_, read) => {
    const before = process.cpuUsage();
    read();
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(1000);
  });
});

test.each([
  ['firm.test', 'firrn.test'],
  ['xn--bcher-kva.test', 'xn--bch3r-kva.test'],
  ['abc.test', 'abc-mail.test'],
])('%s is easily taken for %s', (domain, alike) => expect(lookalikeOf(domain)).toBe(alike));

test.each([
  ['*.mail.test', 'mx.mail.test', true],
  ['*.mail.test', 'a.mx.mail.test', false],
  ['*.mail.test', 'mail.test', false],
  ['MX.mail.test', 'mx.mail.test', true],
])('a policy for %s covers %s: %s', (pattern, exchange, holds) => {
  const policy = readStsPolicy(`version: STSv1\nmode: enforce\nmx: ${pattern}\nmax_age: 86400\n`);
  expect(typeof policy === 'string' ? policy : covers(policy, exchange)).toBe(holds);
});

test('a policy behind a byte order mark is none: senders read its first line as it is', () =>
  expect(readStsPolicy('\ufeffversion: STSv1\nmode: enforce\nmx: mx.mail.test\nmax_age: 86400\n')).toBe(
    'a byte order mark before version',
  ));

test.each([
  ['v=DKIM1; k=ed25519; p=KEY', 'ed25519'],
  ['k=ed25519; p=KEY', 'ed25519'],
  ['k=ed25519; v=DKIM1; p=KEY', 'unreadable'],
  ['v=DKIM1; k=ed25519; s=email; p=KEY', 'ed25519'],
  ['v=DKIM1; k=ed25519; s=other : *; p=KEY', 'ed25519'],
  ['v=DKIM1; k=ed25519; s=tlsrpt; p=KEY', undefined],
])('the key %s is %s for mail', (text, kind) =>
  expect(readKey('s1', text.replace('KEY', Buffer.alloc(32, 1).toString('base64')))?.kind).toBe(kind),
);
