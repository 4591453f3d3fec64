import fc from 'fast-check';
import { parseDmarc } from '../dmarc/parseDmarc';
import { isHostName } from '../spf/names';
import { isSpf, parseRecord } from '../spf/parseRecord';
import { explainDmarc } from './advice/explainDmarc';
import { explainSpf } from './advice/explainSpf';
import { explainTags } from './advice/explainTags';
import { proposeSpf } from './advice/proposal';
import { explainDkimKey, parseDkimKey } from './dkimKey';
import { createLookalike } from './forgery/createLookalike';
import type { MailDomain } from './mailDomain';
import { coversServer, parseStsPolicy } from './stsPolicy';

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

describe('arbitrary published records', () => {
  test('are explained without errors', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `v=DKIM1; p=${text}`),
        ),
        (text) => {
          explainSpf(text);
          explainDmarc(text);
          parseStsPolicy(text);
          const key = parseDkimKey('s1', text);
          if (key) explainDkimKey(key);
        },
      ),
      RUNS,
    ));

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('may have a tag named %s', (tag) => {
    const key = parseDkimKey('s1', `v=DKIM1; ${tag}=x; p=`);
    const parts = [
      explainDmarc(`v=DMARC1; p=${tag}; ${tag}=x`),
      explainDkimKey(key as NonNullable<typeof key>),
      explainTags(`v=BIMI1; ${tag}=x`, { v: 'This is it.' }, 'Passed over.'),
    ].flat();
    expect(parts.filter(({ text }) => text.startsWith(tag))).toHaveLength(3);
    for (const { message } of parts) expect(message).toEqual(expect.any(String));
  });

  test('lead to a valid, strict and stable proposal', () =>
    fc.assert(
      fc.property(fc.array(terms, { maxLength: 3 }), (published) => {
        const better = proposeSpf(published, DOMAIN);
        const { mechanisms, redirect } = parseRecord(better);
        expect(isSpf(better)).toBe(true);
        expect(
          mechanisms.filter(({ name, qualifier }) => name === 'ptr' || (name === 'all' && qualifier !== '-')),
        ).toEqual([]);
        expect(mechanisms.at(-1)?.name === 'all' || redirect !== undefined).toBe(true);
        expect(proposeSpf([better], DOMAIN)).toBe(better);
      }),
      RUNS,
    ));

  test('lead to a valid lookalike that differs from the domain', () =>
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(createLookalike(domain)).not.toBe(domain);
        expect(isHostName(createLookalike(domain))).toBe(true);
      }),
      RUNS,
    ));
});

/** Maximum size of published data. A quadratic parser would block the process for seconds. */
describe('a text of 64 KB does not block the process', () => {
  const LENGTH = 64_000;
  test.each<[string, () => unknown]>([
    ['a tag of blanks', () => parseDmarc(`v=DMARC1; p=a${' '.repeat(LENGTH)}b`)],
    ['an address of signs', () => parseDmarc(`v=DMARC1; rua=mailto:${'@'.repeat(LENGTH)}!x`)],
    ['an address without end', () => parseDmarc(`v=DMARC1; rua=mailto:a@${'b'.repeat(LENGTH)}! x`)],
    ['a policy of blanks', () => parseStsPolicy(`version: STSv1\nmx: a${' '.repeat(LENGTH)}b`)],
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
])('%s has the lookalike %s', (domain, alike) => expect(createLookalike(domain)).toBe(alike));

test.each([
  ['*.mail.test', 'mx.mail.test', true],
  ['*.mail.test', 'a.mx.mail.test', false],
  ['*.mail.test', 'mail.test', false],
  ['MX.mail.test', 'mx.mail.test', true],
])('a policy for %s covers %s: %s', (pattern, exchange, holds) => {
  const policy = parseStsPolicy(`version: STSv1\nmode: enforce\nmx: ${pattern}\nmax_age: 86400\n`);
  expect(typeof policy === 'string' ? policy : coversServer(policy, exchange)).toBe(holds);
});

test('rejects a policy with a byte order mark', () =>
  expect(parseStsPolicy('\ufeffversion: STSv1\nmode: enforce\nmx: mx.mail.test\nmax_age: 86400\n')).toBe(
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
  expect(parseDkimKey('s1', text.replace('KEY', Buffer.alloc(32, 1).toString('base64')))?.kind).toBe(kind),
);
