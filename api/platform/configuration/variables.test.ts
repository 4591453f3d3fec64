import { generateKeyPairSync } from 'node:crypto';
import { InvalidEnvironmentError, pickVariables, readVariables } from './variables';

const key = generateKeyPairSync('ed25519')
  .publicKey.export({ type: 'spki', format: 'der' })
  .toString('base64');
const complete = {
  SITE_MODE: 'production',
  PUBLIC_ORIGIN: 'https://site.example',
  TRUST_PROXY: 'loopback',
  INTERNAL_KEY: 'k'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  AUDIT_KEY: 'a'.repeat(32),
  SEALING_KEYS: `2:${'b'.repeat(43)}=,1:${'a'.repeat(43)}=`,
  MONGO_URL: 'mongodb://127.0.0.1/site',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'hello@site.example',
  ADMIN_EMAIL: 'owner@site.example',
  BRAND_NAME: 'Site',
  BRAND_PHONE: '(512) 555-0199',
  BRAND_LOCALITY: 'Round Rock',
  BRAND_REGION: 'TX',
  BRAND_POSTAL_CODE: '78665',
  RELEASE_STORE: '/srv/releases',
  RELEASE_PUBLIC_KEYS: key,
};
const needed = Object.keys(complete).filter((name) => name !== 'SITE_MODE');

function reportedNames(given: Record<string, string>, ...processes: ('api' | 'shell')[]): string[] {
  try {
    readVariables(given, ...processes);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidEnvironmentError)) throw error;
    return [...error.message.matchAll(/^ {2}(\w+) must be/gm)].map(([, name = '']) => name).sort();
  }
}

test('production accepts all required variables and no others', () => {
  expect(reportedNames(complete, 'api', 'shell')).toEqual([]);
});

test.each(needed)('production reports a missing or empty %s', (name) => {
  const { [name]: _, ...rest } = complete as Record<string, string>;
  expect(reportedNames(rest, 'api', 'shell')).toEqual([name]);
  expect(reportedNames({ ...rest, [name]: '' }, 'api', 'shell')).toEqual([name]);
});

test.each([
  ['PASSWORD_COST', 'lowest', 'full'],
  ['PAGE_CHECKS', 'off', 'on'],
  ['TIME_LIMITS', 'long', 'usual'],
])('production rejects %s=%s, which is for tests', (name, value, good) => {
  expect(reportedNames({ ...complete, [name]: value }, 'api')).toEqual([name]);
  expect(reportedNames({ ...complete, [name]: good }, 'api')).toEqual([]);
  expect(reportedNames({ MONGO_URL: complete.MONGO_URL, [name]: value }, 'api')).toEqual([]);
});

test('reports all missing variables in one message', () => {
  expect(reportedNames({ SITE_MODE: 'production' }, 'api', 'shell')).toEqual([...needed].sort());
});

test('each process requires its own variables; TRUST_PROXY only behind https, MONGO_URL always', () => {
  expect(reportedNames({ SITE_MODE: 'production' }, 'api')).not.toContain('RELEASE_STORE');
  expect(reportedNames({ SITE_MODE: 'production' }, 'shell')).not.toContain('MONGO_URL');
  const { TRUST_PROXY: _, ...plain } = { ...complete, PUBLIC_ORIGIN: 'http://intranet' };
  expect(reportedNames(plain, 'api', 'shell')).toEqual([]);
  expect(reportedNames({}, 'api')).toEqual(['MONGO_URL']);
  expect(reportedNames({ MONGO_URL: complete.MONGO_URL }, 'api')).toEqual([]);
});

