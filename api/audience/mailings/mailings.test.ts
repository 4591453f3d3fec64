import { setTimeout as sleep } from 'node:timers/promises';
import { AuditLog } from '../../platform/audit/model';
import { newId } from '../../platform/db/newId';
import { UNKNOWN_OUTCOME } from '../../platform/outbox/outbox';
import {
  createMember,
  createPost,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { exampleNewsletterDraft } from '../newsletters/example';
import { Newsletter } from '../newsletters/model';
import { issueLink } from '../subscribers/links';
import { Subscriber } from '../subscribers/model';
import { Suppression } from '../subscribers/suppression';
import { Mailing, NewsletterMail } from './model';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer({ BRAND_NAME: 'Northwind' });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Subscriber.deleteMany({}), NewsletterMail.deleteMany({}), Mailing.deleteMany({})]);
});

const path = '/api/admin/newsletters';
const at = (version: number) => ({ 'If-Match': `"${version}"` });

async function create(part: Parameters<typeof exampleNewsletterDraft>[0] = {}): Promise<string> {
  const draft = exampleNewsletterDraft({ slug: `letter-${newId()}`, subject: 'Why & when', ...part });
  return (await editor.post(path, draft)).body.id;
}

const send = (id: string) => editor.send('POST', `${path}/${id}/publish`, { headers: at(1) });
const getState = async (id: string) => (await editor.get(`${path}/${id}/mailing`)).body;

/** Waits for the end of a mailing and returns its state. Retries waiting emails at once. */
async function waitUntilSent(id: string) {
  for (;;) {
    if (await Mailing.exists({ _id: id, state: 'sent' })) return getState(id);
    await NewsletterMail.updateMany(
      { 'outbox.state': 'waiting' },
      { $set: { 'outbox.0.nextAt': new Date() } },
    );
    server.tick();
    await sleep(50);
  }
}

/** Waits until all emails of a newsletter are created. */
async function waitUntilSending(id: string) {
  while (!(await Mailing.exists({ _id: id, state: 'sending' }))) {
    server.tick();
    await sleep(50);
  }
}

/** Waits until no email is being sent: one that was rendered before a change is sent despite it. */
async function waitUntilIdle() {
  while (await NewsletterMail.exists({ 'outbox.isUnderWay': true })) await sleep(10);
}

