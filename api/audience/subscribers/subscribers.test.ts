import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { addressHash } from '../../platform/limits/addressHash';
import { forgetLimits } from '../../platform/limits/rateLimit';
import { startServer, type TestServer, waitForMails } from '../../testing';
import { subscriptionConsent } from './consent';
import { topics } from './contract';
import { exampleSubscriptionDraft } from './example';
import { dateLinks, forgetOldLinks } from './links';
import { Subscriber } from './model';
import { Suppression } from './suppression';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ BRAND_NAME: 'Northwind' });
});
afterAll(() => server.stop());

const ask = (email: string) => server.visitor().post('/api/subscribe', exampleSubscriptionDraft({ email }));
const verify = (token: string) => server.visitor().post('/api/subscription/verify', { token });
const edit = (token: string, change: object) =>
  server.visitor().post('/api/subscription/edit', { token, ...change });
const recordOf = (emailNorm: string) => Subscriber.findOne({ emailNorm }).lean();

/** A record that nothing but a deed changes any more: the outcome of every mail is noted in it. */
async function settled(emailNorm: string) {
  while (await Subscriber.exists({ emailNorm, 'outbox.state': 'waiting' })) await sleep(50);
  return recordOf(emailNorm);
}

/** The secret in the link of the newest mail to an address, once there are so many. */
async function tokenFor(email: string, atLeast = 1, page = 'subscribe'): Promise<string> {
  const mails = await waitForMails(server.mailFolder, email, atLeast);
  const found = mails
    .map(({ text }) => text?.match(new RegExp(`/${page}/([\\w-]{43})`))?.[1])
    .filter(Boolean);
  return found.at(-1) ?? '';
}

/** A reader who confirmed; with the secret of their welcome. */
async function confirmed(email: string, chosen: string[] = topics): Promise<string> {
  await ask(email);
  await edit(await tokenFor(email), { deed: 'subscribe', topics: chosen });
  return tokenFor(email, 2, 'unsubscribe');
}

/** As a mail program does it: a form, no cookie, from wherever it runs. */
const oneClick = (token: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/unsubscribe/${token}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: 'List-Unsubscribe=One-Click',
  });

