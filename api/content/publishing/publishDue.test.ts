import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { User } from '../../identity/users/model';
import { AuditLog } from '../../platform/audit/model';
import { readEnv } from '../../platform/configuration/env';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { startApiProcess } from '../../testing/servers/apiProcess';
import { endTransactions } from '../../testing/servers/workerDatabase';
import { contentKinds } from '../contentKinds';
import { Content, type ContentRecord, Revision } from '../documents/model';
import { exampleLandingDraft } from '../landingPages/example';
import { LandingPage } from '../landingPages/model';
import { examplePostDraft } from '../posts/example';
import { Post } from '../posts/model';
import { createPublisher } from './publishDue';

let server: TestServer;
let editor: Visitor;
let editorId: string;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editorId = (await createMember({ role: 'editor', name: 'Who set it' }))._id;
  editor = await server.signInAs(editorId);
});
afterAll(() => server.stop());

const many = process.env.LONG ? 100 : 6;
const blog = '/api/admin/blog';
const landings = '/api/admin/landing-pages';
const at = (version: number) => ({ 'If-Match': `"${version}"` });
const isPublished = { action: 'publish as scheduled' };

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Creates scheduled posts, or landing pages that expire an hour later. */
async function due(count: number, name: string, path = blog): Promise<string[]> {
  const ids: string[] = [];
  // Resets the rate limit, which would otherwise refuse this many requests.
  await mongoose.connection.collection('limits').deleteMany({});
  for (let n = 0; n < count; n += 1) {
    const slug = `${name}-${n}`;
    const draft =
      path === blog ? examplePostDraft({ slug }) : exampleLandingDraft({ slug, expireAt: inHours(2) });
    const { id } = (await editor.post(path, draft)).body;
    const set = await editor.send('PUT', `${path}/${id}/schedule`, {
      body: { at: inHours(1) },
      headers: at(1),
    });
    expect(set.status).toBe(200);
    ids.push(id);
  }
  return ids;
}

const among = (ids: string[]) => ({ _id: mongoose.trusted({ $in: ids }) });

const comesNow = (ids: string[]) =>
  Content.updateMany(among(ids), { $set: { publishAt: new Date(Date.now() - 1000) } }, { timestamps: false });

async function expectOnceEach(ids: string[]) {
  for (const id of ids) {
    expect(await AuditLog.find({ entityId: id, ...isPublished }).lean()).toMatchObject([
      { actorId: editorId },
    ]);
    expect(await Revision.countDocuments({ documentId: id, action: 'published' })).toBe(1);
    const isPublic = { _id: id, isDraft: false };
    const shown = (await Post.countDocuments(isPublic)) + (await LandingPage.countDocuments(isPublic));
    expect(shown).toBe(1);
    expect(await Content.findById(id).lean()).toMatchObject({ state: 'published', version: 3 });
  }
}

const publisher = () => createPublisher(readEnv(server.variables), contentKinds, pino({ level: 'silent' }));

test('many due documents are each published once, by any number of processes', async () => {
  const ids = await due(many, 'at-once');
  await comesNow(ids);
  await Promise.all([publisher()(), publisher()(), publisher()()]);
  await expectOnceEach(ids);
  const visitor = server.visitor();
  expect((await visitor.get('/api/blog/posts/at-once-0')).status).toBe(200);
});

test('a publication that ends halfway changes nothing, and is made once afterwards', async () => {
  const [id = ''] = await due(1, 'halfway');
  // The audit entry is written last, also by the server, which publishes what is due, too.
  const write = jest.spyOn(AuditLog, 'create').mockRejectedValue(new Error('Ended halfway.'));
  await comesNow([id]);
  await publisher()();
  expect(write).toHaveBeenCalled();
  expect(await Content.findById(id).lean()).toMatchObject({ state: 'scheduled', version: 2 });
  expect(await Post.countDocuments({ _id: id })).toBe(0);
  expect(await Revision.countDocuments({ documentId: id, action: 'published' })).toBe(0);
  write.mockRestore();
  await publisher()();
  await expectOnceEach([id]);
});

test('a process that dies while publishing leaves the rest to others: each page is published once and expires', async () => {
  const ids = await due(many, 'two-hands', landings);
  const { child } = await startApiProcess(server.variables);
  await comesNow(ids);
  while ((await Content.countDocuments({ ...among(ids), state: 'published' })) < 3) await sleep(10);
  const dead = once(child, 'exit');
  child.kill('SIGKILL');
  await dead;
  await endTransactions();
  while (await Content.countDocuments({ ...among(ids), state: 'scheduled' })) await publisher()();
  await expectOnceEach(ids);
  const answers = () =>
    Promise.all(
      ids.map(async (_, n) => (await server.visitor().get(`/api/landing-pages/two-hands-${n}`)).body),
    );
  // The process caches the public pages for a few seconds.
  while ((await answers()).some(({ page }) => !page)) await sleep(200);
  for (const answer of await answers())
    expect(answer).toMatchObject({ isExpired: false, page: { isListed: true } });
  await LandingPage.updateMany(among(ids), { $set: { expireAt: new Date(Date.now() - 1) } });
  while ((await answers()).some(({ isExpired }) => !isExpired)) await sleep(200);
  for (const answer of await answers())
    expect(answer).toEqual({ page: null, isExpired: true, leadsTo: null });
  // Expiry is not an action of a member.
  await expectOnceEach(ids);
});

