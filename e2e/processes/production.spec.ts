import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { adminEndpoints, adminPages } from '../fixtures/admin/adminEndpoints';
import { totpCode } from '../fixtures/admin/totpCode';
import { newEnquiry } from '../fixtures/contact/saveEnquiry';
import { openMailbox } from '../fixtures/site/openMailbox';
import { readLogs } from '../fixtures/site/readLogs';
import {
  type Production,
  type ProxyResponse,
  startOnly,
  startProduction,
} from '../fixtures/site/startProduction';
import { newFolder } from '../fixtures/site/startSite';
import { worldReadableFiles } from '../fixtures/site/worldReadableFiles';
import { expect, siteTest as test } from '../fixtures/siteTest';

test.describe('a deployment', () => {
  // In one worker, which starts one deployment.
  test.describe.configure({ mode: 'default' });

  let site: Production;
  test.beforeAll(async () => {
    site = await startProduction();
  });
  test.afterAll(() => site?.clean());

  test('a new owner must set up a second factor first', async () => {
    const login = await site.ask('/api/auth/login', { method: 'POST', body: site.owner });
    const { csrfToken, factor } = JSON.parse(login.text);
    expect(factor).toBe('needed');
    const headers = { cookie: cookiesOf(login), 'X-CSRF-Token': csrfToken };
    // Reading calls: together with the pages below, all of them are more than a member may send in a minute.
    const calls = adminEndpoints('1').filter(({ method }) => method === 'GET');
    expect(calls.length).toBeGreaterThan(30);
    for (const { method, path } of calls) {
      const { status, text } = await site.ask(path, { method, headers });
      expect.soft([status, JSON.parse(text).code], `${method} ${path}`).toEqual([403, 'factor_needed']);
    }
    const setUp = paths.admin.mfaSetup;
    const pages = adminPages((await site.ask(paths.contact)).text, '1').filter((page) => page !== setUp);
    expect(pages).toContain(paths.admin.users);
    for (const page of pages) {
      const response = await site.ask(page, { headers });
      const redirectTarget = `${setUp}?next=${encodeURIComponent(page)}`;
      expect.soft([response.status, response.headers.location], page).toEqual([302, redirectTarget]);
      expect.soft(response.text, page).toBe(`Found. Redirecting to ${redirectTarget}`);
    }
    expect((await site.ask(setUp, { headers })).status).toBe(200);
  });

  test('serves visitors, limits requests per address, sends email and shuts down gracefully', async () => {
    const page = await site.ask('/contact');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<link rel="canonical" href="https://site.example/contact"');
    expect(page.headers['strict-transport-security']).toContain('max-age=');
    const home = await site.ask('/');
    expect(home.text, 'samples are not public before the launch checklist is reviewed').not.toContain(
      'What Our Clients Say',
    );

    const one = [];
    for (let n = 0; n < 6; n += 1) one.push(await send('203.0.113.10'));
    const other = await send('203.0.113.20');
    const states = await statesOf([...one, other]);
    expect(states, 'the sixth within a minute is one too many, but not for somebody else').toEqual([
      ...Array(5).fill('new'),
      'quarantined',
      'new',
    ]);

    const receipt = await openMailbox(site.mailDir).find(other.email, other.reference);
    expect(receipt.from?.address).toBe('hello@site.example');

    await expectOnlyTheSiteIsOpen();
    expect(environmentOf('api')).not.toMatch(/^ADMIN_PASSWORD=/m);
    expect(environmentOf('shell')).not.toMatch(
      /^(MONGO_URL|SMTP_URL|SESSION_SECRET|AUDIT_KEY|SEALING_KEYS|ADMIN_PASSWORD)=/m,
    );
    expect(worldReadableFiles(site.dataDir)).toEqual([]);
    const { code, leftovers } = await site.stop();
    expect(code).toBe(0);
    expect(leftovers).toEqual([]);
    const logs = site.output() + readLogs(site.dataDir);
    expect(logs).toContain('mail sent');
    for (const secret of ['@example.com', site.owner.email, site.owner.password, '__Host-', '203.0.113.'])
      expect(logs, 'no log holds this').not.toContain(secret);
  });

  async function send(from: string): Promise<{ email: string; reference: string }> {
    const enquiry = newEnquiry();
    const response = await site.ask('/api/contact', { method: 'POST', from, body: enquiry });
    expect(response.status, response.text).toBe(200);
    return { email: enquiry.email, reference: JSON.parse(response.text).reference };
  }

  async function statesOf(sent: { reference: string }[]): Promise<string[]> {
    const cookie = await ownerWithFactor();
    const leads = await Promise.all(
      sent.map(({ reference }) => site.ask(`/api/admin/leads/${reference}`, { headers: { cookie } })),
    );
    return leads.map((lead) => JSON.parse(lead.text).status);
  }

  /** The owner's session cookies. Before the second factor is set up they allow nothing else. */
  async function ownerWithFactor(): Promise<string> {
    const login = await site.ask('/api/auth/login', { method: 'POST', body: site.owner });
    expect(login.status, login.text).toBe(200);
    expect([login.headers['set-cookie']].flat().join()).toMatch(/__Host-sid=.*Secure/);
    const headers = { cookie: cookiesOf(login), 'X-CSRF-Token': JSON.parse(login.text).csrfToken };
    const early = await site.ask('/api/admin/leads', { headers });
    expect([early.status, JSON.parse(early.text).code]).toEqual([403, 'factor_needed']);
    const setUp = await site.ask('/api/auth/mfa/setup', { method: 'POST', headers });
    const code = totpCode(JSON.parse(setUp.text).secret);
    const confirmed = await site.ask('/api/auth/mfa/confirm', { method: 'POST', headers, body: { code } });
    expect(confirmed.status, confirmed.text).toBe(200);
    return cookiesOf(confirmed);
  }

  /** The environment of a process, where the system shows it. */
  function environmentOf(name: string): string {
    const pid = readFileSync(join(site.dataDir, 'run', `${name}.pid`), 'utf8').trim();
    const path = `/proc/${pid}/environ`;
    return existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\0', '\n') : '';
  }

  /** `HOST` only applies to the site: everything else listens on a local address. */
  async function expectOnlyTheSiteIsOpen() {
    const { api, shellMetrics, apiMetrics, site: public_ } = site.ports;
    const inner = [api, shellMetrics, apiMetrics];
    for (const port of inner) expect(await isOpen('127.0.0.1', port), `${port} answers here`).toBe(true);
    expect(await isOpen(site.host, public_)).toBe(true);
    if (!existsSync('/proc/net/tcp')) return;
    for (const port of inner) {
      expect(await isOpen(site.host, port), `${port} is not open at ${site.host}`).toBe(false);
      expect(listenersOn(port)).toEqual(['0100007F']);
    }
    expect(listenersOn(public_)).toEqual(['0200007F']);
  }
});

