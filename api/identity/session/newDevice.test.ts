import { createMember, startServer, type TestServer, waitForMails } from '../../testing';
import { Session } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const owedBy = async (userId: string) =>
  (await Session.find({ userId }).sort({ createdAt: 1 }).lean()).map(({ outbox }) => outbox.length);

test('an email reports a sign-in on an unknown device to an account that was used before', async () => {
  const { _id, email, password } = await createMember();
  const first = server.visitor();
  await first.signIn(email, password);
  await first.signIn(email, password);
  expect(await owedBy(_id)).toEqual([0, 0]);
  const elsewhere = server.visitor('203.0.113.77');
  await elsewhere.signIn(email, password);
  expect(await owedBy(_id)).toEqual([0, 0, 1]);
  const [mail] = await waitForMails(server.mailFolder, email);
  expect(mail?.subject).toBe('New sign-in to your account');
  expect(mail?.text).toContain('203.0.113.0/24');
  expect(mail?.text).not.toContain('203.0.113.77');
  expect(mail?.text).toContain('https://site.example/admin/account');
});

test('the email is sent even if the session ends at once', async () => {
  const { email, password } = await createMember({ lastLoginAt: new Date() });
  await server.stopMailbox();
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  expect((await visitor.post('/api/auth/logout')).status).toBe(204);
  await server.startMailbox();
  expect(await waitForMails(server.mailFolder, email)).toHaveLength(1);
});