test('a scheduled document that can no longer be published keeps its state, stores the reason and is logged', async () => {
  const [id = ''] = await due(1, 'unfit');
  const other = (await editor.post(blog, examplePostDraft({ slug: 'unfit-0' }))).body;
  await editor.send('POST', `${blog}/${other.id}/publish`, { headers: at(1) });
  await comesNow([id]);
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  await createPublisher(readEnv(server.variables), contentKinds, log)();
  while ((await Content.findById(id).lean())?.publishAt) await sleep(50);
  const { body } = await editor.get(`${blog}/${id}`);
  expect(body).toMatchObject({
    state: 'draft',
    publishAt: null,
    fault: 'Another post has this URL.',
    scheduled: null,
    published: null,
  });
  expect(await AuditLog.countDocuments({ entityId: id, action: 'fail to publish as scheduled' })).toBe(1);
  expect(await Post.countDocuments({ _id: id })).toBe(0);
  const saved = await editor.patch(`${blog}/${id}`, examplePostDraft({ slug: 'fit' }), at(body.version));
  expect(saved.body.fault).toBeNull();
});

test('the scheduled draft is published, not later edits', async () => {
  const [id = ''] = await due(1, 'as-set');
  const written = examplePostDraft({ slug: 'as-set-0', title: 'Half a sen' });
  expect((await editor.patch(`${blog}/${id}`, written, at(2))).body).toMatchObject({
    state: 'scheduled',
    draft: { title: 'Half a sen' },
    scheduled: { title: 'What a patch window is for' },
  });
  await comesNow([id]);
  await publisher()();
  const { body } = await editor.get(`${blog}/${id}`);
  expect(body).toMatchObject({ state: 'changed', draft: written, scheduled: null, publishAt: null });
  expect(body.published).toEqual(examplePostDraft({ slug: 'as-set-0' }));
  const visitor = await server.visitor().get('/api/blog/posts/as-set-0');
  expect(visitor.body.title).toBe('What a patch window is for');
  const line = await AuditLog.findOne({ entityId: id, ...isPublished }).lean();
  expect(JSON.stringify(line)).not.toContain('Half a sen');
  const revisions = (await editor.get(`${blog}/${id}/revisions`)).body;
  expect(revisions[0]).toMatchObject({ action: 'published' });
  const revision = await editor.get(`${blog}/${id}/revisions/${revisions[0].version}`);
  expect(revision.body.title).toBe('What a patch window is for');
});

test('a new schedule publishes the draft at that time', async () => {
  const [id = ''] = await due(1, 'anew');
  await editor.patch(`${blog}/${id}`, examplePostDraft({ slug: 'anew-0', title: 'Finished' }), at(2));
  const body = { at: new Date(Date.now() + 3_600_000).toISOString() };
  const set = await editor.send('PUT', `${blog}/${id}/schedule`, { body, headers: at(3) });
  expect(set.body.scheduled.title).toBe('Finished');
  await comesNow([id]);
  await publisher()();
  expect((await Post.findById(id).lean())?.title).toBe('Finished');
});

test.each([
  ['is a viewer by now', { role: 'viewer' }],
  ['was disabled', { status: 'disabled' }],
])('a document scheduled by a member who %s is not published, and stores the reason', async (name, part) => {
  const former = await createMember({ role: 'editor', name: 'Who left' });
  const [id = ''] = await due(1, name.replaceAll(' ', '-'));
  await Content.updateOne(
    { _id: id },
    { $set: { 'scheduledBy._id': former._id, 'scheduledBy.name': 'Who left' } },
  );
  await User.updateOne({ _id: former._id }, { $set: part });
  await comesNow([id]);
  await publisher()();
  const { body } = await editor.get(`${blog}/${id}`);
  expect(body).toMatchObject({
    state: 'draft',
    publishAt: null,
    scheduled: null,
    fault: 'Who left scheduled this but no longer has permission to publish.',
  });
  expect(await Post.countDocuments({ _id: id })).toBe(0);
});

test('a canceled schedule publishes nothing', async () => {
  const [id = ''] = await due(1, 'taken-back');
  expect((await editor.send('DELETE', `${blog}/${id}/schedule`, { headers: at(2) })).status).toBe(200);
  await publisher()();
  expect((await Content.findById(id).lean<ContentRecord>())?.state).toBe('draft');
});
