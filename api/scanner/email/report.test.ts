import type { Fix } from '../../tools/scans/contract';
import { emailTool } from './emailTool';
import {
  createSubject,
  type ScanResult,
  scan,
  startTestNetwork,
  type TestNetwork,
} from './testNetwork.fixture';

let world: TestNetwork;
beforeAll(async () => {
  world = await startTestNetwork();
});
afterAll(() => world.stop());

const scanned = (name: string, ...selectors: string[]) =>
  scan(emailTool, createSubject(name, selectors), world.probe());
const findingIn = ({ findings }: ScanResult, check: string) => {
  const finding = findings.find((one) => one.check === check);
  if (!finding) throw new Error(`no finding on ${check}`);
  return finding;
};
const lines = (fixes: readonly Fix[]) => fixes.map(({ due, type, name, value }) => [due, type, name, value]);

describe('a firm with signing and encryption but without a DMARC policy', () => {
  let report: ScanResult;
  beforeAll(async () => {
    report = await scanned('comp.test');
  });

  test('reports which records decide', () =>
    expect(report).toMatchObject({
      headline: 'Yes. Anyone can send email in your company’s name, and it reaches the inbox.',
      summary:
        'Two DNS records decide that, DMARC and SPF. You can change both. TLS-RPT couldn’t be checked and isn’t scored.',
      meaning: 'C means your email is signed and encrypted, but nothing stops spoofing.',
      facts: expect.arrayContaining([
        { label: 'Email provider', text: 'Google Workspace, from your MX' },
        { label: 'DNS host', text: 'Cloudflare, from your name servers' },
        { label: 'Sends through', text: 'Google Workspace, SendGrid, from your SPF record' },
      ]),
    }));

  test('gets fixes in order, with notes for its DNS host', () => {
    expect(lines(report.fixes)).toEqual([
      ['now', 'TXT', '_dmarc', 'v=DMARC1; p=none; rua=mailto:dmarc-reports@comp.test'],
      ['week 3', 'TXT', '@', 'v=spf1 include:_spf.google.com include:sendgrid.net -all'],
      ['any time', 'TXT', '_mta-sts', 'v=STSv1; id=20261121'],
      [
        'any time',
        '/.well-known/mta-sts.txt',
        'mta-sts.comp.test',
        'version: STSv1\nmode: testing\nmx: aspmx.l.google.com\nmax_age: 1209600',
      ],
    ]);
    expect(report.fixes[0]).toMatchObject({
      host: 'Cloudflare',
      note: expect.stringContaining('Cloudflare: DNS'),
    });
  });

  test('gets a dated rollout plan to p=reject', () =>
    expect(
      report.legs.map(({ title, policy, from, week, isHere }) => [title, policy, from, week, isHere]),
    ).toEqual([
      ['Monitor', 'p=none', '2026-11-21', 0, true],
      ['Test', 'p=quarantine; t=y', '2026-12-12', 3, false],
      ['Quarantine', 'p=quarantine', '2026-12-26', 5, false],
      ['Reject', 'p=reject', '2027-01-16', 8, false],
    ]));

  test('gets simulated forgeries, including a lookalike that passes', () => {
    const [exact, below, alike] = report.forgeries;
    expect(exact?.today).toMatchObject({
      from: 'accounts@comp.test',
      spf: { lets: true, message: '~all: fails softly' },
      dkim: { message: 'no signature' },
      dmarc: { lets: true, message: 'p=none' },
      ends: 'inbox',
    });
    expect(exact?.after).toMatchObject({
      spf: { message: '-all: fails' },
      dmarc: { lets: false, message: 'p=reject' },
      ends: 'refused',
      message: expect.stringMatching(/ error 550 5\.7\.1( and tell you in a report)?\.$/),
    });
    expect([below?.today.ends, below?.after.ends]).toEqual(['inbox', 'refused']);
    expect(alike?.today).toMatchObject({ from: 'accounts@cornp.test', ends: 'inbox', dmarc: { lets: true } });
    expect(alike?.after).toEqual(alike?.today);
  });

  test('gets its records with explained parts', () => {
    const [own] = findingIn(report, 'spf').evidence;
    expect(own?.parts.map(({ text }) => text).join(' ')).toBe(own?.text);
    expect(own?.parts[1]?.message).toContain('Google Workspace');
    expect(findingIn(report, 'dmarc').evidence[0]?.parts).toEqual([
      { text: 'v=DMARC1', message: expect.any(String) },
      { text: 'p=none', message: 'Email that fails: deliver it.' },
    ]);
  });
});