test('sends a newsletter once to every confirmed subscriber of its topics and to nobody else', async () => {
  const wanting = await Promise.all([
    createSubscriber(),
    createSubscriber({ topics: ['support', 'people'] }),
  ]);
  await createSubscriber({ topics: ['people'] });
  await createSubscriber({ status: 'pending', confirmedAt: undefined });
  await createSubscriber({ status: 'unsubscribed' });
  await createSubscriber({ pausedUntil: new Date(Date.now() + 60_000) });
  const { _id: post, slug } = await createPost({ title: 'A <b>post</b>', summary: 'What it says.' });
  const blocks = [
    { kind: 'text' as const, markdown: 'Hello **there**.\n\n[Book](/bookings)' },
    { kind: 'posts' as const, posts: [post] },
    { kind: 'button' as const, label: 'Call us', url: '/contact' },
  ];
  const id = await create({ topics: ['support'], blocks, preheader: 'In short' });
  expect(await getState(id)).toMatchObject({ state: 'unsent', readers: 2, topics: ['support'], sent: 0 });
  expect(await send(id)).toMatchObject({ status: 200, body: { state: 'published' } });
  expect(await waitUntilSent(id)).toMatchObject({
    ...{ readers: 2, queued: 0, sent: 2, skipped: 0, failed: 0, unknown: 0 },
    reactions: { unsubscribed: 0, bounced: 0, complained: 0 },
  });
  expect(
    (await NewsletterMail.find({ newsletterId: id })).map(({ subscriberId }) => subscriberId).sort(),
  ).toEqual(wanting.map(({ _id }) => _id).sort());
  for (const { email } of wanting) {
    const mails = await waitForMails(server.mailFolder, email);
    expect(mails).toHaveLength(1);
    const [{ headers, subject, html = '', text = '' } = {} as never] = mails;
    const header = (name: string) => headers.find(({ key }: { key: string }) => key === name)?.value ?? '';
    expect(subject).toBe('Why & when');
    expect(html).toContain('<strong>there</strong>');
    expect(html).toContain('https://site.example/bookings');
    expect(html).toContain('A &lt;b&gt;post&lt;/b&gt;');
    expect(text).toContain(`Read the article: https://site.example/blog/${slug}`);
    expect(text).toContain('Book (https://site.example/bookings)');
    expect(text).toContain('the blog of Northwind');
    expect(text).toContain('Round Rock, TX 78665');
    expect(header('list-id')).toMatch(/^"?Northwind newsletter"? <newsletter\.[\w.-]+>$/);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] =
      /^<https:\/\/site\.example(\/unsubscribe\/[\w-]{43})>$/.exec(header('list-unsubscribe')) ?? [];
    expect(text).toContain(`https://site.example${link}`);
    expect(html).toContain(`https://site.example${link}`);
    expect(
      (await fetch(`${server.url}/api${link}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' }))
        .status,
    ).toBe(200);
    expect(await Subscriber.exists({ email, status: 'unsubscribed' })).not.toBeNull();
  }
  expect(await getState(id)).toMatchObject({ reactions: { unsubscribed: 2 } });
});

test('sends only once: despite concurrent requests, and when its page is updated or taken offline and back', async () => {
  await createSubscriber();
  const id = await create();
  const replies = await Promise.all([1, 2, 3, 4].map(() => send(id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  await waitUntilSent(id);
  const { draft, version } = (await editor.get(`${path}/${id}`)).body;
  await editor.send('PATCH', `${path}/${id}`, { body: { ...draft, subject: 'Why' }, headers: at(version) });
  for (const [action, from] of [
    ['publish', 1],
    ['withdraw', 2],
    ['publish', 3],
  ] as const)
    await editor.send('POST', `${path}/${id}/${action}`, { headers: at(version + from) });
  expect((await editor.get(`${path}/${id}`)).body).toMatchObject({
    state: 'published',
    version: version + 4,
  });
  expect(await getState(id)).toMatchObject({ state: 'sent', sent: 1 });
  expect(await NewsletterMail.countDocuments({ newsletterId: id })).toBe(1);
  const lines = await AuditLog.find({ entityId: id, action: 'publish a newsletter' }).lean();
  expect(lines).toHaveLength(3);
});

test('creates one email per subscriber', async () => {
  const { _id: subscriberId } = await createSubscriber();
  const id = await create();
  await NewsletterMail.create([{ newsletterId: id, subscriberId, outbox: [] }]);
  await createSubscriber();
  await send(id);
  await waitUntilSent(id);
  expect(await NewsletterMail.countDocuments({ newsletterId: id })).toBe(2);
});

test('skips subscribers who leave, pause, drop its topics or are deleted, and stops when the newsletter is taken offline', async () => {
  const [stays, unsubscribed, pauses, drops, erased] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => createSubscriber({ topics: ['support'] })),
  );
  const id = await create({ topics: ['support'] });
  await server.stopMailbox();
  await send(id);
  await waitUntilSending(id);
  await Subscriber.updateOne({ _id: unsubscribed?._id }, { status: 'unsubscribed' });
  await Subscriber.updateOne({ _id: pauses?._id }, { pausedUntil: new Date(Date.now() + 60_000) });
  await Subscriber.updateOne({ _id: drops?._id }, { topics: ['people'] });
  await Subscriber.deleteOne({ _id: erased?._id });
  expect(await getState(id)).toMatchObject({ state: 'sending', readers: 5, sent: 0 });
  await waitUntilIdle();
  await server.startMailbox();
  expect(await waitUntilSent(id)).toMatchObject({ readers: 5, sent: 1, skipped: 4, failed: 0 });
  expect(await waitForMails(server.mailFolder, stays?.email ?? '')).toHaveLength(1);

  await Subscriber.deleteMany({});
  await createSubscriber();
  const other = await create();
  await server.stopMailbox();
  await send(other);
  await waitUntilSending(other);
  await editor.send('POST', `${path}/${other}/withdraw`, { headers: at(2) });
  await server.startMailbox();
  expect(await waitUntilSent(other)).toMatchObject({ sent: 0, skipped: 1 });
});

test('sends nothing while it is paused, and everything after', async () => {
  await Promise.all([1, 2, 3].map(() => createSubscriber()));
  const id = await create();
  expect((await editor.post(`${path}/${id}/mailing/pause`)).status).toBe(409);
  await server.stopMailbox();
  await send(id);
  await waitUntilSending(id);
  expect(await editor.post(`${path}/${id}/mailing/pause`)).toMatchObject({
    status: 200,
    body: { state: 'paused', queued: 3 },
  });
  await waitUntilIdle();
  await server.startMailbox();
  await NewsletterMail.updateMany({ 'outbox.state': 'waiting' }, { $set: { 'outbox.0.nextAt': new Date() } });
  while (await NewsletterMail.exists({ 'outbox.state': 'waiting' })) {
    server.tick();
    await sleep(50);
  }
  expect(await getState(id)).toMatchObject({ state: 'paused', queued: 3, sent: 0 });
  expect((await editor.post(`${path}/${id}/mailing/resume`)).status).toBe(200);
  expect(await waitUntilSent(id)).toMatchObject({ readers: 3, sent: 3 });
});

test('says why emails failed without the address, and sends them again when asked', async () => {
  const { email } = await createSubscriber();
  const { _id: subscriberId } = await createSubscriber();
  const id = await create();
  await Mailing.create([{ _id: id, state: 'sent', topics: [], startedAt: new Date(), startedBy: 'Ana' }]);
  const published = { slug: newId(), draft: exampleNewsletterDraft(), isPublished: true };
  await Newsletter.create([{ _id: id, ...published, publishedAt: new Date() }]);
  await Subscriber.deleteOne({ email });
  const entry = { kind: 'newsletter' as const, state: 'dead' as const, attempts: 9, since: new Date() };
  await NewsletterMail.create([
    {
      newsletterId: id,
      subscriberId,
      outbox: [{ ...entry, to: subscriberId, messageId: '<1>', error: `550 5.1.1 <${email}> unknown` }],
    },
    {
      newsletterId: id,
      subscriberId: newId(),
      outbox: [{ ...entry, to: newId(), messageId: '<2>', error: UNKNOWN_OUTCOME, isUnderWay: true }],
    },
  ]);
  expect(await getState(id)).toMatchObject({
    ...{ failed: 1, unknown: 1 },
    failures: [{ reason: '550 5.1.1', count: 1 }],
  });
  expect(await editor.post(`${path}/${id}/mailing/resend`, { which: 'failed' })).toMatchObject({
    body: { state: 'sending', queued: 1, unknown: 1 },
  });
  expect(await waitUntilSent(id)).toMatchObject({ sent: 1, failed: 0, unknown: 1 });
  await editor.post(`${path}/${id}/mailing/resend`, { which: 'unknown' });
  expect(await waitUntilSent(id)).toMatchObject({ sent: 1, skipped: 1, unknown: 0 });
  expect((await editor.post(`${path}/${id}/mailing/resend`, { which: 'failed' })).status).toBe(409);
});

test('an email that was under way when the process ended is not sent again', async () => {
  const { _id: subscriberId, email } = await createSubscriber();
  const id = await create();
  await send(id);
  await waitUntilSent(id);
  await NewsletterMail.updateOne(
    { newsletterId: id, subscriberId },
    { $set: { 'outbox.0.state': 'waiting', 'outbox.0.isUnderWay': true, 'outbox.0.nextAt': new Date() } },
  );
  await Mailing.updateOne({ _id: id }, { state: 'sending' });
  expect(await waitUntilSent(id)).toMatchObject({ sent: 0, unknown: 1 });
  expect(await waitForMails(server.mailFolder, email)).toHaveLength(1);
});

test('never sends to an address that complained', async () => {
  const { email, _id } = await createSubscriber();
  await createSubscriber();
  await server.visitor().post(`/api/unsubscribe/${await issueLink(_id)}`);
  await Suppression.updateMany({}, { reason: 'complained' });
  await Subscriber.updateOne({ _id }, { $set: { status: 'active' }, $unset: { forgetAt: 1 } });
  const id = await create();
  expect(await getState(id)).toMatchObject({ readers: 1 });
  await send(id);
  expect(await waitUntilSent(id)).toMatchObject({ readers: 1, sent: 1 });
  expect(await waitForMails(server.mailFolder, email, 0)).toHaveLength(0);
});
