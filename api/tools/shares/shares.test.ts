import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { startServer, type TestServer } from '../../testing';
import { exampleSubmission } from '../assessments/example';
import { Share } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

const newSecret = () => randomBytes(16).toString('base64url');

async function createResult() {
  const secret = newSecret();
  const visitor = server.visitor();
  const { body } = await visitor.post('/api/assessments/BusinessTechCheck/submissions', {
    ...exampleSubmission({ answers: exampleSubmission().answers.with(0, 5) }),
    secret,
  });
  const share = (proof = secret) =>
    visitor.post('/api/share', { kind: 'assessment', id: body.id, secret: proof });
  return { visitor, secret, share, result: body };
}

const openShare = (key: string) => server.visitor().get(`/api/share/${key}`);

test('shows the report without answers to anyone for 90 days', async () => {
  const { share, result } = await createResult();
  const { status, body } = await share();
  expect(status).toBe(201);
  expect(Buffer.from(body.key, 'base64url')).toHaveLength(16);
  const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  const seen = await openShare(body.key);
  expect(seen.status).toBe(200);
  expect(seen.headers.get('cache-control')).toBe('no-store');
  expect(seen.body.report).toMatchObject({ score: result.report.score, band: result.report.band });
  expect(JSON.stringify(seen.body)).not.toMatch(/You answered|Not sure/);
  const [saved] = await Share.find().lean();
  expect(JSON.stringify(saved)).not.toContain(body.key);
});

test('expires on time, before the database deletes it', async () => {
  const { share } = await createResult();
  const { key } = (await share()).body;
  await Share.updateMany({}, { expiresAt: new Date(Date.now() - 1000) });
  expect((await openShare(key)).status).toBe(404);
  const indexes = await mongoose.connection.collection('shares').indexes();
  expect(indexes.find((index) => index.key.expiresAt)?.expireAfterSeconds).toBe(0);
});

test('can be revoked by its creator only, also twice', async () => {
  const { share, secret } = await createResult();
  const { key } = (await share()).body;
  const end = (proof: string) => server.visitor().post(`/api/share/${key}/revoke`, { secret: proof });
  expect((await end(newSecret())).status).toBe(204);
  expect((await openShare(key)).status).toBe(200);
  expect((await end(secret)).status).toBe(204);
  expect(await openShare(key)).toMatchObject({
    status: 404,
    body: { message: 'This link doesn’t work, or it has expired.' },
  });
  expect((await end(secret)).status).toBe(204);
});

test('replaces the previous link', async () => {
  const { share } = await createResult();
  const before = (await share()).body.key;
  const after = (await share()).body.key;
  expect(after).not.toBe(before);
  expect((await openShare(before)).status).toBe(404);
  expect((await openShare(after)).status).toBe(200);
});

test('leaves one valid link after concurrent requests', async () => {
  const { share } = await createResult();
  const made = await Promise.all(Array.from({ length: 8 }, () => share()));
  expect(made.every(({ status }) => status === 201)).toBe(true);
  const looks = await Promise.all(made.map(({ body }) => openShare(body.key)));
  expect(looks.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('can be created only with the secret of the submission', async () => {
  const { share } = await createResult();
  expect((await share(newSecret())).status).toBe(404);
});

test.each(['nobody-has-this', '%00', '%2e%2e', 'A'.repeat(22), '[object Object]'])(
  'rejects the key %s',
  async (key) => {
    expect([400, 404]).toContain((await openShare(key)).status);
  },
);
