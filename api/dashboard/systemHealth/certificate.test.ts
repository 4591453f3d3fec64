import { pino } from 'pino';
import { createTool, finding, startScanner } from '../../scanner/scanner.fixture';
import { createCertificateJob } from '../../seo/siteCertificate/certificateJob';
import { SiteCertificate } from '../../seo/siteCertificate/model';
import { startServer, type TestServer } from '../../testing';
import { describeCertificate } from '../../tools/scans/certificateText';
import type { Finding } from '../../tools/scans/contract';
import { readSystemHealth } from './readSystemHealth';

let server: TestServer;
let scanner: Awaited<ReturnType<typeof startScanner>>;
let seen: Partial<Finding>;
let scans = 0;
beforeAll(async () => {
  const certificate = async () => {
    scans += 1;
    return finding({ check: 'certificate', ...seen });
  };
  const tool = createTool({ certificate });
  scanner = await startScanner({ tools: [{ ...tool, name: 'domain-security' }] });
  server = await startServer({}, { hasJobs: false });
});
afterAll(async () => {
  await server.stop();
  await scanner.stop();
});
beforeEach(async () => {
  await SiteCertificate.deleteMany({});
  scans = 0;
});

const day = 86_400_000;
const from = new Date('2026-11-27T12:00:00.000Z');
const site = (publicOrigin = 'https://firm.test') => ({ publicOrigin, scannerSocket: scanner.socket });
const check = (now = from, env = site()) => createCertificateJob(env, () => now)();
const after = (days: number) => new Date(from.getTime() + days * day);

async function read(now = from, env = site()) {
  const { checks } = await readSystemHealth({ env, log: pino({ level: 'silent' }) }, now);
  return checks.find(({ name }) => name === 'certificate');
}

const trusted = (to: string): Partial<Finding> => ({
  state: 'pass',
  headline: 'Trusted',
  evidence: [
    {
      label: 'firm.test',
      text: describeCertificate({ issuer: 'An issuer', from: '2026-11-01', to }),
      parts: [],
    },
  ],
});

test('the certificate is known by the domain tool, which checks it twice a day', async () => {
  expect(await read()).toMatchObject({ state: 'unchecked', text: 'Not checked yet.' });
  seen = trusted('2027-02-01');
  for (const hours of [0, 1, 11]) await check(after(hours / 24));
  expect(scans).toBe(1);
  expect(await read()).toEqual({
    name: 'certificate',
    state: 'ok',
    text: 'Valid until',
    at: '2027-02-01T23:59:59.999Z',
    also: { text: 'Checked', at: from.toISOString() },
  });
  await check(after(0.6));
  expect(await read(after(0.6))).toMatchObject({ also: { at: after(0.6).toISOString() } });
});

test('one that ends soon, has ended, or was last checked long ago stands out, by the day it is read', async () => {
  seen = trusted('2026-12-20');
  await check();
  expect(await read(after(1))).toMatchObject({ state: 'ok' });
  expect(await read(after(3))).toMatchObject({ state: 'warning', text: 'Valid until' });
  expect(await read(after(12))).toMatchObject({ state: 'warning', text: 'Expires' });
  expect(await read(after(30))).toMatchObject({ state: 'error', text: 'Expired' });
});

test('what is wrong with it is named, and a failed scan is repeated after an hour', async () => {
  seen = { state: 'fail', headline: 'The certificate is for another name', evidence: [] };
  await check();
  expect(await read()).toMatchObject({ state: 'error', text: 'The certificate is for another name.' });
  const away = { ...site(), scannerSocket: '/nowhere/scanner.sock' };
  await check(after(1), away);
  expect(await read(after(1))).toMatchObject({ state: 'unread', also: { text: 'Checked' } });
  seen = trusted('2027-02-01');
  await check(after(1 + 0.5 / 24));
  expect(await read(after(1))).toMatchObject({ state: 'unread' });
  await check(after(1 + 2 / 24));
  expect(await read(after(1.1))).toMatchObject({ state: 'ok' });
});

test('a site without a public address is not scanned, and one that moved is not shown the former certificate', async () => {
  seen = trusted('2027-02-01');
  for (const origin of ['http://firm.test', 'https://localhost:3000', 'https://site.internal']) {
    await check(from, site(origin));
    expect(await read(from, site(origin))).toMatchObject({ state: 'unchecked' });
  }
  expect(scans).toBe(0);
  await check();
  expect(await read(from, site('https://moved.test'))).toMatchObject({ text: 'Not checked yet.' });
});