test('an email in the name of a subdomain gets the policy for names that exist, or for those that don’t', async () => {
  const below = async (name: string) => (await scanned(name)).forgeries[1]?.today;
  expect(await below('npnone.test')).toMatchObject({
    from: 'accounts@billing.npnone.test',
    dmarc: { lets: true, message: 'np=none' },
    ends: 'inbox',
  });
  expect(await below('npknown.test')).toMatchObject({ dmarc: { message: 'p=reject' }, ends: 'refused' });
});

test('proposes p=reject at once for a domain without email', async () => {
  const report = await scanned('parkedopen.test');
  expect(lines(report.fixes)).toEqual([
    ['now', 'TXT', '_dmarc', 'v=DMARC1; p=reject'],
    ['now', 'TXT', '@', 'v=spf1 -all'],
    ['any time', 'TXT', '*._domainkey', 'v=DKIM1; p='],
  ]);
  expect(report.legs.map(({ title, week }) => [title, week])).toEqual([['Reject', 0]]);
  expect((await scanned('nothing.test')).fixes[0]).toMatchObject({ type: 'MX', name: '@', value: '0 .' });
});

test('proposes nothing once all fixes are applied', async () =>
  expect(await scanned('parkedbare.test')).toMatchObject({
    headline: 'No. This domain doesn’t use email and says so.',
    meaning: 'A+ means the domain doesn’t use email and tells everyone so.',
    fixes: [],
    legs: [{ title: 'Reject', isHere: true }],
  }));

test.each([
  ['right.test', 'No. Spoofed email is rejected.'],
  ['junk.test', 'Almost protected. Spoofed email goes to spam, where people can still open it.'],
  [
    'listening.test',
    'Maybe. Your records don’t tell others to reject spoofed email, so each of them decides.',
  ],
  ['npnone.test', 'Your domain is protected, but your subdomains can be spoofed.'],
  ['mutedmarc.test', 'We couldn’t find out whether your email can be spoofed.'],
  ['leaning.test', 'We couldn’t find out whether your email can be spoofed.'],
  ['bogus.test', 'Many networks can’t reach this domain.'],
  ['dead.test', 'We couldn’t check anything.'],
  ['gone.test', 'This domain doesn’t exist.'],
])('summarizes %s: %s', async (name, headline) => expect((await scanned(name)).headline).toBe(headline));

test.each([
  ['wrongname.test', 'starttls', 'Encrypted, with an invalid certificate'],
  ['oldtls.test', 'starttls', 'Encrypted, with outdated versions'],
  ['brokentls.test', 'starttls', 'Encryption is offered but fails'],
  ['inside.test', 'starttls', 'The mail servers don’t exist'],
  ['babbling.test', 'starttls', 'We couldn’t reach a mail server'],
  ['hidden.test', 'dkim', 'Keys exist under a name we don’t know'],
  ['unsignedmail.test', 'dkim', 'Not signed'],
  ['twodmarc.test', 'dmarc', 'Several records, so none is used'],
  ['almost.test', 'dmarc', 'Spoofed email goes to spam'],
  ['unwelcome.test', 'dmarc', 'Spoofed email is rejected, reports that nobody accepts'],
  ['manyspf.test', 'spf', 'The record has an error'],
  ['stsinside.test', 'mta-sts', 'There’s a record, but no usable policy'],
  ['bogus.test', 'dnssec', 'Signed, and the signatures are broken'],
])('%s, %s: %s', async (name, check, headline) =>
  expect(findingIn(await scanned(name), check).headline).toBe(headline),
);

test('names records of a subdomain relative to their zone', async () => {
  const report = await scanned('sub.right.test');
  expect(report.facts).toContainEqual({ label: 'Part of', text: 'right.test' });
  expect(report.fixes.map(({ name }) => name)).toContain('_smtp._tls.sub');
});

test('does not change the organization’s record for an unused subdomain', async () =>
  expect(lines((await scanned('www.comp.test')).fixes)).toEqual([
    ['now', 'MX', 'www', '0 .'],
    ['now', 'TXT', '_dmarc.www', 'v=DMARC1; p=reject'],
    ['now', 'TXT', 'www', 'v=spf1 -all'],
    ['any time', 'TXT', '*._domainkey.www', 'v=DKIM1; p='],
    ['any time', 'TXT', '_mta-sts.www', expect.any(String)],
    ['any time', '/.well-known/mta-sts.txt', 'mta-sts.www.comp.test', expect.any(String)],
    ['any time', 'TXT', '_smtp._tls.www', expect.any(String)],
  ]));

test('proposes a consent record at the receiver of reports', async () =>
  expect(lines((await scanned('unwelcome.test')).fixes)).toEqual([
    ['now', 'TXT', 'unwelcome.test._report._dmarc.welcome.test', 'v=DMARC1'],
  ]));

test('keeps the own servers when replacing +all', async () =>
  expect(findingIn(await scanned('worst.test'), 'spf').fixes[0]).toMatchObject({ value: 'v=spf1 mx -all' }));
