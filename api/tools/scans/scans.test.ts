import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { finding, heldBack, startScanner, toolOf } from '../../scanner/scanner.fixture';
import { startServer, type TestServer, waitForMails } from '../../testing';
import type { Finding, Fix, ScanLine, ScanReport } from './contract';
import { ToolScan } from './model';
import { sheetOfScan } from './scanReport';

type TestScanner = Awaited<ReturnType<typeof startScanner>>;
let server: TestServer;
let scanner: TestScanner;
let answers: Record<string, () => Promise<Finding>>;
beforeAll(async () => {
  const runs = ['one', 'two'].map((check) => [check, () => (answers[check] ?? fine(check))()]);
  const mail = toolOf(Object.fromEntries(runs));
  scanner = await startScanner({
    tools: [mail, { ...mail, name: 'domain-security' }],
    names: { 'inside.test': '192.168.1.1', 'xn--bcher-kva.test': '93.184.216.34' },
  });
  server = await startServer({ SCANNER_SOCKET: scanner.socket });
});
beforeEach(() => {
  answers = {};
});
afterAll(async () => {
  await server.stop();
  await scanner.stop();
});

const fine = (check: string) => async () => finding({ check, weight: 50, earned: 45 });
const newSecret = () => randomBytes(16).toString('base64url');
const email = '/api/tools/email-security';
const linesIn = (body: string): ScanLine[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function scanned(domain = 'firm.test', visitor = server.visitor()): Promise<ScanReport> {
  const { body } = await visitor.post(email, { domain });
  const last = linesIn(body).at(-1);
  if (last?.kind !== 'done') throw new Error(`no report: ${JSON.stringify(last)}`);
  return last.report;
}

test('a scan is told line by line as it runs, and nobody may gather or keep it', async () => {
  const held = heldBack();
  answers = { one: () => held.promise };
  const visitor = server.visitor();
  const reply = await fetch(`${server.url}${email}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin, 'X-Forwarded-For': '10.9.8.7' },
    body: JSON.stringify({ domain: 'Bücher.test' }),
  });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^application\/x-ndjson/);
  expect(reply.headers.get('cache-control')).toContain('no-store');
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  while (!text.includes('"kind":"finding"'))
    text += Buffer.from((await reader.read()).value ?? '').toString();
  expect(text).toContain('bücher.test');
  expect(text).not.toContain('"done"');
  held.resolve(finding({ check: 'one' }));
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += Buffer.from(part.value);
  expect(linesIn(text).map(({ kind }) => kind)).toEqual(['begun', 'finding', 'finding', 'done']);
  expect((await visitor.post('/api/tools/domain-security', { domain: 'firm.test' })).status).toBe(200);
});

test.each([
  '127.0.0.1',
  'https://firm.test/',
  'localhost',
  '2130706433',
  '[::1]',
  'firm',
  'a b.test',
  '0x7f.1',
])('%s is no domain, which is said at the field', async (domain) => {
  const { status, body } = await server.visitor().post(email, { domain });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    success: false,
    fieldErrors: { domain: expect.stringContaining('example.com') },
  });
});

test('what is none, leads inside or has no scanner is refused with its own words', async () => {
  const visitor = server.visitor();
  expect(await visitor.post(email, { domain: 'nobody.test' })).toMatchObject({
    ...{ status: 422, body: { code: 'no_such_domain', fieldErrors: { domain: expect.any(String) } } },
  });
  expect(await visitor.post('/api/tools/domain-security', { domain: 'inside.test' })).toMatchObject({
    ...{ status: 403, body: { code: 'blocked_address', success: false } },
  });
  expect(await visitor.post(email, { domain: 'firm.test', selectors: ['a b'] })).toMatchObject({
    ...{ status: 422, body: { fieldErrors: { selectors: expect.any(String) } } },
  });
});

test('of a scan only hashes and the score are kept, for 30 days', async () => {
  const { id } = await scanned();
  const kept = await ToolScan.findById(id).orFail().lean();
  expect(kept).toMatchObject({ tool: 'email-security', score: 90, grade: 'A', engine: 'test-1' });
  expect(Object.keys(kept).sort()).toEqual(
    ['_id', 'createdAt', 'domainHash', 'engine', 'expiresAt', 'grade', 'reportHash', 'score', 'tool'].sort(),
  );
  expect(JSON.stringify(kept)).not.toContain('firm');
  expect(kept.domainHash).not.toContain(createHash('sha256').update('firm.test').digest('hex'));
  expect(Math.round((kept.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(30);
  const indexes = await mongoose.connection.collection('toolScans').indexes();
  expect(indexes.find(({ key }) => key.expiresAt)?.expireAfterSeconds).toBe(0);
});

test('nothing in the whole database says which domain was asked for', async () => {
  const { id } = await scanned('xn--bcher-kva.test');
  await server.visitor().post(email, { domain: 'nobody-bcher.test', selectors: ['quercus'] });
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const all = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
  expect(all).toContain(id);
  expect(all).not.toMatch(/bcher|b\u00fccher|quercus/i);
});

test('a report that was received is kept for a link, which shows it for 90 days', async () => {
  const visitor = server.visitor();
  const report = await scanned('firm.test', visitor);
  const secret = newSecret();
  const share = (proof: string) => visitor.post('/api/share', { kind: 'scan', id: report.id, secret: proof });
  expect((await share(secret)).status).toBe(404);
  const keep = (text: string, id = report.id) =>
    visitor.post(`/api/tools/scans/${id}/report`, { report: text, secret });
  expect((await keep(JSON.stringify({ ...report, score: 100 }))).status).toBe(404);
  expect((await keep(JSON.stringify(report), (await scanned()).id)).status).toBe(404);
  expect((await keep('null')).status).toBe(404);
  expect((await keep(JSON.stringify(report))).status).toBe(204);
  expect((await share(newSecret())).status).toBe(404);
  const made = await share(secret);
  expect(made.status).toBe(201);
  const { sheet } = (await server.visitor().get(`/api/share/${made.body.key}`)).body;
  expect(sheet).toMatchObject({ score: 90, band: 'A', path: '/tools/email-security', drawnAt: report.at });
  expect(sheet.name).toContain('firm.test');
  const kept = await ToolScan.findById(report.id).orFail().lean();
  expect(Math.round((kept.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(90);
  expect((await visitor.post(`/api/share/${made.body.key}/revoke`, { secret })).status).toBe(204);
  expect(JSON.stringify(await ToolScan.findById(report.id).lean())).not.toContain('firm');
});

test('once its link has ended nothing of a shared report is kept but what was before', async () => {
  const visitor = server.visitor();
  const report = await scanned('firm.test', visitor);
  const secret = newSecret();
  const share = async () => {
    const text = JSON.stringify(report);
    await visitor.post(`/api/tools/scans/${report.id}/report`, { report: text, secret });
    return (await visitor.post('/api/share', { kind: 'scan', id: report.id, secret })).body.key;
  };
  const end = (key: string, proof: string) => visitor.post(`/api/share/${key}/revoke`, { secret: proof });
  const kept = () => ToolScan.findById(report.id).orFail().lean();
  const key = await share();
  await end(key, newSecret());
  expect((await kept()).report).toBeDefined();
  expect((await end(key, secret)).status).toBe(204);
  const left = await kept();
  expect(JSON.stringify(left)).not.toContain('firm.test');
  expect(left.secretHash).toBeUndefined();
  expect(Math.round((left.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(30);
  // It can be shared anew.
  expect((await server.visitor().get(`/api/share/${await share()}`)).status).toBe(200);
});

test('a report larger than other bodies may be is taken back', async () => {
  const text = 'a "quoted" record '.repeat(5_000);
  const parts = Array.from({ length: 500 }, () => ({ text, says: text }));
  const evidence = Array.from({ length: 3 }, () => ({ label: 'TXT', text, parts }));
  answers = { one: async () => finding({ check: 'one', evidence }) };
  const visitor = server.visitor();
  const { body } = await visitor.post(email, { domain: 'firm.test', selectors: ['large'] });
  const last = linesIn(body).at(-1);
  const report = last?.kind === 'done' ? last.report : undefined;
  const sent = JSON.stringify(report);
  expect(sent.length).toBeGreaterThan(90_000);
  // A domain may publish more than anybody keeps.
  expect(sent.length).toBeLessThan(200_000);
  const reply = await visitor.post(`/api/tools/scans/${report?.id}/report`, {
    report: sent,
    secret: newSecret(),
  });
  expect(reply.status).toBe(204);
});

test('a report is mailed to whoever received it, with what to paste', async () => {
  const visitor = server.visitor();
  const report = await scanned('firm.test', visitor);
  const mail = (text: string) =>
    visitor.post(`/api/tools/scans/${report.id}/mail`, { report: text, email: 'dana@firm.example' });
  expect((await mail(JSON.stringify({ ...report, headline: 'Buy now' }))).status).toBe(404);
  expect((await mail(JSON.stringify(report))).status).toBe(204);
  const [received] = await waitForMails(server.mailFolder, 'dana@firm.example');
  expect(received?.subject).toBe('firm.test: 90 of 100, grade A');
  expect(received?.text).toContain('Well kept');
  expect(received?.text).toContain('First: Pass.');
});

test('the sheet tells checks, fixes, plan and what could not be found out', () => {
  const sheet = sheetOfScan(exampleScanReport());
  expect(sheet.parts.map(({ label, score }) => [label, score])).toEqual([
    ['DMARC', 40],
    ['SPF', 100],
  ]);
  expect(sheet.remarks[0]).toContain('DKIM');
  expect(sheet.fixes).toMatchObject([{ title: 'DMARC', gain: 21 }]);
  expect(sheet.checks.map(({ title, state }) => [title, state])).toEqual([
    ['DMARC', 'fail'],
    ['SPF', 'pass'],
    ['DKIM', 'unknown'],
  ]);
  expect(sheet.paste).toEqual([{ where: 'TXT _dmarc', due: 'now', value: 'v=DMARC1; p=none' }]);
  expect(sheet.plan.map(({ from, to }) => [from, to])).toEqual([
    [0, 21],
    [21, 90],
  ]);
  expect(sheet.bands.map(({ label }) => label)).toContain(sheet.band);
});

test('the sheet of a website has the lines of each check for the server that answered', () => {
  const lines = (host: string): Fix => ({ ...record, kind: 'config', host, type: '', name: '', value: host });
  const csp = finding({ title: 'Content policy', state: 'fail', fixes: [lines('nginx'), lines('Apache')] });
  const report = exampleScanReport({ tool: 'domain-security', findings: [csp], fixes: [], legs: [] });
  expect(sheetOfScan(report).paste).toEqual([{ where: 'Content policy, nginx', due: 'now', value: 'nginx' }]);
});

test('while the scanner is away it is said to be so', async () => {
  await scanner.stop();
  const { status, body, headers } = await server.visitor().post(email, { domain: 'firm.test' });
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'scanner_away', message: expect.stringContaining('scanner') });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

const record: Fix = {
  ...{ kind: 'record', host: '', type: 'TXT', name: '_dmarc', value: 'v=DMARC1; p=none' },
  ...{ due: 'now', note: '' },
};

/** A report of three checks, one of which could not be found out. */
const exampleScanReport = (part: Partial<ScanReport> = {}): ScanReport => ({
  ...{ id: 'A'.repeat(22), tool: 'email-security', domain: 'firm.test', shownAs: 'firm.test', engine: '1' },
  ...{ at: '2026-11-22T12:00:00.000Z', score: 62, grade: 'C', meaning: 'Some is missing.' },
  ...{ headline: 'Anybody can write in your name', summary: 'One record is missing.', facts: [] },
  findings: [
    finding({ check: 'dmarc', title: 'DMARC', state: 'fail', earned: 14, weight: 35, advice: 'Publish it.' }),
    finding({ check: 'spf', title: 'SPF', earned: 20, weight: 20 }),
    finding({ check: 'dkim', title: 'DKIM', state: 'unknown', earned: 0, weight: 15, advice: 'Ask again.' }),
  ],
  forgeries: [],
  legs: [0, 3].map((week) => ({
    ...{ title: 'Listen', policy: 'none', from: '2026-11-22', week, text: 'Read the reports.' },
    ...{ until: 'Until all senders are known.', record, isHere: week === 0 },
  })),
  fixes: [record],
  ...part,
});
