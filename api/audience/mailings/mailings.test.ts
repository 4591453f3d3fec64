import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { examplePostDraft } from '../../content/posts/example';
import { Post } from '../../content/posts/model';
import { publishedPosts } from '../../content/posts/publishedPosts';
import { AuditLog } from '../../platform/audit/model';
import { newId } from '../../platform/db/newId';
import {
  createMember,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
  waitForMails,
} from '../../testing';
import { issueLink } from '../subscribers/links';
import { Subscriber } from '../subscribers/model';
import { Suppression } from '../subscribers/suppression';
import { Mailing, PostMail } from './model';

let server: TestServer;
let editor: Visitor;
let memberEmail: string;
beforeAll(async () => {
  server = await startServer({ BRAND_NAME: 'Northwind' });
  const member = await createMember({ role: 'editor' });
  memberEmail = member.email;
  editor = await server.signInAs(member._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Subscriber.deleteMany({}), PostMail.deleteMany({}), Mailing.deleteMany({})]);
});

const posts = '/api/admin/blog';
const ifFirstVersion = { 'If-Match': '"1"' };

async function publicPost(tags = ['Support']): Promise<string> {
  const draft = examplePostDraft({
    slug: `post-${newId()}`,
    tags,
    title: 'Why & when',
    markdown: '## First, <b>this</b>\n\nWords.\n\n## Then that\n\nWords.\n',
  });
  const { id } = (await editor.post(posts, draft)).body;
  const { status } = await editor.send('POST', `${posts}/${id}/publish`, { headers: ifFirstVersion });
  expect(status).toBe(200);
  publishedPosts.clear();
  return id;
}

const send = (id: string) => editor.post(`${posts}/${id}/mailing`);
const getState = async (id: string) => (await editor.get(`${posts}/${id}/mailing`)).body;

/** Waits for the end of a mailing and returns its state. Retries waiting emails at once. */
async function waitUntilSent(id: string) {
  for (;;) {
    const state = await getState(id);
    if (state.state === 'sent') return state;
    await PostMail.updateMany({ 'outbox.state': 'waiting' }, { $set: { 'outbox.0.nextAt': new Date() } });
    server.tick();
    await sleep(50);
  }
}

/** Waits until all emails about a post are created. */
async function waitUntilSending(id: string) {
  while (!(await Mailing.exists({ _id: id, state: 'sending' }))) {
    server.tick();
    await sleep(50);
  }
}

