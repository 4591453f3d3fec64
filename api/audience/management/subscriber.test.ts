import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Role } from '../../identity/users/contract';
import {
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { NewsletterMail } from '../mailings/model';
import { subscriptionConsent } from '../subscribers/consent';
import { exampleSubscriptionDraft } from '../subscribers/example';
import { Subscriber, type SubscriberRecord } from '../subscribers/model';
import { Suppression } from '../subscribers/suppression';
import { resendsPerWeek } from './contract';

let server: TestServer;
const members = new Map<Role, Visitor>();
const path = '/api/admin/subscribers';
const day = 86_400_000;
beforeAll(async () => {
  server = await startServer();
  for (const role of ['admin', 'editor', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: `Their ${role}` });
    members.set(role, await server.signInAs(_id));
  }
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([Subscriber.deleteMany({}), Suppression.deleteMany({})]));

const as = (role: Role) => members.get(role) as Visitor;
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const newEmail = () => `${randomUUID()}@example.com`;
const inDays = (days: number) => new Date(Date.now() + days * day);
const reasons = async () => (await Suppression.find().lean()).map(({ reason }) => reason);

/** The token of the newest email to an address with a link to a page. */
async function getToken(email: string, page: string, atLeast = 1): Promise<string> {
  const mails = await waitForMails(server.mailFolder, email, atLeast);
  const tokens = mails.map(({ text }) => text?.match(new RegExp(`/${page}/([\\w-]{43})`))?.[1]);
  return tokens.findLast(Boolean) ?? '';
}

/** Waits until no email is left to send, so that only the test changes the record. */
async function waitUntilSent(emailNorm: string): Promise<SubscriberRecord> {
  while (await Subscriber.exists({ emailNorm, 'outbox.state': 'waiting' })) await sleep(50);
  return Subscriber.findOne({ emailNorm }).orFail().lean<SubscriberRecord>();
}

/** A person who subscribed on the site and confirmed with these topics. */
async function subscribeOnSite(topics: string[]): Promise<SubscriberRecord> {
  const email = newEmail();
  await server.visitor().post('/api/subscribe', exampleSubscriptionDraft({ email }));
  const token = await getToken(email, 'subscribe');
  await server.visitor().post('/api/subscription/edit', { token, action: 'subscribe', topics });
  await waitForMails(server.mailFolder, email, 2);
  return waitUntilSent(email);
}

describe('one subscriber', () => {
  test('has the proof of consent, and everything that happened', async () => {
    const { _id, email } = await subscribeOnSite(['security', 'people']);
    const { body } = await as('editor').get(`${path}/${_id}`);
    expect(body).toMatchObject({
      email,
      state: 'active',
      source: 'blog',
      page: '/blog',
      suppression: null,
      coveredTopics: ['security', 'people'],
      consent: {
        requested: { network: expect.stringMatching(/./), agent: expect.any(String) },
        confirmed: { at: expect.any(String) },
        version: subscriptionConsent.version,
        text: subscriptionConsent.text('Emberline'),
        topics: ['security', 'people'],
      },
    });
    const history = body.history as { kind: string; mail: string | null; detail: string | null }[];
    expect(history.map(({ kind }) => kind).sort()).toEqual([
      'ask',
      'confirmation_email',
      'subscribe',
      'welcome_email',
    ]);
    expect(history.find(({ kind }) => kind === 'subscribe')?.detail).toBe('Security, People');
    expect(history.find(({ kind }) => kind === 'welcome_email')?.mail).toBe('sent');
    expect((await as('editor').get(`${path}/nobody`)).status).toBe(404);
  });

  test('loses topics on request, and gets none that the person has not chosen', async () => {
    const { _id, version } = await subscribeOnSite(['security', 'people']);
    const edit = (topics: string[], seen: number) =>
      as('editor').patch(`${path}/${_id}`, { topics }, at(seen));
    const refused = await edit(['security', 'support'], version);
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['topics']]);
    expect((await edit([], version)).status).toBe(400);
    const fewer = await edit(['people'], version);
    expect(fewer.body).toMatchObject({ topics: ['people'], coveredTopics: ['security', 'people'] });
    expect(fewer.body.history[0]).toMatchObject({ kind: 'choose', by: 'Their editor', detail: 'People' });
    expect((await edit(['security'], version)).status).toBe(412);
    expect((await edit(['security', 'people'], version + 1)).body.topics).toEqual(['security', 'people']);
    const pending = await createSubscriber({ status: 'pending' });
    expect((await as('editor').patch(`${path}/${pending._id}`, { topics: ['people'] }, at(1))).status).toBe(
      409,
    );
  });

  test('gets the confirmation email again, a few times a week', async () => {
    const email = newEmail();
    const { _id } = await createSubscriber({ email, status: 'pending', confirmedAt: undefined });
    const resend = async () => {
      const { version } = await waitUntilSent(email);
      return as('editor').post(`${path}/${_id}/confirmation`, undefined, at(version));
    };
    for (let n = 1; n <= resendsPerWeek; n += 1) {
      expect((await resend()).status).toBe(200);
      await waitForMails(server.mailFolder, email, n);
    }
    expect((await resend()).status).toBe(429);
    const { _id: active } = await createSubscriber();
    expect((await as('editor').post(`${path}/${active}/confirmation`, undefined, at(1))).status).toBe(409);
    const token = await getToken(email, 'subscribe');
    const confirmed = await server.visitor().post('/api/subscription/verify', { token });
    expect(confirmed.body.subscription.status).toBe('pending');
  });

  test('is unsubscribed on request, once, and suppressed', async () => {
    const { _id } = await createSubscriber({ pausedUntil: inDays(3) });
    const leave = (version: number) =>
      as('editor').post(`${path}/${_id}/unsubscribe`, { note: ' By phone\n' }, at(version));
    const { body } = await leave(1);
    expect(body).toMatchObject({ state: 'unsubscribed', suppression: 'unsubscribed', pausedUntil: null });
    expect(body.deletesAt).toEqual(expect.any(String));
    expect(body.history[0]).toMatchObject({ kind: 'unsubscribe', by: 'Their editor', detail: 'By phone' });
    expect((await leave(2)).status).toBe(409);
    expect(await reasons()).toEqual(['unsubscribed']);
  });

  test('is changed with others in one go, except where it does not apply', async () => {
    const bulk = (body: object, role: Role = 'editor') => as(role).post(`${path}/bulk`, body);
    const make = (part: Partial<SubscriberRecord>) => createSubscriber({ email: newEmail(), ...part });
    const [one, two, left] = [await make({}), await make({}), await make({ status: 'unsubscribed' })];
    const subscribers = [
      ...[one, left].map(({ _id: id, version }) => ({ id, version })),
      { id: two._id, version: 7 },
      { id: 'nobody', version: 1 },
    ];
    const leave = { action: 'unsubscribe', note: 'By phone', subscribers };
    expect((await bulk(leave, 'viewer')).status).toBe(403);
    expect((await bulk({ ...leave, matching: { count: 1 } })).status).toBe(400);
    expect((await bulk(leave)).body).toEqual({ changed: 1, skipped: 3 });
    const { body } = await as('editor').get(`${path}/${one._id}`);
    expect(body).toMatchObject({ state: 'unsubscribed', suppression: 'unsubscribed' });
    expect(body.history[0]).toMatchObject({ kind: 'unsubscribe', by: 'Their editor', detail: 'By phone' });
    expect((await as('editor').get(`${path}/${two._id}`)).body.state).toBe('active');
    const email = newEmail();
    await make({ email, emailNorm: email, status: 'pending', confirmedAt: undefined });
    const ofPending = (count: number) => ({ action: 'resend', matching: { state: 'pending', count } });
    expect((await bulk(ofPending(2))).status).toBe(409);
    expect((await bulk(ofPending(1))).body).toEqual({ changed: 1, skipped: 0 });
    expect(await getToken(email, 'subscribe')).toHaveLength(43);
  });

  test('gets both emails of members who resend them to the same people at the same time', async () => {
    const people = 3;
    for (let n = 0; n < people; n += 1) await createSubscriber({ email: newEmail(), status: 'pending' });
    const resend = () =>
      as('editor').post(`${path}/bulk`, { action: 'resend', matching: { state: 'pending', count: people } });
    // One of the two transactions runs again, which must not count its emails twice.
    const both = await Promise.all([resend(), resend()]);
    expect(both.map(({ body }) => body)).toEqual(Array(resendsPerWeek).fill({ changed: people, skipped: 0 }));
    expect((await resend()).body).toEqual({ changed: 0, skipped: people });
  });

  test('gets no confirmation after a complaint, which unsubscribing does not replace', async () => {
    const { _id } = await createSubscriber();
    await as('editor').post(`${path}/${_id}/unsubscribe`, {}, at(1));
    await Suppression.updateMany({}, { reason: 'complained' });
    await Subscriber.updateOne({ _id }, { status: 'pending' });
    expect((await as('editor').post(`${path}/${_id}/confirmation`, undefined, at(2))).status).toBe(409);
    await as('editor').post(`${path}/${_id}/unsubscribe`, {}, at(2));
    expect(await reasons()).toEqual(['complained']);
  });

  test('is erased with emails and proofs; only a hash of the address stays', async () => {
    const { _id, emailNorm } = await createSubscriber();
    await NewsletterMail.create([{ newsletterId: 'a-newsletter', subscriberId: _id, outbox: [] }]);
    const erase = (id: string, role: Role = 'admin') =>
      as(role).send('DELETE', `${path}/${id}`, { headers: at(1) });
    expect((await erase(_id, 'editor')).status).toBe(403);
    expect((await erase(_id)).status).toBe(204);
    expect(await Subscriber.exists({ _id })).toBeNull();
    expect(await NewsletterMail.exists({ subscriberId: _id })).toBeNull();
    expect(await reasons()).toEqual(['erased']);
    expect(JSON.stringify(await Suppression.find().lean())).not.toContain(emailNorm);
  });
});
