import { Content } from '../../content/documents/model';
import { examplePostDraft } from '../../content/posts/example';
import { Post } from '../../content/posts/model';
import { createMember, createSubscriber, startServer, type TestServer, type Visitor } from '../../testing';
import { Subscriber } from '../subscribers/model';
import type { PostTag } from './contract';
import { TopicTag } from './model';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Promise.all([Content.deleteMany({}), Post.deleteMany({}), TopicTag.deleteMany({})]);
  await Subscriber.deleteMany({});
});

const path = '/api/admin/post-tags';
const tags = async () => (await editor.get(path)).body.items as PostTag[];
const change = (from: string, to: string, isMerge = false) =>
  editor.post(`${path}/changes`, { from, to, isMerge });
const topicsOf = async (post: string) => (await editor.get(`${path}/topics/${post}`)).body.topics;
const read = async (id: string) => (await editor.get(`/api/admin/blog/${id}`)).body;

async function write(slug: string, own: string[]) {
  const { id } = (await editor.post('/api/admin/blog', examplePostDraft({ slug, tags: own }))).body;
  return id as string;
}

async function publish(id: string) {
  const { version } = await read(id);
  await editor.post(`/api/admin/blog/${id}/publish`, {}, { 'If-Match': `"${version}"` });
}

test('tags are listed with their posts and the subscribers of the topic tied to them', async () => {
  await createSubscriber({ topics: ['security'] });
  await write('one', ['Security', 'Backups']);
  await write('two', ['security']);
  expect(await tags()).toEqual([
    { name: 'Backups', posts: 1, topics: [], subscribers: 0 },
    { name: expect.stringMatching(/^security$/i), posts: 2, topics: ['security'], subscribers: 1 },
  ]);
});

test('a renamed tag is renamed in drafts and published posts, and its topic keeps its subscribers', async () => {
  await createSubscriber({ topics: ['security'] });
  const [open, draft] = [await write('one', ['Security', 'Backups']), await write('two', ['Security'])];
  await publish(open);
  const before = await read(open);
  expect((await change('security', ' Cyber  security ')).body).toEqual({ posts: 2, tag: 'Cyber security' });
  const after = await read(open);
  expect(after).toMatchObject({ state: before.state, draft: { tags: ['Cyber security', 'Backups'] } });
  expect(after.version).toBeGreaterThan(before.version);
  expect((await read(draft)).draft.tags).toEqual(['Cyber security']);
  const [shown] = (await server.visitor().get('/api/blog/posts')).body;
  expect(shown.tags).toEqual(['Cyber security', 'Backups']);
  expect(await tags()).toContainEqual({
    name: 'Cyber security',
    posts: 2,
    topics: ['security'],
    subscribers: 1,
  });
  expect(await topicsOf(draft)).toEqual(['security']);
});

test('a merged tag gives its posts and its topic to the other one', async () => {
  const both = await write('one', ['Security', 'Planning']);
  const one = await write('two', ['Security']);
  expect((await change('Security', 'Planning')).status).toBe(409);
  expect((await change('Security', 'planning', true)).body).toEqual({ posts: 2, tag: 'Planning' });
  expect((await read(both)).draft.tags).toEqual(['Planning']);
  expect((await read(one)).draft.tags).toEqual(['Planning']);
  expect(await topicsOf(one)).toEqual(['security', 'planning']);
});

test('a change of case is a rename; names need a letter and no comma; unknown tags are not found', async () => {
  await write('one', ['security']);
  expect((await change('security', 'Security')).body).toEqual({ posts: 1, tag: 'Security' });
  await write('two', ['R&D (c++)']);
  expect((await change('r&d (C++)', 'Research')).body).toEqual({ posts: 1, tag: 'Research' });
  expect((await change('Security', '  ')).status).toBe(400);
  expect((await change('Security', 'a, b')).status).toBe(400);
  expect((await change('Backups', 'Other')).status).toBe(404);
  expect((await change('Security', 'Backups', true)).status).toBe(409);
});
