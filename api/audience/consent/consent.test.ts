import { createRateLimit } from '../../platform/limits/rateLimit';
import { startServer, type TestServer } from '../../testing';
import { exampleReceipt } from './example';
import { Consent } from './model';

const path = '/api/consent';
const agent = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());
beforeEach(() => Consent.deleteMany({}));

test('stores proof of every choice without an address', async () => {
  const visitor = server.visitor('203.0.113.9');
  expect((await visitor.post(path, exampleReceipt(), agent)).status).toBe(204);
  const withdrawn = exampleReceipt({ choices: { necessary: true, analytics: false, marketing: false } });
  expect((await visitor.post(path, withdrawn, { ...agent, 'Sec-GPC': '1' })).status).toBe(204);
  const saved = await Consent.find().sort({ at: 1 }).lean();
  expect(saved).toMatchObject([
    { ...exampleReceipt(), agent: 'Firefox on Windows', gpc: false, at: expect.any(Date) },
    { choices: { analytics: false }, gpc: true },
  ]);
  expect(JSON.stringify(saved)).not.toContain('203.0.113');
});

test.each([
  ['no id', { consentId: '' }],
  ['an ID that could identify somebody', { consentId: 'dana@example.com' }],
  ['an invalid choice', { choices: { necessary: true, analytics: 'yes', marketing: false } }],
  ['an unknown choice', { choices: { necessary: true, analytics: true, marketing: true, more: true } }],
  ['no version', { version: '' }],
  ['operators', { version: { $ne: '' } }],
])('rejects %s and stores nothing', async (_what, part) => {
  const reply = await server.visitor().post(path, { ...exampleReceipt(), ...(part as object) });
  expect(reply).toMatchObject({ status: 400, body: { success: false, requestId: expect.any(String) } });
  expect(await Consent.countDocuments()).toBe(0);
});

test('rejects other sites and limits the number of choices', async () => {
  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await server.visitor().post(path, exampleReceipt(), foreign)).status).toBe(403);
  const visitor = server.visitor('203.0.113.10');
  const replies = await Promise.all(Array.from({ length: 31 }, () => visitor.post(path, exampleReceipt())));
  expect(replies.map(({ status }) => status).sort()).toEqual([...Array(30).fill(204), 429]);
  const another = '203.0.113.11';
  await createRateLimit().hit('consent-day', another, 86_400, 2999);
  const post = () => server.visitor(another).post(path, exampleReceipt());
  expect([(await post()).status, (await post()).status]).toEqual([204, 429]);
});
