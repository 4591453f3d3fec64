import { Event, EventRollup, Rollups } from '../../insights/events/model';
import { rollUp } from '../../insights/events/rollUp';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { AuditLog } from '../../platform/audit/model';
import { createMember, startServer, type TestServer } from '../../testing';
import { blog, openWorkbench } from '../../testing/data/workbench';
import { examplePostDraft } from '../posts/example';
import { Post } from '../posts/model';
import { postKind } from '../posts/postKind';
import { Redirect } from '../redirects/model';
import { emptyTrash } from '../trash/emptyTrash';
import { Content, Revision } from './model';

let server: TestServer;
let desk: Awaited<ReturnType<typeof openWorkbench>>;
beforeAll(async () => {
  server = await startServer();
  desk = await openWorkbench(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Content.deleteMany({});
  await Post.deleteMany({});
  await Redirect.deleteMany({});
});

test('what is written is nobody’s until it is published, and what is public stays until the next time', async () => {
  const { id, version, state } = await desk.createPost();
  expect({ version, state }).toEqual({ version: 1, state: 'draft' });
  expect((await desk.publicPost('what-a-patch-window-is-for')).status).toBe(404);
  const published = await desk.act(id, 'publish', 1);
  expect(published).toMatchObject({
    status: 200,
    body: { state: 'published', version: 2, path: '/blog/what-a-patch-window-is-for' },
  });
  expect((await desk.publicPost('what-a-patch-window-is-for')).body.title).toBe('What a patch window is for');
  const saved = await desk.save(id, 2, examplePostDraft({ title: 'Another' }));
  expect(saved.body).toMatchObject({
    state: 'changed',
    draft: { title: 'Another' },
    published: { title: 'What a patch window is for' },
  });
  expect((await desk.publicPost('what-a-patch-window-is-for')).body.title).toBe('What a patch window is for');
  expect((await desk.save(id, 3, examplePostDraft())).body.state).toBe('published');
  expect((await desk.act(id, 'withdraw', 4)).body).toMatchObject({
    state: 'withdrawn',
    path: null,
    published: null,
  });
  expect((await desk.publicPost('what-a-patch-window-is-for')).status).toBe(404);
  expect((await AuditLog.find({ entityId: id }).sort({ at: 1 }).lean()).map(({ action }) => action)).toEqual([
    'write a post',
    'publish a post',
    'write a post',
    'withdraw a post',
  ]);
});

test('of a stranger, a viewer and an editor, the editor alone writes', async () => {
  const { id } = await desk.createPost();
  expect((await server.visitor().get(blog)).status).toBe(401);
  expect((await desk.as('viewer').get(blog)).body).toMatchObject({
    total: 1,
    items: [{ id, updatedBy: 'Their editor' }],
  });
  expect((await desk.as('viewer').get(`${blog}/${id}`)).body.draft).toEqual(examplePostDraft());
  expect((await desk.as('viewer').post(blog, examplePostDraft())).status).toBe(403);
  expect(
    (await desk.as('viewer').patch(`${blog}/${id}`, examplePostDraft(), { 'If-Match': '"1"' })).status,
  ).toBe(403);
});

test('whatever is half written is saved; what is no draft at all is not', async () => {
  const { id } = await desk.createPost({ title: '', slug: 'Not yet!', markdown: '', author: '' });
  expect(
    (await desk.save(id, 1, examplePostDraft({ title: '', seo: { title: 'x', description: '' } }))).status,
  ).toBe(200);
  expect((await desk.save(id, 2, { title: 'Only' })).status).toBe(400);
  expect((await desk.save('nothing', 1, examplePostDraft())).status).toBe(404);
});

test('of two who save at the same time one is told, and nothing of the other is lost', async () => {
  const { id } = await desk.createPost();
  const answers = await Promise.all(
    ['Mine', 'Theirs'].map((title) => desk.save(id, 1, examplePostDraft({ title }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const won = answers.find(({ status }) => status === 200);
  expect((await desk.as('viewer').get(`${blog}/${id}`)).body).toMatchObject({
    version: 2,
    draft: won?.body.draft,
  });
});

test('who saves the same again, since no answer came, finds it saved', async () => {
  const { id } = await desk.createPost();
  const draft = examplePostDraft({ title: 'Saved twice' });
  await desk.save(id, 1, draft);
  const lines = await AuditLog.countDocuments();
  expect(await desk.save(id, 1, draft)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await AuditLog.countDocuments()).toBe(lines);
});

test('who begins one again, since no answer came, finds it begun; another member begins another', async () => {
  const headers = { 'Idempotency-Key': 'one-1' };
  const begin = (draft = examplePostDraft()) => desk.as('editor').post(blog, draft, headers);
  const answers = await Promise.all([begin(), begin(), begin()]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  const { id } = answers[0]?.body ?? {};
  expect((await begin(examplePostDraft({ title: 'More' }))).body).toMatchObject({
    id,
    draft: examplePostDraft(),
  });
  expect(await Content.countDocuments()).toBe(1);
  expect(await AuditLog.countDocuments({ entityId: id })).toBe(1);
  const other = await server.signInAs((await createMember({ role: 'editor' }))._id);
  expect((await other.post(blog, examplePostDraft(), headers)).body.id).not.toBe(id);
  expect((await desk.as('editor').post(blog, examplePostDraft(), { 'Idempotency-Key': 'a b' })).status).toBe(
    400,
  );
});

test('what is not fit is refused with every field that is to be mended, and stays as it is', async () => {
  const { id } = await desk.createPost({
    title: '',
    slug: 'Not a slug',
    image: 'https://elsewhere.example/x.png',
    tags: [''],
  });
  const refused = await desk.act(id, 'publish', 1);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fieldErrors).sort()).toEqual(['image', 'slug', 'tags.0', 'title']);
  expect((await desk.as('viewer').get(`${blog}/${id}`)).body).toMatchObject({ version: 1, state: 'draft' });
});

test('an address that another has, or a redirect, is refused', async () => {
  const { id: first } = await desk.createPost();
  await desk.act(first, 'publish', 1);
  const { id } = await desk.createPost();
  expect((await desk.act(id, 'publish', 1)).body.fieldErrors).toEqual({
    slug: 'Another post has this address.',
  });
  await desk.as('editor').post('/api/admin/redirects', {
    from: '/blog/led-away',
    match: 'exact',
    to: '/services',
    code: '301',
  });
  await desk.save(id, 1, examplePostDraft({ slug: 'led-away' }));
  expect((await desk.act(id, 'publish', 2)).body.fieldErrors.slug).toMatch(/redirect from .blog.led-away/);
});

test('a new address of what was public leads on from the old one, and back again', async () => {
  const { id } = await desk.createPost({ slug: 'first' });
  await desk.act(id, 'publish', 1);
  for (const [n, slug] of ['second', 'third', 'first'].entries()) {
    await desk.save(id, 2 + 2 * n, examplePostDraft({ slug }));
    expect((await desk.act(id, 'publish', 3 + 2 * n)).body).toMatchObject({ path: `/blog/${slug}` });
  }
  const rules = await Redirect.find().sort({ from: 1 }).lean();
  expect(rules.map(({ from, to, source }) => [from, to, source])).toEqual([
    ['/blog/second', '/blog/first', 'slug'],
    ['/blog/third', '/blog/first', 'slug'],
  ]);
  expect((await desk.publicPost('first')).status).toBe(200);
  expect((await desk.publicPost('third')).status).toBe(404);
});

test('a draft that never was public may change its address without a trace', async () => {
  const { id } = await desk.createPost({ slug: 'first' });
  await desk.save(id, 1, examplePostDraft({ slug: 'second' }));
  await desk.act(id, 'publish', 2);
  expect(await Redirect.countDocuments()).toBe(0);
});

test('a schedule is set ahead, for what is fit, and taken back', async () => {
  const { id } = await desk.createPost({ title: '' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await desk.act(id, 'schedule', 1, 'PUT', { at: tomorrow })).body.fieldErrors).toHaveProperty(
    'title',
  );
  await desk.save(id, 1, examplePostDraft());
  const past = { at: new Date(Date.now() - 1000).toISOString() };
  expect((await desk.act(id, 'schedule', 2, 'PUT', past)).body.fieldErrors).toHaveProperty('at');
  const set = await desk.act(id, 'schedule', 2, 'PUT', { at: tomorrow });
  expect(set.body).toMatchObject({ state: 'scheduled', publishAt: tomorrow });
  expect((await desk.as('viewer').get(`${blog}?state=scheduled`)).body.total).toBe(1);
  expect((await desk.act(id, 'schedule', 3, 'DELETE')).body).toMatchObject({
    state: 'draft',
    publishAt: null,
  });
  expect((await desk.act(id, 'schedule', 4, 'DELETE')).status).toBe(409);
});

test('a post is published under an earlier public date, and never under a later one', async () => {
  const publicDate = '2019-05-06T14:00:00.000Z';
  const { id } = await desk.createPost({ slug: 'dated', publicDate });
  await desk.act(id, 'publish', 1);
  expect((await desk.publicPost('dated')).body.createdAt).toBe(publicDate);
  expect((await desk.act(id, 'duplicate', 2)).body.draft).not.toHaveProperty('publicDate');
  const later = new Date(Date.now() + 86_400_000).toISOString();
  await desk.save(id, 2, examplePostDraft({ slug: 'dated', publicDate: later }));
  const refused = await desk.act(id, 'publish', 3);
  expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['publicDate']]);
});

test('what is put into the bin is off the site, can be taken back, and is gone after thirty days', async () => {
  const { id } = await desk.createPost();
  await desk.act(id, 'publish', 1);
  expect((await desk.remove(id, 1)).status).toBe(412);
  expect((await desk.remove(id, 2)).status).toBe(204);
  expect((await desk.publicPost('what-a-patch-window-is-for')).status).toBe(404);
  expect((await desk.as('viewer').get(blog)).body.total).toBe(0);
  expect((await desk.as('viewer').get(`${blog}?bin=yes`)).body.items).toMatchObject([{ id }]);
  expect((await desk.act(id, 'publish', 3)).status).toBe(409);
  expect((await desk.act(id, 'take-back', 0)).body).toMatchObject({
    state: 'withdrawn',
    binnedAt: null,
    published: null,
  });
  await desk.remove(id, 4);
  const day = 86_400_000;
  const env = { auditKeys: ['a key for tests'] };
  await emptyTrash(env, [postKind], Date.now() + 29 * day);
  expect(await Content.countDocuments()).toBe(1);
  await emptyTrash(env, [postKind], Date.now() + 31 * day);
  expect([await Content.countDocuments(), await Revision.countDocuments({ documentId: id })]).toEqual([0, 0]);
  expect(await Post.countDocuments()).toBe(0);
});

test('what is in the bin can be taken away for good, as it was seen, and nothing else can', async () => {
  const { id } = await desk.createPost();
  const erase = (version: number) =>
    desk.as('admin').send('DELETE', `${blog}/${id}/for-good`, { headers: { 'If-Match': `"${version}"` } });
  expect((await erase(1)).status).toBe(409);
  await desk.remove(id, 1);
  expect((await desk.act(id, 'for-good', 2, 'DELETE')).status).toBe(403);
  expect((await erase(1)).status).toBe(412);
  expect((await erase(2)).status).toBe(204);
  expect((await desk.as('viewer').get(`${blog}/${id}`)).status).toBe(404);
  expect([await Content.countDocuments(), await Revision.countDocuments({ documentId: id })]).toEqual([0, 0]);
  const actions = await AuditLog.find({ entityId: id }).distinct('action');
  expect(actions).toContain('take a post away for good');
});

test('a duplicate says the same at an address that is free', async () => {
  const { id } = await desk.createPost({ slug: 'one' });
  const slugs: string[] = [];
  for (let n = 0; n < 3; n += 1) slugs.push((await desk.act(id, 'duplicate', 0)).body.draft.slug);
  expect(slugs).toEqual(['one-2', 'one-3', 'one-4']);
});

test('a list says how often each public page was seen in thirty days, once somebody has counted', async () => {
  const [seen, unseen] = [await desk.createPost({ slug: 'seen' }), await desk.createPost({ slug: 'unseen' })];
  await desk.createPost({ slug: 'not-public' });
  for (const { id } of [seen, unseen]) await desk.act(id, 'publish', 1);
  const views = async () =>
    Object.fromEntries(
      (await desk.as('viewer').get(blog)).body.items.map((row: { slug: string; views?: number }) => [
        row.slug,
        row.views,
      ]),
    );
  await Rollups.deleteMany({});
  expect(await views()).toEqual({ seen: undefined, unseen: undefined, 'not-public': undefined });
  const at = Date.now();
  const day = 86_400_000;
  const view = { visitor: 'v', name: 'page_view', path: '/blog/seen', device: 'phone', browser: 'Safari' };
  for (const ago of [0, 0, 3, 28, 40])
    await Event.create({ ...view, at: new Date(at - ago * day), day: toSiteDay(at - ago * day) });
  await rollUp(at);
  expect(await views()).toEqual({ seen: 4, unseen: 0 });
  for (const each of [Event, EventRollup, Rollups]) await each.collection.deleteMany({});
});

test('what a list lets through is handed out as a table that runs nothing, and as data', async () => {
  await desk.createPost({ slug: 'one', title: '=1+1', tags: ['Security', 'People'], author: 'Bo' });
  await desk.createPost({ slug: 'two', title: 'Two', tags: ['Support'], author: 'Ana' });
  const asked = (query: string) => desk.as('viewer').get(`${blog}/export${query}`);
  const { body, headers } = await asked('?tag=Security');
  expect(headers.get('content-type')).toContain('text/csv');
  expect(headers.get('content-disposition')).toMatch(/filename="post-\d{4}-\d\d-\d\d\.csv"/);
  const [head, row, ...rest] = body.trim().split('\n');
  expect(head).toBe('label,path,state,publishedAt,publishAt,updatedAt,updatedBy,tags,author');
  expect(row).toMatch(/^'=1\+1,,draft,,,[^,]+,Their editor,"Security, People",Bo$/);
  expect(rest).toEqual([]);
  const data: { label: string }[] = (await asked('?format=json')).body;
  expect(data.map(({ label }) => label)).toEqual(['Two', '=1+1']);
  expect((await asked('?format=xml')).status).toBe(400);
  expect((await asked('?q=nowhere&format=json')).body).toEqual([]);
});

test('the tags and authors that posts are narrowed by are those of posts, most used first', async () => {
  await desk.createPost({ slug: 'one', tags: ['Backup', 'tag:odd'], author: 'Bo' });
  await desk.createPost({ slug: 'two', tags: ['People', 'Backup'], author: '' });
  const binned = await desk.createPost({ slug: 'gone', tags: ['Gone'], author: 'Nobody' });
  await desk.remove(binned.id, 1);
  const { body } = await desk.as('viewer').get(`${blog}/filing`);
  expect(body).toEqual({ tag: ['Backup', 'People', 'tag:odd'], author: ['Bo'] });
});

test('the names of filters are no words of a document', async () => {
  await desk.createPost({ slug: 'one', tags: ['Backup'] });
  for (const name of ['state', 'tag', 'auth'])
    expect((await desk.as('viewer').get(`${blog}?q=${name}`)).body.items).toEqual([]);
  expect((await desk.as('viewer').get(`${blog}?tag=Backup`)).body.items).toHaveLength(1);
});
