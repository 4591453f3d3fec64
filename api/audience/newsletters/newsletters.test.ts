import mongoose from 'mongoose';
import { Content } from '../../content/documents/model';
import { newId } from '../../platform/db/newId';
import { currentSettings } from '../../settings/currentSettings';
import { Settings } from '../../settings/model';
import {
  createMember,
  createPost,
  createSubscriber,
  startServer,
  type TestServer,
  type Visitor,
} from '../../testing';
import { Mailing, NewsletterMail } from '../mailings/model';
import { renderEmailMarkdown, toPlainText } from './emailMarkdown';
import { exampleNewsletterDraft } from './example';
import { Newsletter } from './model';
import { moveMailings } from './moveMailings';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const path = '/api/admin/newsletters';
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const slug = () => `letter-${newId()}`;

test('visitors read a newsletter in the browser once it is sent, without a link to a subscription', async () => {
  await createSubscriber();
  const draft = exampleNewsletterDraft({ slug: slug() });
  const { id } = (await editor.post(path, draft)).body;
  const visitor = server.visitor();
  const address = `/api/newsletters/${draft.slug}`;
  expect((await visitor.get(address)).status).toBe(404);
  await editor.send('POST', `${path}/${id}/publish`, { headers: at(1) });
  const page = await fetch(`${server.url}${address}`);
  const html = await page.text();
  expect(html).toContain('<strong>what we wrote</strong>');
  expect(html).not.toContain('/unsubscribe/');
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  await editor.send('POST', `${path}/${id}/withdraw`, { headers: at(2) });
  expect((await visitor.get(address)).status).toBe(404);
});

test('members see the draft as an email in light and dark colors and as plain text', async () => {
  const markdown =
    '## Why\n\n<script>alert(1)</script>\n\nWith `class="x"` ![Chart](/api/media/0123456789abcdef01234567)';
  const blocks = [{ kind: 'text' as const, markdown }];
  const { id } = (await editor.post(path, exampleNewsletterDraft({ slug: slug(), blocks }))).body;
  const show = async (view: string): Promise<string> =>
    (await editor.get(`${path}/${id}/email?view=${view}`)).body;
  const light = await show('light');
  expect(light).toContain('<h2 style="');
  expect(light).toContain('https://site.example/api/media/0123456789abcdef01234567?w=1200');
  expect(light).not.toMatch(/<script|srcset|prefers-color-scheme/);
  expect(light).toContain('class="x"');
  expect(await show('dark')).toContain('@media all{.page{background:#0c141c');
  // A title is no link by its color, also in the dark.
  expect(await show('dark')).toContain('.text a.text{color:#e8eef4 !important}');
  expect(await show('text')).toContain('Why\n\n');
  expect((await editor.get(`${path}/${id}/email?view=odd`)).status).toBe(400);
});

test('checks the email: subject, size, alt texts, postal address and consent', async () => {
  const markdown = `![](/api/media/0123456789abcdef01234567)\n\n${'Many words. '.repeat(1600)}`;
  const blocks = Array.from({ length: 6 }, () => ({ kind: 'text' as const, markdown }));
  const { id } = (await editor.post(path, exampleNewsletterDraft({ slug: slug(), blocks }))).body;
  const read = async () =>
    Object.fromEntries(
      (await editor.get(`${path}/${id}/mailing`)).body.checks.map(
        ({ name, state }: { name: string; state: string }) => [name, state],
      ),
    );
  expect(await read()).toEqual({
    Subject: 'good',
    Size: 'warn',
    'Alt texts': 'warn',
    'Spam words': 'good',
    'Unsubscribe link': 'good',
    'Postal address': 'warn',
    Consent: 'warn',
  });
  await Settings.updateOne({ _id: 'site' }, { $set: { 'newsletters.street': '1 Main Street' } });
  currentSettings.clear();
  const { _id: post } = await createPost();
  const good = exampleNewsletterDraft({ slug: slug(), blocks: [{ kind: 'posts', posts: [post] }] });
  await editor.send('PATCH', `${path}/${id}`, { body: good, headers: at(1) });
  expect(new Set(Object.values(await read()))).toEqual(new Set(['good']));
});

test('plain text shows the address of each link', () => {
  expect(toPlainText('# Hello\n\nRead **[this](/blog/a)** ![](x.png)', 'https://site.example')).toBe(
    'Hello\n\nRead this (https://site.example/blog/a)',
  );
});

test('plain text has no backslash that only says that the next sign is no Markdown', () => {
  const markdown = '\\- Read \\[it\\](/a) \\*now\\* \\#1,\\\nthen `a\\.b` and C:\\Users';
  expect(toPlainText(markdown, 'https://site.example')).toBe(
    '- Read [it](/a) *now* #1,\nthen `a\\.b` and C:\\Users',
  );
});

