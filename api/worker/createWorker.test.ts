import { AccountMail } from '../identity/mails/model';
import { savedMember, startServer, type TestServer, untilMailsAreSent } from '../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test('a mail that a write in a transaction owes goes out at its first try', async () => {
  const { _id } = await savedMember({ role: 'owner' });
  const owner = await server.enter(_id);
  for (const name of ['one', 'two', 'three']) {
    const body = { email: `${name}@example.com`, name, role: 'viewer' };
    expect((await owner.post('/api/admin/users', body)).status).toBe(201);
    await untilMailsAreSent();
  }
  const mails = await AccountMail.find({ 'outbox.kind': 'invitation' }).lean();
  expect(mails.map(({ outbox }) => outbox.map(({ state, attempts }) => ({ state, attempts })))).toEqual(
    [1, 2, 3].map(() => [{ state: 'sent', attempts: 1 }]),
  );
});
