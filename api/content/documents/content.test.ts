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
let workbench: Awaited<ReturnType<typeof openWorkbench>>;
beforeAll(async () => {
  server = await startServer();
  workbench = await openWorkbench(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Content.deleteMany({});
  await Post.deleteMany({});
  await Redirect.deleteMany({});
});

test('a draft is not public until it is published, and published content stays until the next publication', async () => {
  const { id, version, state } = await workbench.createPost();
  expect({ version, state }).toEqual({ version: 1, state: 'draft' });
  expect((await workbench.publicPost('what-a-patch-window-is-for')).status).toBe(404);
  const published = await workbench.act(id, 'publish', 1);
  expect(published).toMatchObject({
    status: 200,
    body: { state: 'published', version: 2, path: '/blog/what-a-patch-window-is-for' },
  });
  expect((await workbench.publicPost('what-a-patch-window-is-for')).body.title).toBe(
    'What a patch window is for',
  );
  const saved = await workbench.save(id, 2, examplePostDraft({ title: 'Another' }));
  expect(saved.body).toMatchObject({
    state: 'changed',
    draft: { title: 'Another' },
    published: { title: 'What a patch window is for' },
  });
  expect((await workbench.publicPost('what-a-patch-window-is-for')).body.title).toBe(
    'What a patch window is for',
  );
  expect((await workbench.save(id, 3, examplePostDraft())).body.state).toBe('published');
  expect((await workbench.act(id, 'withdraw', 4)).body).toMatchObject({
    state: 'withdrawn',
    path: null,
    published: null,
  });
  expect((await workbench.publicPost('what-a-patch-window-is-for')).status).toBe(404);
  expect((await AuditLog.find({ entityId: id }).sort({ at: 1 }).lean()).map(({ action }) => action)).toEqual([
    'write a post',
    'publish a post',
    'write a post',
    'unpublish a post',
  ]);
});

test('only an editor may write, not an anonymous visitor or a viewer', async () => {
  const { id } = await workbench.createPost();
  expect((await server.visitor().get(blog)).status).toBe(401);
  expect((await workbench.as('viewer').get(blog)).body).toMatchObject({
    total: 1,
    items: [{ id, updatedBy: 'Their editor' }],
  });
  expect((await workbench.as('viewer').get(`${blog}/${id}`)).body.draft).toEqual(examplePostDraft());
  expect((await workbench.as('viewer').post(blog, examplePostDraft())).status).toBe(403);
  expect(
    (await workbench.as('viewer').patch(`${blog}/${id}`, examplePostDraft(), { 'If-Match': '"1"' })).status,
  ).toBe(403);
});

test('an unfinished draft is saved; an invalid one is refused', async () => {
  const { id } = await workbench.createPost({ title: '', slug: 'Not yet!', markdown: '', author: '' });
  expect(
    (await workbench.save(id, 1, examplePostDraft({ title: '', seo: { title: 'x', description: '' } })))
      .status,
  ).toBe(200);
  expect((await workbench.save(id, 2, { title: 'Only' })).status).toBe(400);
  expect((await workbench.save('nothing', 1, examplePostDraft())).status).toBe(404);
});

test('the second of two concurrent saves is refused, and the first is kept', async () => {
  const { id } = await workbench.createPost();
  const answers = await Promise.all(
    ['Mine', 'Theirs'].map((title) => workbench.save(id, 1, examplePostDraft({ title }))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const won = answers.find(({ status }) => status === 200);
  expect((await workbench.as('viewer').get(`${blog}/${id}`)).body).toMatchObject({
    version: 2,
    draft: won?.body.draft,
  });
});

test('saving the same draft again after a lost response succeeds', async () => {
  const { id } = await workbench.createPost();
  const draft = examplePostDraft({ title: 'Saved twice' });
  await workbench.save(id, 1, draft);
  const lines = await AuditLog.countDocuments();
  expect(await workbench.save(id, 1, draft)).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await AuditLog.countDocuments()).toBe(lines);
});

test('a repeated create request returns the existing document; another member creates a new one', async () => {
  const headers = { 'Idempotency-Key': 'one-1' };
  const begin = (draft = examplePostDraft()) => workbench.as('editor').post(blog, draft, headers);
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
  expect(
    (await workbench.as('editor').post(blog, examplePostDraft(), { 'Idempotency-Key': 'a b' })).status,
  ).toBe(400);
});

test('a document that cannot be published is refused with all fields at fault, and stays unchanged', async () => {
  const { id } = await workbench.createPost({
    title: '',
    slug: 'Not a slug',
    image: 'https://elsewhere.example/x.png',
    tags: [''],
  });
  const refused = await workbench.act(id, 'publish', 1);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fieldErrors).sort()).toEqual(['image', 'slug', 'tags.0', 'title']);
  expect((await workbench.as('viewer').get(`${blog}/${id}`)).body).toMatchObject({
    version: 1,
    state: 'draft',
  });
});

