import { AccountMail } from '../identity/mails/model';
import { createMember, startServer, type TestServer, waitForAccountMails } from '../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('an email queued in a transaction is sent at the first attempt', async () => {
  const { _id } = await createMember({ role: 'owner' });
  const owner = await server.signInAs(_id);
  for (const name of ['one', 'two', 'three']) {
    const body = { email: `${name}@example.com`, name, role: 'viewer' };
    expect((await owner.post('/api/admin/users', body)).status).toBe(201);
    await waitForAccountMails();
  }
  const mails = await AccountMail.find({ 'outbox.kind': 'invitation' }).lean();
  expect(mails.map(({ outbox }) => outbox.map(({ state, attempts }) => ({ state, attempts })))).toEqual(
    [1, 2, 3].map(() => [{ state: 'sent', attempts: 1 }]),
  );
});
