import { startServer, type TestServer } from '../testing';
import { ReleaseWithdrawn } from './model';

const internalKey = 'a-key-of-the-site-that-is-long-enough';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ INTERNAL_KEY: internalKey });
});
afterAll(() => server.stop());

const withdrawal = {
  remote: 'mf_blog',
  version: '1.1.0',
  to: '1.0.0',
  at: '2026-11-24T10:00:00.000Z',
  reason: 'crash: broken',
};
const report = async (headers: Record<string, string> = { 'X-Internal-Key': internalKey }) =>
  (
    await fetch(`${server.url}/api/release-withdrawals`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(withdrawal),
    })
  ).status;

test('emails the team once about a rolled back release', async () => {
  expect(await report({})).toBe(403);
  expect(await report()).toBe(204);
  expect(await report()).toBe(204);
  const records = await ReleaseWithdrawn.find().lean();
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({ ...withdrawal, outbox: [{ kind: 'team' }] });
});
