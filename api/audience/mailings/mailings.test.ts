import { AuditLog } from '../../platform/audit/model';
import { newId } from '../../platform/db/newId';
import { UNKNOWN_OUTCOME } from '../../platform/outbox/outbox';
import { createPost, createSubscriber, type TestServer, type Visitor, waitForMails } from '../../testing';
import { exampleNewsletterDraft } from '../newsletters/example';
import { Newsletter } from '../newsletters/model';
import { issueLink } from '../subscribers/links';
import { Subscriber } from '../subscribers/model';
import { Suppression } from '../subscribers/suppression';
import {
  at,
  deleteMailings,
  type MailingSite,
  path,
  retryWaiting,
  startMailingSite,
} from './mailingSite.fixture';
import { Mailing, NewsletterMail } from './model';

let site: MailingSite;
let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  site = await startMailingSite();
  ({ server, editor } = site);
});
afterAll(() => server.stop());
beforeEach(deleteMailings);

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
  const id = await site.create({ topics: ['support'], blocks, preheader: 'In short' });
  expect(await site.getState(id)).toMatchObject({
    state: 'unsent',
    readers: 2,
    topics: ['support'],
    sent: 0,
  });
  expect(await site.send(id)).toMatchObject({ status: 200, body: { state: 'published' } });
  expect(await site.waitUntilSent(id)).toMatchObject({
    readers: 2,
    queued: 0,
    sent: 2,
    skipped: 0,
    failed: 0,
    unknown: 0,
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
    expect(text).toContain('Book (https://site.example/bookings?utm_source=newsletter');
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
  expect(await site.getState(id)).toMatchObject({ reactions: { unsubscribed: 2 } });
});

test('sends only once: despite concurrent requests, and when its page is updated or taken offline and back', async () => {
  await createSubscriber();
  const id = await site.create();
  const replies = await Promise.all([1, 2, 3, 4].map(() => site.send(id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  await site.waitUntilSent(id);
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
  expect(await site.getState(id)).toMatchObject({ state: 'sent', sent: 1 });
  expect(await NewsletterMail.countDocuments({ newsletterId: id })).toBe(1);
  const lines = await AuditLog.find({ entityId: id, action: 'publish a newsletter' }).lean();
  expect(lines).toHaveLength(3);
});

test('creates one email per subscriber', async () => {
  const { _id: subscriberId } = await createSubscriber();
  const id = await site.create();
  await NewsletterMail.create([{ newsletterId: id, subscriberId, outbox: [] }]);
  await createSubscriber();
  await site.send(id);
  await site.waitUntilSent(id);
  expect(await NewsletterMail.countDocuments({ newsletterId: id })).toBe(2);
});

test('skips subscribers who leave, pause, drop its topics or are deleted, and stops when the newsletter is taken offline', async () => {
  const [stays, unsubscribed, pauses, drops, erased] = await Promise.all(
    [1, 2, 3, 4, 5].map(() => createSubscriber({ topics: ['support'] })),
  );
  const id = await site.create({ topics: ['support'] });
  await server.stopMailbox();
  await site.send(id);
  await site.waitUntilSending(id);
  await Subscriber.updateOne({ _id: unsubscribed?._id }, { status: 'unsubscribed' });
  await Subscriber.updateOne({ _id: pauses?._id }, { pausedUntil: new Date(Date.now() + 60_000) });
  await Subscriber.updateOne({ _id: drops?._id }, { topics: ['people'] });
  await Subscriber.deleteOne({ _id: erased?._id });
  expect(await site.getState(id)).toMatchObject({ state: 'sending', readers: 5, sent: 0 });
  await site.waitUntilIdle();
  await server.startMailbox();
  expect(await site.waitUntilSent(id)).toMatchObject({ readers: 5, sent: 1, skipped: 4, failed: 0 });
  expect(await waitForMails(server.mailFolder, stays?.email ?? '')).toHaveLength(1);

  await Subscriber.deleteMany({});
  await createSubscriber();
  const other = await site.create();
  await server.stopMailbox();
  await site.send(other);
  await site.waitUntilSending(other);
  await editor.send('POST', `${path}/${other}/withdraw`, { headers: at(2) });
  await server.startMailbox();
  expect(await site.waitUntilSent(other)).toMatchObject({ sent: 0, skipped: 1 });
});

test('sends nothing while it is paused, and everything after', async () => {
  await Promise.all([1, 2, 3].map(() => createSubscriber()));
  const id = await site.create();
  expect((await editor.post(`${path}/${id}/mailing/pause`)).status).toBe(409);
  await server.stopMailbox();
  await site.send(id);
  await site.waitUntilSending(id);
  expect(await editor.post(`${path}/${id}/mailing/pause`)).toMatchObject({
    status: 200,
    body: { state: 'paused', queued: 3 },
  });
  await site.waitUntilIdle();
  await server.startMailbox();
  await retryWaiting();
  await site.runUntil(async () => !(await NewsletterMail.exists({ 'outbox.state': 'waiting' })));
  expect(await site.getState(id)).toMatchObject({ state: 'paused', queued: 3, sent: 0 });
  expect((await editor.post(`${path}/${id}/mailing/resume`)).status).toBe(200);
  expect(await site.waitUntilSent(id)).toMatchObject({ readers: 3, sent: 3 });
});

test('says why emails failed without the address, and sends them again when asked', async () => {
  const { email } = await createSubscriber();
  const { _id: subscriberId } = await createSubscriber();
  const id = await site.create();
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
  expect(await site.getState(id)).toMatchObject({
    failed: 1,
    unknown: 1,
    failures: [{ reason: '550 5.1.1', count: 1 }],
  });
  expect(await editor.post(`${path}/${id}/mailing/resend`, { which: 'failed' })).toMatchObject({
    body: { state: 'sending', queued: 1, unknown: 1 },
  });
  expect(await site.waitUntilSent(id)).toMatchObject({ sent: 1, failed: 0, unknown: 1 });
  await editor.post(`${path}/${id}/mailing/resend`, { which: 'unknown' });
  expect(await site.waitUntilSent(id)).toMatchObject({ sent: 1, skipped: 1, unknown: 0 });
  expect((await editor.post(`${path}/${id}/mailing/resend`, { which: 'failed' })).status).toBe(409);
});

test('an email that was under way when the process ended is not sent again', async () => {
  const { _id: subscriberId, email } = await createSubscriber();
  const id = await site.create();
  await site.send(id);
  await site.waitUntilSent(id);
  await NewsletterMail.updateOne(
    { newsletterId: id, subscriberId },
    { $set: { 'outbox.0.state': 'waiting', 'outbox.0.isUnderWay': true, 'outbox.0.nextAt': new Date() } },
  );
  await Mailing.updateOne({ _id: id }, { state: 'sending' });
  expect(await site.waitUntilSent(id)).toMatchObject({ sent: 0, unknown: 1 });
  expect(await waitForMails(server.mailFolder, email)).toHaveLength(1);
});

test('never sends to an address that complained', async () => {
  const { email, _id } = await createSubscriber();
  await createSubscriber();
  await server.visitor().post(`/api/unsubscribe/${await issueLink(_id)}`);
  await Suppression.updateMany({}, { reason: 'complained' });
  await Subscriber.updateOne({ _id }, { $set: { status: 'active' }, $unset: { forgetAt: 1 } });
  const id = await site.create();
  expect(await site.getState(id)).toMatchObject({ readers: 1 });
  await site.send(id);
  expect(await site.waitUntilSent(id)).toMatchObject({ readers: 1, sent: 1 });
  expect(await waitForMails(server.mailFolder, email, 0)).toHaveLength(0);
});