test('an address is only on the list when its owner confirms, and what was agreed to is kept', async () => {
  const email = 'Dana.Reader@example.com';
  const asked = await ask(email);
  expect(asked.status).toBe(202);
  const token = await tokenFor(email);
  expect(await recordOf(email.toLowerCase())).toMatchObject({
    ...{ status: 'pending', email, place: 'blog', forgetAt: expect.any(Date) },
    origin: { page: '/blog', first: { class: expect.any(String) }, last: { rule: expect.any(String) } },
    proofs: [{ deed: 'ask', consentVersion: '1', consentText: subscriptionConsent.text('Northwind') }],
  });
  const seen = { email: 'D…@example.com', topics, pausedUntil: null };
  expect((await verify(token)).body).toEqual({ subscription: { ...seen, status: 'pending' } });
  expect((await recordOf(email.toLowerCase()))?.status).toBe('pending');
  const reply = await edit(token, { deed: 'subscribe', topics: ['people', 'security'] });
  expect(reply.body.subscription).toEqual({ ...seen, status: 'active', topics: ['security', 'people'] });
  const kept = await recordOf(email.toLowerCase());
  expect(kept).toMatchObject({ status: 'active', confirmedAt: expect.any(Date) });
  expect(kept).not.toHaveProperty('forgetAt');
  expect(kept?.proofs.map(({ deed }) => deed)).toEqual(['ask', 'subscribe']);
  const again = await edit(token, { deed: 'subscribe', topics: ['people', 'security'] });
  expect(again.body).toEqual(reply.body);
  expect((await recordOf(email.toLowerCase()))?.version).toBe(kept?.version);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('the answer is the same for an address that is on the list, and only its owner is told', async () => {
  const email = 'known@example.com';
  await confirmed(email);
  const first = await ask('never-seen@example.com');
  const known = await ask(email);
  expect([known.status, known.body]).toEqual([first.status, first.body]);
  const mails = await waitForMails(server.mailFolder, email, 3);
  expect(mails.map(({ subject }) => subject)).toContain('You are on the list of Northwind already');
  expect((await recordOf(email))?.status).toBe('active');
});

test('every mail can be ended by one click of a mail program', async () => {
  const email = 'one-click@example.com';
  await confirmed(email);
  const welcome = (await waitForMails(server.mailFolder, email, 2)).find(({ subject }) =>
    subject?.startsWith('You are on the list'),
  );
  const header = (name: string) => welcome?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, token = ''] =
    header('list-unsubscribe').match(/^<https:\/\/site\.example\/unsubscribe\/([\w-]{43})>$/) ?? [];
  const began = performance.now();
  const answer = await oneClick(token, { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://mail.example' });
  const milliseconds = performance.now() - began;
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  expect((await recordOf(email))?.status).toBe('unsubscribed');
  process.stdout.write(`one click: ${Math.round(milliseconds)} ms\n`);
  expect(await Suppression.countDocuments({ reason: 'unsubscribed' })).toBeGreaterThan(0);
  const before = await recordOf(email);
  expect((await oneClick(token)).status).toBe(200);
  expect((await recordOf(email))?.version).toBe(before?.version);
});

test('looking at a link changes nothing, however it is looked at', async () => {
  const email = 'prefetched@example.com';
  const token = await confirmed(email);
  const before = await settled(email);
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
    await fetch(`${server.url}/api/unsubscribe/${token}`, { method });
  await verify(token);
  expect(await recordOf(email)).toEqual(before);
});

test('topics, a pause of ninety days and its end, leaving with a reason, and coming back', async () => {
  const email = 'choosy@example.com';
  const token = await confirmed(email);
  const after = async (change: object) => (await edit(token, change)).body.subscription;
  expect(await after({ deed: 'choose', topics: ['planning'] })).toMatchObject({ topics: ['planning'] });
  const paused = await after({ deed: 'pause' });
  expect(paused.status).toBe('paused');
  const days = (Date.parse(paused.pausedUntil) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  expect(await after({ deed: 'pause' })).toEqual(paused);
  expect(await after({ deed: 'resume' })).toMatchObject({ status: 'active', pausedUntil: null });
  expect(await after({ deed: 'unsubscribe', reason: 'too_many' })).toMatchObject({ status: 'unsubscribed' });
  const left = await recordOf(email);
  expect(left).toMatchObject({ reason: 'too_many', unsubscribedAt: expect.any(Date) });
  expect(Math.round((Number(left?.forgetAt) - Date.now()) / 86_400_000)).toBe(30);
  expect(await after({ deed: 'pause' })).toMatchObject({ status: 'unsubscribed' });
  expect(await after({ deed: 'subscribe' })).toMatchObject({ status: 'active', topics: ['planning'] });
  expect(await recordOf(email)).not.toHaveProperty('forgetAt');
  expect(await after({ deed: 'choose', topics: [] })).toMatchObject({ status: 'unsubscribed' });
});

test('a link that leads nowhere is answered as calmly as any other', async () => {
  const stranger = 'A'.repeat(43);
  expect(await verify(stranger)).toMatchObject({ status: 200, body: { subscription: null } });
  expect(await edit(stranger, { deed: 'unsubscribe' })).toMatchObject({
    status: 200,
    body: { subscription: null },
  });
  const answer = await oneClick(stranger);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('off the list')]);
});

test('whoever left, complained or was asked often enough gets no mail from the form', async () => {
  const email = 'left@example.com';
  await oneClick(await confirmed(email));
  await ask(email);
  const token = await tokenFor(email, 3);
  expect((await verify(token)).body.subscription.status).toBe('unsubscribed');
  for (const _ of [1, 2, 3, 4]) await ask('bombed@example.com');
  expect((await recordOf('bombed@example.com'))?.outbox).toHaveLength(3);
  await Suppression.updateMany({}, { $set: { reason: 'complained' } });
  await ask(email);
  expect((await recordOf(email))?.outbox).toHaveLength(3);
});

test('an address gets five such mails a day, however long the one who enters it waits', async () => {
  const email = 'patience@example.com';
  const ask = () => server.visitor().post('/api/subscribe', { ...exampleSubscriptionDraft(), email });
  for (let n = 0; n < 8; n++) {
    expect((await ask()).status).toBe(202);
    await forgetLimits('subscribe-address', addressHash(email));
  }
  expect((await recordOf(email))?.outbox).toHaveLength(5);
});

test('however often an active reader is asked, no proof and no link of theirs is lost', async () => {
  const email = 'pushed@example.com';
  const token = await confirmed(email);
  const before = await settled(email);
  for (const _ of [1, 2]) expect((await ask(email)).status).toBe(202);
  const after = await settled(email);
  expect(after?.outbox.length).toBeGreaterThan(before?.outbox.length ?? 0);
  expect(after?.proofs).toEqual(before?.proofs);
  expect(after?.askedAt).toEqual(before?.askedAt);
  expect((await verify(token)).body.subscription.status).toBe('active');
});

test('of asks in a row twenty are kept, the last of them the newest, and every other deed', async () => {
  const email = 'repeated@example.com';
  await oneClick(await confirmed(email));
  const asked = (await recordOf(email))?.proofs.slice(0, 1) ?? [];
  await Subscriber.updateOne(
    { emailNorm: email },
    { $push: { proofs: { $each: Array(19).fill(asked[0]) } } },
  );
  for (const _ of [1, 2]) await ask(email);
  const { proofs = [], askedAt } = (await recordOf(email)) ?? {};
  const kept = ['ask', 'subscribe', 'unsubscribe', ...Array(20).fill('ask')];
  expect(proofs.map(({ deed }) => deed)).toEqual(kept);
  expect(proofs.at(-1)?.at).toEqual(askedAt);
});

test('links are forgotten by their age, and those of before get a date', async () => {
  const email = 'links@example.com';
  const token = await confirmed(email);
  const age = (days: number) => forgetOldLinks(Date.now() + days * 86_400_000);
  await age(729);
  expect((await verify(token)).body.subscription.status).toBe('active');
  const links = (await recordOf(email))?.links.map(({ hash }) => hash);
  await Subscriber.collection.updateOne({ emailNorm: email }, { $set: { links } });
  await dateLinks(mongoose.connection.getClient().db(mongoose.connection.name));
  expect((await verify(token)).body.subscription.status).toBe('active');
  await age(731);
  expect((await verify(token)).body.subscription).toBeNull();
});

test('tags behind a plus do not make another mailbox', async () => {
  for (let n = 0; n < 6; n++) await ask(`tagged+${n}@example.com`);
  expect(await Subscriber.countDocuments({ emailNorm: /^tagged\+/ })).toBe(3);
});

test('what an address is not, or comes from another site, is refused with the reason', async () => {
  const reply = await ask('foo@bar');
  expect(reply).toMatchObject({
    status: 400,
    body: { fieldErrors: { email: 'Please enter a valid email address.' } },
  });
  const foreign = await server
    .visitor()
    .post('/api/subscribe', exampleSubscriptionDraft(), { 'Sec-Fetch-Site': 'cross-site' });
  expect(foreign.status).toBe(403);
});

test('a race of confirmations makes one reader with one welcome', async () => {
  const email = 'racing@example.com';
  await ask(email);
  const token = await tokenFor(email);
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => edit(token, { deed: 'subscribe', topics: ['support'] })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await recordOf(email))?.outbox.map(({ kind }) => kind)).toEqual(['asked', 'welcome']);
});
