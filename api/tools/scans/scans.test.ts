import { createHash, randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { createDeferred, createTool, finding, startScanner } from '../../scanner/scanner.fixture';
import { startServer, type TestServer, waitForMails } from '../../testing';
import type { Finding, ScanLine, ScanReport } from './contract';
import { ToolScan } from './model';

type TestScanner = Awaited<ReturnType<typeof startScanner>>;
let server: TestServer;
let scanner: TestScanner;
let answers: Record<string, () => Promise<Finding>>;
beforeAll(async () => {
  const runs = ['one', 'two'].map((check) => [check, () => (answers[check] ?? fine(check))()]);
  const mail = createTool(Object.fromEntries(runs));
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
const parseLines = (body: string): ScanLine[] =>
  body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

async function runScan(domain = 'firm.test', visitor = server.visitor()): Promise<ScanReport> {
  const { body } = await visitor.post(email, { domain });
  const last = parseLines(body).at(-1);
  if (last?.kind !== 'done') throw new Error(`no report: ${JSON.stringify(last)}`);
  return last.report;
}

test('streams a scan line by line without buffering or caching', async () => {
  const pending = createDeferred();
  answers = { one: () => pending.promise };
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
  pending.resolve(finding({ check: 'one' }));
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += Buffer.from(part.value);
  expect(parseLines(text).map(({ kind }) => kind)).toEqual(['begun', 'finding', 'finding', 'done']);
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
])('rejects %s as a domain with a field error', async (domain) => {
  const { status, body } = await server.visitor().post(email, { domain });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    success: false,
    fieldErrors: { domain: expect.stringContaining('example.com') },
  });
});

test('rejects unknown domains, internal addresses and invalid selectors', async () => {
  const visitor = server.visitor();
  expect(await visitor.post(email, { domain: 'nobody.test' })).toMatchObject({
    status: 422,
    body: { code: 'no_such_domain', fieldErrors: { domain: expect.any(String) } },
  });
  expect(await visitor.post('/api/tools/domain-security', { domain: 'inside.test' })).toMatchObject({
    status: 403,
    body: { code: 'blocked_address', success: false },
  });
  expect(await visitor.post(email, { domain: 'firm.test', selectors: ['a b'] })).toMatchObject({
    status: 422,
    body: { fieldErrors: { selectors: expect.any(String) } },
  });
});

test('stores only hashes and the score of a scan for 30 days', async () => {
  const { id } = await runScan();
  const saved = await ToolScan.findById(id).orFail().lean();
  expect(saved).toMatchObject({ tool: 'email-security', score: 90, grade: 'A', engine: 'test-1' });
  expect(Object.keys(saved).sort()).toEqual(
    ['_id', 'createdAt', 'domainHash', 'engine', 'expiresAt', 'grade', 'reportHash', 'score', 'tool'].sort(),
  );
  expect(JSON.stringify(saved)).not.toContain('firm');
  expect(saved.domainHash).not.toContain(createHash('sha256').update('firm.test').digest('hex'));
  expect(Math.round((saved.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(30);
  const indexes = await mongoose.connection.collection('toolScans').indexes();
  expect(indexes.find(({ key }) => key.expiresAt)?.expireAfterSeconds).toBe(0);
});

test('does not store the domain anywhere in the database', async () => {
  const { id } = await runScan('xn--bcher-kva.test');
  await server.visitor().post(email, { domain: 'nobody-bcher.test', selectors: ['quercus'] });
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const all = JSON.stringify(await Promise.all(collections.map((one) => one.find().toArray())));
  expect(all).toContain(id);
  expect(all).not.toMatch(/bcher|b\u00fccher|quercus/i);
});

test('stores a received report for sharing for 90 days', async () => {
  const visitor = server.visitor();
  const report = await runScan('firm.test', visitor);
  const secret = newSecret();
  const share = (proof: string) => visitor.post('/api/share', { kind: 'scan', id: report.id, secret: proof });
  expect((await share(secret)).status).toBe(404);
  const saveReport = (text: string, id = report.id) =>
    visitor.post(`/api/tools/scans/${id}/report`, { report: text, secret });
  expect((await saveReport(JSON.stringify({ ...report, score: 100 }))).status).toBe(404);
  expect((await saveReport(JSON.stringify(report), (await runScan()).id)).status).toBe(404);
  expect((await saveReport('null')).status).toBe(404);
  expect((await saveReport(JSON.stringify(report))).status).toBe(204);
  expect((await share(newSecret())).status).toBe(404);
  const made = await share(secret);
  expect(made.status).toBe(201);
  const { report: shared } = (await server.visitor().get(`/api/share/${made.body.key}`)).body;
  expect(shared).toMatchObject({ score: 90, band: 'A', path: '/tools/email-security', drawnAt: report.at });
  expect(shared.name).toContain('firm.test');
  const saved = await ToolScan.findById(report.id).orFail().lean();
  expect(Math.round((saved.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(90);
  expect((await visitor.post(`/api/share/${made.body.key}/revoke`, { secret })).status).toBe(204);
  expect(JSON.stringify(await ToolScan.findById(report.id).lean())).not.toContain('firm');
});

test('deletes a shared report when its link is revoked', async () => {
  const visitor = server.visitor();
  const report = await runScan('firm.test', visitor);
  const secret = newSecret();
  const share = async () => {
    const text = JSON.stringify(report);
    await visitor.post(`/api/tools/scans/${report.id}/report`, { report: text, secret });
    return (await visitor.post('/api/share', { kind: 'scan', id: report.id, secret })).body.key;
  };
  const end = (key: string, proof: string) => visitor.post(`/api/share/${key}/revoke`, { secret: proof });
  const saved = () => ToolScan.findById(report.id).orFail().lean();
  const key = await share();
  await end(key, newSecret());
  expect((await saved()).report).toBeDefined();
  expect((await end(key, secret)).status).toBe(204);
  const left = await saved();
  expect(JSON.stringify(left)).not.toContain('firm.test');
  expect(left.secretHash).toBeUndefined();
  expect(Math.round((left.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(30);
  // It can be shared again.
  expect((await server.visitor().get(`/api/share/${await share()}`)).status).toBe(200);
});

test('accepts a report larger than the usual body limit', async () => {
  const text = 'a "quoted" record '.repeat(5_000);
  const parts = Array.from({ length: 500 }, () => ({ text, message: text }));
  const evidence = Array.from({ length: 3 }, () => ({ label: 'TXT', text, parts }));
  answers = { one: async () => finding({ check: 'one', evidence }) };
  const visitor = server.visitor();
  const { body } = await visitor.post(email, { domain: 'firm.test', selectors: ['large'] });
  const last = parseLines(body).at(-1);
  const report = last?.kind === 'done' ? last.report : undefined;
  const sent = JSON.stringify(report);
  expect(sent.length).toBeGreaterThan(90_000);
  // A report is bounded although a domain may publish more.
  expect(sent.length).toBeLessThan(200_000);
  const reply = await visitor.post(`/api/tools/scans/${report?.id}/report`, {
    report: sent,
    secret: newSecret(),
  });
  expect(reply.status).toBe(204);
});

test('emails a report to the client that received it', async () => {
  const visitor = server.visitor();
  const report = await runScan('firm.test', visitor);
  const mail = (text: string) =>
    visitor.post(`/api/tools/scans/${report.id}/mail`, { report: text, email: 'dana@firm.example' });
  expect((await mail(JSON.stringify({ ...report, headline: 'Buy now' }))).status).toBe(404);
  expect((await mail(JSON.stringify(report))).status).toBe(204);
  const [received] = await waitForMails(server.mailFolder, 'dana@firm.example');
  expect(received?.subject).toBe('firm.test: 90 of 100, grade A');
  expect(received?.text).toContain('Well kept');
  expect(received?.text).toContain('First: Pass.');
});

test('answers 503 while the scanner is down', async () => {
  await scanner.stop();
  const { status, body, headers } = await server.visitor().post(email, { domain: 'firm.test' });
  expect(status).toBe(503);
  expect(body).toMatchObject({ code: 'scanner_away', message: expect.stringContaining('scanner') });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});
