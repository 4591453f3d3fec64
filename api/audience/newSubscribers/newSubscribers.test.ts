import {
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { Subscriber } from '../subscribers/model';
import { exampleNewSubscriber } from './example';

const path = '/api/admin/subscribers';
let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const newEmail = () => `${crypto.randomUUID()}@client.example`;

test('a person who is added by hand is asked to confirm, and is subscribed only then', async () => {
  const email = newEmail();
  const { status, body } = await editor.post(path, exampleNewSubscriber({ email, topics: ['security'] }));
  expect(status).toBe(201);
  expect(body).toMatchObject({ email, state: 'pending', source: 'member', topics: ['security'] });
  server.tick('deliver mail');
  const mails = await waitForMails(server.mailFolder, email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/^A member of .+’s team added your email address\./m);
  expect(mails[0]?.text).not.toContain('imported');
  const again = await editor.post(path, exampleNewSubscriber({ email: email.toUpperCase() }));
  expect(again.status).toBe(409);
  expect(again.body.fieldErrors.email).toBe('Already on the list, but not confirmed.');
});

test('a stated consent subscribes at once and is the proof; without its parts nobody is added', async () => {
  const email = newEmail();
  const basis = { basis: 'statement' as const, consentedOn: '2026-11-20', consentSource: 'Paper form, fair' };
  const incomplete = await editor.post(path, exampleNewSubscriber({ email, ...basis }));
  expect(incomplete.body.fieldErrors).toHaveProperty('statement');
  const undated = exampleNewSubscriber({ email, ...basis, statement: 'Yes.', consentedOn: undefined });
  expect((await editor.post(path, undated)).body.fieldErrors).toHaveProperty('consentedOn');
  expect(await Subscriber.exists({ email })).toBeNull();
  const statement = 'Yes, send me new articles by email.';
  const { body } = await editor.post(path, exampleNewSubscriber({ email, ...basis, statement }));
  expect(body).toMatchObject({
    state: 'active',
    consent: {
      stated: { consentedOn: '2026-11-20', source: 'Paper form, fair' },
      text: statement,
    },
  });
});

test('nobody is added who must not get email, nor by viewers', async () => {
  const { _id, email } = await createSubscriber();
  const headers = { 'If-Match': '"1"' };
  await editor.send('POST', `${path}/${_id}/unsubscribe`, { body: {}, headers });
  const { status, body } = await editor.post(path, exampleNewSubscriber({ email }));
  expect([status, body.message]).toEqual([409, 'Unsubscribed. Only they can subscribe again.']);
  const viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  expect((await viewer.post(path, exampleNewSubscriber({ email: newEmail() }))).status).toBe(403);
});
