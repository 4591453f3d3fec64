import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { addressHash } from '../../platform/limits/addressHash';
import { resetLimits } from '../../platform/limits/rateLimit';
import { startServer, type TestServer, waitForMails } from '../../testing';
import { subscriptionConsent } from './consent';
import { topics } from './contract';
import { exampleSubscriptionDraft } from './example';
import { addLinkDates, deleteOldLinks } from './links';
import { Subscriber } from './model';
import { Suppression } from './suppression';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ BRAND_NAME: 'Northwind' });
});
afterAll(() => server.stop());

const subscribe = (email: string) =>
  server.visitor().post('/api/subscribe', exampleSubscriptionDraft({ email }));
const verify = (token: string) => server.visitor().post('/api/subscription/verify', { token });
const edit = (token: string, change: object) =>
  server.visitor().post('/api/subscription/edit', { token, ...change });
const findSubscriber = (emailNorm: string) => Subscriber.findOne({ emailNorm }).lean();

/** Waits until all emails are sent, so that only subscriber actions change the record. */
async function waitUntilSent(emailNorm: string) {
  while (await Subscriber.exists({ emailNorm, 'outbox.state': 'waiting' })) await sleep(50);
  return findSubscriber(emailNorm);
}

/** Token in the newest email to an address, after waiting for a number of emails. */
async function getToken(email: string, atLeast = 1, page = 'subscribe'): Promise<string> {
  const mails = await waitForMails(server.mailFolder, email, atLeast);
  const found = mails
    .map(({ text }) => text?.match(new RegExp(`/${page}/([\\w-]{43})`))?.[1])
    .filter(Boolean);
  return found.at(-1) ?? '';
}

/** Confirms a subscription and returns the token of the welcome email. */
async function confirmSubscription(email: string, chosen: string[] = topics): Promise<string> {
  await subscribe(email);
  await edit(await getToken(email), { action: 'subscribe', topics: chosen });
  return getToken(email, 2, 'unsubscribe');
}

/** Unsubscribes like an email program: a form without cookies from any origin. */
const oneClick = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });

test('subscribes an address only after its owner confirms, and stores the consent', async () => {
  const email = 'Dana.Reader@example.com';
  const firstReply = await subscribe(email);
  expect(firstReply.status).toBe(202);
  const token = await getToken(email);
  expect(await findSubscriber(email.toLowerCase())).toMatchObject({
    status: 'pending',
    email,
    place: 'blog',
    forgetAt: expect.any(Date),
    origin: { page: '/blog', first: { class: expect.any(String) }, last: { rule: expect.any(String) } },
    proofs: [
      {
        action: 'ask',
        consentVersion: subscriptionConsent.version,
        consentText: subscriptionConsent.text('Northwind'),
      },
    ],
  });
  const seen = { email: 'D…@example.com', topics, pausedUntil: null };
  expect((await verify(token)).body).toEqual({ subscription: { ...seen, status: 'pending' } });
  expect((await findSubscriber(email.toLowerCase()))?.status).toBe('pending');
  const reply = await edit(token, { action: 'subscribe', topics: ['people', 'security'] });
  expect(reply.body.subscription).toEqual({ ...seen, status: 'active', topics: ['security', 'people'] });
  const saved = await findSubscriber(email.toLowerCase());
  expect(saved).toMatchObject({ status: 'active', confirmedAt: expect.any(Date) });
  expect(saved).not.toHaveProperty('forgetAt');
  expect(saved?.proofs.map(({ action }) => action)).toEqual(['ask', 'subscribe']);
  const again = await edit(token, { action: 'subscribe', topics: ['people', 'security'] });
  expect(again.body).toEqual(reply.body);
  expect((await findSubscriber(email.toLowerCase()))?.version).toBe(saved?.version);
  expect(JSON.stringify(saved)).not.toContain(token);
});