const needed = [
  'PUBLIC_ORIGIN',
  'TRUST_PROXY',
  'INTERNAL_KEY',
  'SESSION_SECRET',
  'AUDIT_KEY',
  'SEALING_KEYS',
  'MONGO_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'ADMIN_EMAIL',
  'RELEASE_STORE',
  'RELEASE_PUBLIC_KEYS',
  'BRAND_NAME',
  'BRAND_PHONE',
  'BRAND_LOCALITY',
  'BRAND_REGION',
  'BRAND_POSTAL_CODE',
];

test('without configuration production reports all missing variables at once and creates no files', async () => {
  const dataDir = join(newFolder(), 'data');
  const { code, output } = await startOnly({ DATA_DIR: dataDir, API_PORT: 'many' });
  expect(code).toBe(1);
  expect(namesIn(output)).toEqual(['API_PORT', ...needed].sort());
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(dataDir)).toBe(false);
});

const namesIn = (output: string) =>
  [...output.matchAll(/^ {2}(\w+) must be/gm)].map(([, name]) => name).sort();

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(socket.destroy() && true));
    socket.once('error', () => resolve(false));
  });
}

/** The addresses on which this machine listens on a port, as the kernel lists them. */
function listenersOn(port: number): string[] {
  const wanted = port.toString(16).toUpperCase().padStart(4, '0');
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => state === '0A' && local?.endsWith(`:${wanted}`))
    .map(([, local = '']) => local.split(':')[0] ?? '');
}

function cookiesOf({ headers }: ProxyResponse): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');
}