const brand = { origin: 'https://site.example', accent: '#123456' };

test('a button in a text is a table cell with the accent color, as a block of its own is', async () => {
  const html = await renderEmailMarkdown('Hello\n\n[Book now](/bookings "button")\n\nBye', brand);
  expect(html).toMatch(
    /Hello<\/p>\s*<table [^>]*><tr><td style="background:#123456[^"]*"><a href="https:\/\/site.example\/bookings" class="button" [^>]*>Book now<\/a><\/td><\/tr><\/table>\s*<p style="[^"]*">Bye/,
  );
});

test('an icon is left out of an email, and nothing that only looks like one in a description', async () => {
  const markdown = '![<svg ](/x.png)\n\n[A tour](https://youtu.be/dQw4w9WgXcQ "video")';
  const html = await renderEmailMarkdown(markdown, brand);
  expect(html).toContain(
    '<img style="display:block;max-width:100%;height:auto;border:0;background:#ffffff" src="https://site.example/x.png" alt="<svg ">',
  );
  expect(html).toMatch(/<a href="https:\/\/youtu.be\/dQw4w9WgXcQ"><span>A tour<\/span>/);
  expect(html).not.toMatch(/<\/svg>/);
});

test('a table has its alignment in emails, and no line of dashes in plain text', async () => {
  const markdown = '| Plan | Price |\n| --- | ---: |\n| Basic | $400 |';
  expect(await renderEmailMarkdown(markdown, brand)).toMatch(/text-align:right"[^>]*>\$400</);
  expect(toPlainText(markdown, 'https://site.example')).toBe('| Plan | Price |\n| Basic | $400 |');
});

test('a text that is made to be searched for long becomes plain text at once', () => {
  for (const part of ['[', '![', '[a](', '![a](', '[a](b ', ' **a', `[a](${'b'.repeat(4000)}`])
    toPlainText(part.repeat(20_000 / part.length), 'https://site.example');
  for (const part of ['b', ' ', ' "', '"'])
    toPlainText(`![a](b${part.repeat(100_000 / part.length)}`, 'https://site.example');
  expect(toPlainText('![a](b  "c") ![d](e "f" g) ![h]( "i")', 'https://site.example')).toBe(
    '[a] c [d] f [h] i',
  );
  expect(toPlainText('![a](b "The \\"new\\" rack")', 'https://site.example')).toBe('[a] The "new" rack');
  expect(toPlainText('[a [b](/c "d") **e**', 'https://site.example')).toBe('[a b (https://site.example/c) e');
});

test('the accent color must carry white text', async () => {
  const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  const { version, newsletters } = (await admin.get('/api/admin/settings')).body;
  const save = (accent: string) =>
    admin.send('PATCH', '/api/admin/settings/newsletters', {
      body: { ...newsletters, accent },
      headers: at(version),
    });
  for (const accent of ['#ffee00', 'red', '#12345'])
    expect((await save(accent)).body.fieldErrors).toHaveProperty('accent');
  expect((await save('#7a1f2b')).status).toBe(200);
});

test('posts emailed before become newsletters with their progress and emails, once', async () => {
  const db = mongoose.connection.db as mongoose.mongo.Db;
  const { _id: postId } = await createPost({ title: 'An older post' });
  await Content.collection.deleteMany({ _id: postId as never });
  const startedAt = new Date();
  await db.collection('mailings').insertOne({
    _id: postId as never,
    state: 'sent',
    topics: [],
    startedAt,
    startedBy: 'Ana',
    reached: '',
    counts: { sent: 3, leftOut: 1, failed: 0 },
  });
  const outbox = [
    { kind: 'note', to: 'reader', messageId: '<m>', state: 'sent', attempts: 1, since: startedAt },
  ];
  await db
    .collection('postMails')
    .insertOne({ postId, subscriberId: 'reader', outbox, createdAt: startedAt });
  await moveMailings(db);
  await moveMailings(db);
  const mail = await NewsletterMail.findOne({ subscriberId: 'reader' }).lean();
  const id = mail?.newsletterId ?? '';
  expect(mail?.outbox[0]?.kind).toBe('newsletter');
  expect(await Newsletter.findById(id).lean()).toMatchObject({ isPublished: true });
  expect(await Mailing.exists({ _id: postId })).toBeNull();
  expect((await editor.get(`${path}/${id}/mailing`)).body).toMatchObject({
    state: 'sent',
    sent: 3,
    skipped: 1,
  });
  expect((await editor.get(`${path}/${id}`)).body).toMatchObject({ state: 'published' });
});