test('does not reveal whether an address is subscribed, except to its owner', async () => {
  const email = 'known@example.com';
  await confirmSubscription(email);
  const first = await subscribe('never-seen@example.com');
  const known = await subscribe(email);
  expect([known.status, known.body]).toEqual([first.status, first.body]);
  const mails = await waitForMails(server.mailFolder, email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('You’re already subscribed to Northwind');
  expect((await findSubscriber(email))?.status).toBe('active');
});

test('supports one-click unsubscribe in every email', async () => {
  const email = 'one-click@example.com';
  await confirmSubscription(email);
  const welcome = (await waitForMails(server.mailFolder, email, 2)).find(({ subject }) =>
    subject?.startsWith('You’re subscribed to'),
  );
  const header = (name: string) => welcome?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, token = ''] =
    header('list-unsubscribe').match(/^<https:\/\/site\.example\/unsubscribe\/([\w-]{43})>$/) ?? [];
  const began = performance.now();
  const answer = await oneClick(token, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' });
  const milliseconds = performance.now() - began;
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
  process.stdout.write(`one click: ${Math.round(milliseconds)} ms\n`);
  expect(await Suppression.countDocuments({ reason: 'unsubscribed' })).toBeGreaterThan(0);
  const before = await findSubscriber(email);
  expect((await oneClick(token)).status).toBe(200);
  expect((await findSubscriber(email))?.version).toBe(before?.version);
});

test('does not change anything when a link is only fetched', async () => {
  const email = 'prefetched@example.com';
  const token = await confirmSubscription(email);
  const before = await waitUntilSent(email);
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
    await fetch(`${server.url}/api/unsubscribe/${token}`, { method });
  await verify(token);
  expect(await findSubscriber(email)).toEqual(before);
});

test('changes topics, pauses, resumes, unsubscribes with a reason and subscribes again', async () => {
  const email = 'choosy@example.com';
  const token = await confirmSubscription(email);
  const after = async (change: object) => (await edit(token, change)).body.subscription;
  expect(await after({ action: 'choose', topics: ['planning'] })).toMatchObject({ topics: ['planning'] });
  const paused = await after({ action: 'pause' });
  expect(paused.status).toBe('paused');
  const days = (Date.parse(paused.pausedUntil) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  expect(await after({ action: 'pause' })).toEqual(paused);
  expect(await after({ action: 'resume' })).toMatchObject({ status: 'active', pausedUntil: null });
  expect(await after({ action: 'unsubscribe', reason: 'too_many' })).toMatchObject({
    status: 'unsubscribed',
  });
  const left = await findSubscriber(email);
  expect(left).toMatchObject({ reason: 'too_many', unsubscribedAt: expect.any(Date) });
  expect(Math.round((Number(left?.forgetAt) - Date.now()) / 86_400_000)).toBe(30);
  expect(await after({ action: 'pause' })).toMatchObject({ status: 'unsubscribed' });
  expect(await after({ action: 'subscribe' })).toMatchObject({ status: 'active', topics: ['planning'] });
  expect(await findSubscriber(email)).not.toHaveProperty('forgetAt');
  expect(await after({ action: 'choose', topics: [] })).toMatchObject({ status: 'unsubscribed' });
});

test('a subscription changes at most thirty times a day, and can always end', async () => {
  const email = 'restless@example.com';
  const token = await confirmSubscription(email);
  const choose = (n: number) => edit(token, { action: 'choose', topics: [n % 2 ? 'planning' : 'people'] });
  const replies = [];
  for (let n = 0; n < 30; n++) replies.push((await choose(n)).status);
  expect(replies).toEqual([...Array(29).fill(200), 429]);
  expect((await edit(token, { action: 'unsubscribe' })).body.subscription.status).toBe('unsubscribed');
});

test('answers an unknown link like any other', async () => {
  const unknownToken = 'A'.repeat(43);
  expect(await verify(unknownToken)).toMatchObject({ status: 200, body: { subscription: null } });
  expect(await edit(unknownToken, { action: 'unsubscribe' })).toMatchObject({
    status: 200,
    body: { subscription: null },
  });
  const answer = await oneClick(unknownToken);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('unsubscribed')]);
});