test('a path that another document or a redirect uses is refused', async () => {
  const { id: first } = await workbench.createPost();
  await workbench.act(first, 'publish', 1);
  const { id } = await workbench.createPost();
  expect((await workbench.act(id, 'publish', 1)).body.fieldErrors).toEqual({
    slug: 'Another post has this URL.',
  });
  await workbench.as('editor').post('/api/admin/redirects', {
    from: '/blog/led-away',
    match: 'exact',
    to: '/services',
    code: '301',
  });
  await workbench.save(id, 1, examplePostDraft({ slug: 'led-away' }));
  expect((await workbench.act(id, 'publish', 2)).body.fieldErrors.slug).toMatch(
    /redirect from .blog.led-away/,
  );
});

test('a changed slug of a public document redirects from the old path, and back again', async () => {
  const { id } = await workbench.createPost({ slug: 'first' });
  await workbench.act(id, 'publish', 1);
  for (const [n, slug] of ['second', 'third', 'first'].entries()) {
    await workbench.save(id, 2 + 2 * n, examplePostDraft({ slug }));
    expect((await workbench.act(id, 'publish', 3 + 2 * n)).body).toMatchObject({ path: `/blog/${slug}` });
  }
  const rules = await Redirect.find().sort({ from: 1 }).lean();
  expect(rules.map(({ from, to, source }) => [from, to, source])).toEqual([
    ['/blog/second', '/blog/first', 'slug'],
    ['/blog/third', '/blog/first', 'slug'],
  ]);
  expect((await workbench.publicPost('first')).status).toBe(200);
  expect((await workbench.publicPost('third')).status).toBe(404);
});

test('a draft that was never public changes its slug without a redirect', async () => {
  const { id } = await workbench.createPost({ slug: 'first' });
  await workbench.save(id, 1, examplePostDraft({ slug: 'second' }));
  await workbench.act(id, 'publish', 2);
  expect(await Redirect.countDocuments()).toBe(0);
});

test('a publishable draft is scheduled for a future time, and the schedule is canceled', async () => {
  const { id } = await workbench.createPost({ title: '' });
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  expect((await workbench.act(id, 'schedule', 1, 'PUT', { at: tomorrow })).body.fieldErrors).toHaveProperty(
    'title',
  );
  await workbench.save(id, 1, examplePostDraft());
  const past = { at: new Date(Date.now() - 1000).toISOString() };
  expect((await workbench.act(id, 'schedule', 2, 'PUT', past)).body.fieldErrors).toHaveProperty('at');
  const set = await workbench.act(id, 'schedule', 2, 'PUT', { at: tomorrow });
  expect(set.body).toMatchObject({ state: 'scheduled', publishAt: tomorrow });
  expect((await workbench.as('viewer').get(`${blog}?state=scheduled`)).body.total).toBe(1);
  expect((await workbench.act(id, 'schedule', 3, 'DELETE')).body).toMatchObject({
    state: 'draft',
    publishAt: null,
  });
  expect((await workbench.act(id, 'schedule', 4, 'DELETE')).status).toBe(409);
});

test('a post is published under an earlier public date, and never under a later one', async () => {
  const publicDate = '2019-05-06T14:00:00.000Z';
  const { id } = await workbench.createPost({ slug: 'dated', publicDate });
  await workbench.act(id, 'publish', 1);
  expect((await workbench.publicPost('dated')).body.createdAt).toBe(publicDate);
  expect((await workbench.act(id, 'duplicate', 2)).body.draft).not.toHaveProperty('publicDate');
  const later = new Date(Date.now() + 86_400_000).toISOString();
  await workbench.save(id, 2, examplePostDraft({ slug: 'dated', publicDate: later }));
  const refused = await workbench.act(id, 'publish', 3);
  expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['publicDate']]);
});

test('a document in the trash is not public, can be restored, and is deleted after thirty days', async () => {
  const { id } = await workbench.createPost();
  await workbench.act(id, 'publish', 1);
  expect((await workbench.remove(id, 1)).status).toBe(412);
  expect((await workbench.remove(id, 2)).status).toBe(204);
  expect((await workbench.publicPost('what-a-patch-window-is-for')).status).toBe(404);
  expect((await workbench.as('viewer').get(blog)).body.total).toBe(0);
  expect((await workbench.as('viewer').get(`${blog}?bin=yes`)).body.items).toMatchObject([{ id }]);
  expect((await workbench.act(id, 'publish', 3)).status).toBe(409);
  expect((await workbench.act(id, 'restore', 0)).body).toMatchObject({
    state: 'withdrawn',
    binnedAt: null,
    published: null,
  });
  await workbench.remove(id, 4);
  const day = 86_400_000;
  const env = { auditKeys: ['a key for tests'] };
  await emptyTrash(env, [postKind], Date.now() + 29 * day);
  expect(await Content.countDocuments()).toBe(1);
  await emptyTrash(env, [postKind], Date.now() + 31 * day);
  expect([await Content.countDocuments(), await Revision.countDocuments({ documentId: id })]).toEqual([0, 0]);
  expect(await Post.countDocuments()).toBe(0);
});