test.each([
  ['INTERNAL_KEY', 'k'.repeat(31)],
  ['INTERNAL_KEY', `${'k'.repeat(40)}\n`],
  ['SESSION_SECRET', 'short'],
  ['AUDIT_KEY', `${'a'.repeat(32)},short`],
  ['SEALING_KEYS', 'a'.repeat(43)],
  ['SEALING_KEYS', `1:${'a'.repeat(22)}`],
  ['SEALING_KEYS', `1:${'a'.repeat(43)},1:${'b'.repeat(43)}`],
  ['EMBEDDED_DATABASE', 'no'],
  ['DEMONSTRATION_DOMAINS', 'firm.test,127.0.0.1'],
  ['PUBLIC_ORIGIN', 'site.example'],
  ['MONGO_URL', 'postgres://x'],
  ['SMTP_URL', 'mail.example'],
  ['MAIL_FROM', 'Us'],
  ['ADMIN_EMAIL', 'owner'],
  ['OUTBOX_LEASE_SECONDS', '0'],
  ['OUTBOX_LEASE_SECONDS', '3601'],
  ['JOB_POLL_SECONDS', '0'],
  ['JOB_POLL_SECONDS', '61'],
  ['PAGE_CHECKS', 'never'],
  ['RELEASE_STORE', 'ftp://store'],
  ['RELEASE_STORE', 'http://store.example'],
  ['API_ORIGIN', 'shell'],
  ['RELEASE_MINIMUM_SEQUENCE', '12'],
  ['RELEASE_PUBLIC_KEYS', 'bm8ga2V5'],
  ['RELEASE_PUBLIC_KEYS', `${key},`],
  ['SENDGRID_WEBHOOK_KEY', `M${'A'.repeat(120)}`],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['TRUST_PROXY', '10.0.0.0/0'],
  ['API_HOST', 'not a host'],
  ['METRICS_HOST', 'http://x'],
  ['SCANNER_SOCKET', `/${'a'.repeat(100)}`],
  ['DNS_SERVERS', 'dns.example'],
  ['DNS_SERVERS', '192.0.2.1:99999'],
  ['DNS_SERVERS', '[192.0.2.1]:53'],
  ['DNS_SERVERS', '192.0.2.1,'.repeat(2).concat('x')],
  ['DNS_SERVERS', ','],
  ['DNS_OVER_HTTPS', 'http://dns.example/dns-query'],
  ['API_PORT', '65536'],
  ['HUBSPOT_ORIGIN', 'https://crm.example'],
  ['HUBSPOT_ORIGIN', 'http://127.0.0.1:9/path'],
  ['HUBSPOT_VERSION', '4'],
  ['CALENDARS_ORIGIN', 'https://calendars.example'],
  ['SEARCH_CONSOLE_ORIGIN', 'https://search.example'],
  ['INDEXNOW_URL', 'search.example'],
  ['BRAND_NAME', 'Two\nlines'],
  ['BRAND_PHONE', 'call us'],
  ['BRAND_POSTAL_CODE', '7'.repeat(13)],
])('rejects %s=%j by name', (name, value) => {
  expect(reportedNames({ ...complete, [name]: value }, 'api', 'shell')).toEqual([name]);
});

test.each(['https://store.example/x', 'http://127.0.0.1:8080', '/srv/releases', 'releases'])(
  'a release store may be at %s',
  (RELEASE_STORE) => expect(reportedNames({ ...complete, RELEASE_STORE }, 'api', 'shell')).toEqual([]),
);

test('a process receives only its variables and those of the system, and never the signing key', () => {
  const all = {
    ...complete,
    ADMIN_PASSWORD: 'a kettle hums at seven',
    RELEASE_PRIVATE_KEY: 'x',
    PATH: '/bin',
    CI_TOKEN: 'x',
  };
  const namesOf = (name: 'api' | 'shell' | 'scanner' | 'mailbox' | 'mongod') =>
    Object.keys(pickVariables(name, all)).sort();
  expect(namesOf('shell')).toEqual([
    'INTERNAL_KEY',
    'PATH',
    'PUBLIC_ORIGIN',
    'RELEASE_PUBLIC_KEYS',
    'RELEASE_STORE',
    'SITE_MODE',
    'TRUST_PROXY',
  ]);
  const ofTheApi = needed.filter((name) => !name.startsWith('RELEASE_'));
  expect(namesOf('api')).toEqual([...ofTheApi, 'ADMIN_PASSWORD', 'PATH', 'SITE_MODE'].sort());
  expect(namesOf('mailbox')).toEqual(['PATH', 'SITE_MODE']);
  expect(namesOf('scanner')).toEqual(['PATH', 'SITE_MODE']);
  expect(namesOf('mongod')).toEqual(['PATH']);
});

test.each(['HTTPS_PROXY', 'https_proxy', 'NO_PROXY', 'no_proxy'])('every process receives %s', (name) => {
  expect(pickVariables('api', { [name]: 'x' })).toEqual({ [name]: 'x' });
});

test('no message contains a value', () => {
  const secret = 'hunter2-hunter2';
  expect(() => readVariables({ ...complete, SESSION_SECRET: secret }, 'api')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining(secret) }),
  );
});