test('limits emails to one address and sends none after a complaint', async () => {
  const email = 'left@example.com';
  await oneClick(await confirmSubscription(email));
  await subscribe(email);
  const token = await getToken(email, 3);
  expect((await verify(token)).body.subscription.status).toBe('unsubscribed');
  for (const _ of [1, 2, 3, 4]) await subscribe('bombed@example.com');
  expect((await findSubscriber('bombed@example.com'))?.outbox).toHaveLength(3);
  await Suppression.updateMany({}, { $set: { reason: 'complained' } });
  await subscribe(email);
  expect((await findSubscriber(email))?.outbox).toHaveLength(3);
});

test('sends at most five emails a day to an address', async () => {
  const email = 'patience@example.com';
  const subscribe = () => server.visitor().post('/api/subscribe', { ...exampleSubscriptionDraft(), email });
  for (let n = 0; n < 8; n++) {
    expect((await subscribe()).status).toBe(202);
    await resetLimits('subscribe-address', addressHash(email));
  }
  expect((await findSubscriber(email))?.outbox).toHaveLength(5);
});

test('keeps proofs and links of an active subscriber on repeated requests', async () => {
  const email = 'pushed@example.com';
  const token = await confirmSubscription(email);
  const before = await waitUntilSent(email);
  for (const _ of [1, 2]) expect((await subscribe(email)).status).toBe(202);
  const after = await waitUntilSent(email);
  expect(after?.outbox.length).toBeGreaterThan(before?.outbox.length ?? 0);
  expect(after?.proofs).toEqual(before?.proofs);
  expect(after?.requestedAt).toEqual(before?.requestedAt);
  expect((await verify(token)).body.subscription.status).toBe('active');
});

test('stores twenty consecutive requests and every other action', async () => {
  const email = 'repeated@example.com';
  await oneClick(await confirmSubscription(email));
  const firstReply = (await findSubscriber(email))?.proofs.slice(0, 1) ?? [];
  await Subscriber.updateOne(
    { emailNorm: email },
    { $push: { proofs: { $each: Array(19).fill(firstReply[0]) } } },
  );
  for (const _ of [1, 2]) await subscribe(email);
  const { proofs = [], requestedAt } = (await findSubscriber(email)) ?? {};
  const saved = ['ask', 'subscribe', 'unsubscribe', ...Array(20).fill('ask')];
  expect(proofs.map(({ action }) => action)).toEqual(saved);
  expect(proofs.at(-1)?.at).toEqual(requestedAt);
});

test('deletes links by age and adds dates to old ones', async () => {
  const email = 'links@example.com';
  const token = await confirmSubscription(email);
  const age = (days: number) => deleteOldLinks(Date.now() + days * 86_400_000);
  await age(729);
  expect((await verify(token)).body.subscription.status).toBe('active');
  const links = (await findSubscriber(email))?.links.map(({ hash }) => hash);
  await Subscriber.collection.updateOne({ emailNorm: email }, { $set: { links } });
  await addLinkDates(mongoose.connection.getClient().db(mongoose.connection.name));
  expect((await verify(token)).body.subscription.status).toBe('active');
  await age(731);
  expect((await verify(token)).body.subscription).toBeNull();
});

test('treats plus-addresses as one mailbox', async () => {
  for (let n = 0; n < 6; n++) await subscribe(`tagged+${n}@example.com`);
  expect(await Subscriber.countDocuments({ emailNorm: /^tagged\+/ })).toBe(3);
});

test('rejects an invalid address and requests from other sites', async () => {
  const reply = await subscribe('foo@bar');
  expect(reply).toMatchObject({
    status: 400,
    body: { fieldErrors: { email: 'Please enter a valid email address.' } },
  });
  const foreign = await server
    .visitor()
    .post('/api/subscribe', exampleSubscriptionDraft(), { 'Sec-Fetch-Site': 'cross-site' });
  expect(foreign.status).toBe(403);
});

test('sends one welcome email for concurrent confirmations', async () => {
  const email = 'racing@example.com';
  await subscribe(email);
  const token = await getToken(email);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => edit(token, { action: 'subscribe', topics: ['support'] })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await findSubscriber(email))?.outbox.map(({ kind }) => kind)).toEqual(['confirmation', 'welcome']);
});