test('only a document in the trash can be deleted permanently, at the version its editor saw', async () => {
  const { id } = await workbench.createPost();
  const erase = (version: number) =>
    workbench
      .as('admin')
      .send('DELETE', `${blog}/${id}/permanently`, { headers: { 'If-Match': `"${version}"` } });
  expect((await erase(1)).status).toBe(409);
  await workbench.remove(id, 1);
  expect((await workbench.act(id, 'permanently', 2, 'DELETE')).status).toBe(403);
  expect((await erase(1)).status).toBe(412);
  expect((await erase(2)).status).toBe(204);
  expect((await workbench.as('viewer').get(`${blog}/${id}`)).status).toBe(404);
  expect([await Content.countDocuments(), await Revision.countDocuments({ documentId: id })]).toEqual([0, 0]);
  const actions = await AuditLog.find({ entityId: id }).distinct('action');
  expect(actions).toContain('delete a post permanently');
});

test('a duplicate has the same content and a free slug of its title', async () => {
  const { id } = await workbench.createPost({ title: 'One more', slug: 'written-by-hand' });
  const slugs: string[] = [];
  for (let n = 0; n < 3; n += 1) slugs.push((await workbench.act(id, 'duplicate', 0)).body.draft.slug);
  expect(slugs).toEqual(['one-more-2', 'one-more-3', 'one-more-4']);
});

test('a list has the views of public pages in thirty days, once they are counted', async () => {
  const [seen, unseen] = [
    await workbench.createPost({ slug: 'seen' }),
    await workbench.createPost({ slug: 'unseen' }),
  ];
  await workbench.createPost({ slug: 'not-public' });
  for (const { id } of [seen, unseen]) await workbench.act(id, 'publish', 1);
  const views = async () =>
    Object.fromEntries(
      (await workbench.as('viewer').get(blog)).body.items.map((row: { slug: string; views?: number }) => [
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

test('a filtered list is exported as CSV without formulas, and as JSON', async () => {
  await workbench.createPost({ slug: 'one', title: '=1+1', tags: ['Security', 'People'], author: 'Bo' });
  await workbench.createPost({ slug: 'two', title: 'Two', tags: ['Support'], author: 'Ana' });
  const exportOf = (query: string) => workbench.as('viewer').get(`${blog}/export${query}`);
  const { body, headers } = await exportOf('?tag=Security');
  expect(headers.get('content-type')).toContain('text/csv');
  expect(headers.get('content-disposition')).toMatch(/filename="post-\d{4}-\d\d-\d\d\.csv"/);
  const [head, row, ...rest] = body.trim().split('\n');
  expect(head).toBe('label,path,state,publishedAt,publishAt,updatedAt,updatedBy,tags,author');
  expect(row).toMatch(/^'=1\+1,,draft,,,[^,]+,Their editor,"Security, People",Bo$/);
  expect(rest).toEqual([]);
  const data: { label: string }[] = (await exportOf('?format=json')).body;
  expect(data.map(({ label }) => label)).toEqual(['Two', '=1+1']);
  expect((await exportOf('?format=xml')).status).toBe(400);
  expect((await exportOf('?q=nowhere&format=json')).body).toEqual([]);
});

test('the filter options are the tags and authors of posts, most used first', async () => {
  await workbench.createPost({ slug: 'one', tags: ['Backup', 'tag:odd'], author: 'Bo' });
  await workbench.createPost({ slug: 'two', tags: ['People', 'Backup'], author: '' });
  const trashed = await workbench.createPost({ slug: 'gone', tags: ['Gone'], author: 'Nobody' });
  await workbench.remove(trashed.id, 1);
  const { body } = await workbench.as('viewer').get(`${blog}/filing`);
  expect(body).toEqual({ tag: ['Backup', 'People', 'tag:odd'], author: ['Bo'] });
});

test('searches do not match the names of filters', async () => {
  await workbench.createPost({ slug: 'one', tags: ['Backup'] });
  for (const name of ['state', 'tag', 'auth'])
    expect((await workbench.as('viewer').get(`${blog}?q=${name}`)).body.items).toEqual([]);
  expect((await workbench.as('viewer').get(`${blog}?tag=Backup`)).body.items).toHaveLength(1);
});