test('sends a post once to every confirmed subscriber of its topics and to nobody else', async () => {
  const wanting = await Promise.all([
    createSubscriber(),
    createSubscriber({ topics: ['support', 'people'] }),
  ]);
  await createSubscriber({ topics: ['people'] });
  await createSubscriber({ status: 'pending', confirmedAt: undefined });
  await createSubscriber({ status: 'unsubscribed' });
  await createSubscriber({ pausedUntil: new Date(Date.now() + 60_000) });
  const id = await publicPost();
  expect(await getState(id)).toMatchObject({ state: 'ready', readers: 2, topics: ['support'], sent: 0 });
  expect(await send(id)).toMatchObject({ status: 202, body: { readers: 2 } });
  expect(await waitUntilSent(id)).toMatchObject({ readers: 2, sent: 2, leftOut: 0, failed: 0 });
  expect((await PostMail.find({ postId: id })).map(({ subscriberId }) => subscriberId).sort()).toEqual(
    wanting.map(({ _id }) => _id).sort(),
  );
  for (const { email } of wanting) {
    const mails = await waitForMails(server.mailFolder, email);
    expect(mails).toHaveLength(1);
    const [{ headers, subject, html = '', text = '' } = {} as never] = mails;
    const header = (name: string) => headers.find(({ key }: { key: string }) => key === name)?.value ?? '';
    expect(subject).toBe('Why & when');
    expect(html).toContain('First, this');
    expect(html).not.toContain('<b>this');
    expect(text).toContain('https://site.example/blog/post-');
    expect(text).toContain('the blog of Northwind, Round Rock, TX 78665');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] =
      /^<https:\/\/site\.example(\/unsubscribe\/[\w-]{43})>$/.exec(header('list-unsubscribe')) ?? [];
    expect(text).toContain(`https://site.example${link}`);
    expect(
      (await fetch(`${server.url}/api${link}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' }))
        .status,
    ).toBe(200);
    expect(await Subscriber.exists({ email, status: 'unsubscribed' })).not.toBeNull();
  }
});

test('sends a post that another process has just published', async () => {
  const { email } = await createSubscriber();
  const id = await publicPost();
  const known = await Post.findByIdAndUpdate(id, { isDraft: true }).orFail();
  publishedPosts.clear();
  await publishedPosts();
  await known.updateOne({ isDraft: false });
  expect(await getState(id)).toMatchObject({ state: 'ready', letter: { subject: 'Why & when' } });
  expect((await editor.post(`${posts}/${id}/mailing/test`)).status).toBe(202);
  expect(await waitForMails(server.mailFolder, memberEmail)).toHaveLength(1);
  await send(id);
  expect(await waitUntilSent(id)).toMatchObject({ sent: 1, leftOut: 0 });
  expect(await waitForMails(server.mailFolder, email)).toHaveLength(1);
});

test('sends a post only once despite concurrent requests, and logs who sent it', async () => {
  await createSubscriber();
  const id = await publicPost();
  const replies = await Promise.all([1, 2, 3, 4].map(() => send(id)));
  expect(replies.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
  await waitUntilSent(id);
  expect((await send(id)).status).toBe(409);
  expect(await PostMail.countDocuments({ postId: id })).toBe(1);
  const lines = await AuditLog.find({ entityId: id, action: 'email a post to subscribers' }).lean();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.changes).toContainEqual({ field: 'readers', after: '1' });
});

test('creates one email per subscriber', async () => {
  const { _id: subscriberId } = await createSubscriber();
  const id = await publicPost();
  await PostMail.create([{ postId: id, subscriberId, outbox: [] }]);
  await createSubscriber();
  await send(id);
  await waitUntilSent(id);
  expect(await PostMail.countDocuments({ postId: id })).toBe(2);
});

test('skips subscribers who leave, pause or are deleted, and stops when the post is withdrawn', async () => {
  const [stays, unsubscribed, pauses, erased] = await Promise.all([1, 2, 3, 4].map(() => createSubscriber()));
  const id = await publicPost();
  await server.stopMailbox();
  await send(id);
  await waitUntilSending(id);
  await Subscriber.updateOne({ _id: unsubscribed?._id }, { status: 'unsubscribed' });
  await Subscriber.updateOne({ _id: pauses?._id }, { pausedUntil: new Date(Date.now() + 60_000) });
  await Subscriber.deleteOne({ _id: erased?._id });
  expect(await getState(id)).toMatchObject({ state: 'sending', readers: 4, sent: 0 });
  await server.startMailbox();
  expect(await waitUntilSent(id)).toMatchObject({ readers: 4, sent: 1, leftOut: 3, failed: 0 });
  expect(await waitForMails(server.mailFolder, stays?.email ?? '')).toHaveLength(1);

  await Promise.all([Subscriber.deleteMany({}), createSubscriber()]);
  await createSubscriber();
  const other = await publicPost();
  await server.stopMailbox();
  await send(other);
  await waitUntilSending(other);
  await editor.send('POST', `${posts}/${other}/withdraw`, { headers: { 'If-Match': '"2"' } });
  publishedPosts.clear();
  // Before the mail server starts again: an email being sent right now may have been rendered before the withdrawal.
  expect(await waitUntilSent(other)).toMatchObject({ sent: 0, letter: null });
  await server.startMailbox();
});

test('never sends to an address that complained', async () => {
  const { email, _id } = await createSubscriber();
  await createSubscriber();
  await server.visitor().post(`/api/unsubscribe/${await issueLink(_id)}`);
  await Suppression.updateMany({}, { reason: 'complained' });
  await Subscriber.updateOne({ _id }, { $set: { status: 'active' }, $unset: { forgetAt: 1 } });
  const id = await publicPost();
  await send(id);
  expect(await waitUntilSent(id)).toMatchObject({ readers: 1, sent: 1 });
  expect(await waitForMails(server.mailFolder, email, 0)).toHaveLength(0);
});

test('sends a test email to the member only', async () => {
  await createSubscriber();
  const id = await publicPost();
  const reply = await editor.post(`${posts}/${id}/mailing/test`);
  expect(reply).toMatchObject({ status: 202, body: { to: memberEmail } });
  const [mail] = await waitForMails(server.mailFolder, memberEmail);
  expect(mail?.subject).toBe('Test: Why & when');
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')).toBeDefined();
  expect(await getState(id)).toMatchObject({ state: 'ready', sent: 0 });
  expect(mail?.html).toContain(
    await getState(id).then(({ letter }) => letter.html.match(/<h1.*<\/h1>/)?.[0]),
  );
  for (let tries = 1; tries < 10; tries++) await editor.post(`${posts}/${id}/mailing/test`);
  expect((await editor.post(`${posts}/${id}/mailing/test`)).status).toBe(429);
  await mongoose.connection.collection('limits').deleteMany({});
});

test('rejects posts that are not public and mailings without recipients', async () => {
  const { id } = (await editor.post(posts, examplePostDraft({ slug: `post-${newId()}` }))).body;
  await createSubscriber();
  expect(await getState(id)).toMatchObject({ state: 'private', letter: null, readers: 0 });
  expect((await send(id)).status).toBe(409);
  expect((await editor.post(`${posts}/${id}/mailing/test`)).status).toBe(409);
  await Subscriber.deleteMany({});
  expect((await send(await publicPost())).status).toBe(409);
  expect((await send('nothing')).status).toBe(404);
  expect(await PostMail.countDocuments()).toBe(0);
});

test('sends a post without a known topic to all subscribers', async () => {
  await createSubscriber({ topics: ['people'] });
  const id = await publicPost(['Company']);
  expect(await getState(id)).toMatchObject({ readers: 1, topics: [] });
});
