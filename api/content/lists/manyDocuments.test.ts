import { createMember, profileQueries, startServer, type TestServer, type Visitor } from '../../testing';
import { Content } from '../documents/model';
import { examplePostDraft } from '../posts/example';
import { postKind } from '../posts/postKind';
import { indexFields } from './indexFields';

const many = process.env.LONG ? 10_000 : 2000;

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  const began = Date.now() - many * 60_000;
  const records = Array.from({ length: many }, (_, n) => {
    const words = { title: `Post ${n}`, tags: [n % 1000 ? 'support' : 'rare'], markdown: 'x'.repeat(2000) };
    const facts = { draft: examplePostDraft({ slug: `post-${n}`, ...words }) };
    const at = new Date(began + n * 60_000);
    return {
      _id: `many-${n}`,
      kind: 'post',
      ...facts,
      ...indexFields(postKind, facts),
      isBinned: false,
      updatedBy: 'Somebody',
      updatedById: 'x',
      version: 1,
      createdAt: at,
      updatedAt: at,
    };
  });
  await Content.collection.insertMany(records as never);
});
afterAll(() => server.stop());

const list = async (query: string) => {
  let reply: Awaited<ReturnType<Visitor['get']>> | undefined;
  const seen = await profileQueries(['documents', 'posts'], async () => {
    reply = await viewer.get(`/api/admin/blog${query}`);
  });
  expect(reply?.status).toBe(200);
  return { ...seen, body: reply?.body };
};

test.each([
  ['all', '', 26],
  [
    'the last page',
    `?cursor=${Buffer.from(JSON.stringify([Date.now() - (many - 10) * 60_000, 'x'])).toString('base64url')}`,
    26,
  ],
  ['a state', '?state=draft', 26],
  ['a rare tag', '?tag=rare', 26],
  ['a word that all have', '?q=patch', 26],
  ['a word that one has', '?q=1321', 1],
  ['a word that nobody wrote', '?q=quillfeather', 0],
  ['what holds no word', `?q=${encodeURIComponent('!? ☃')}`, 0],
])('of many documents, %s uses indexes and reads only what it shows', async (_, query, most) => {
  const { indexes, docs, keys, body } = await list(query);
  expect(indexes.filter((plan) => !/^(IXSCAN |COUNT_SCAN |IDHACK)/.test(plan))).toEqual([]);
  expect(docs).toBeLessThanOrEqual(Math.max(most, 1) * 2);
  expect(keys).toBeLessThan(3000);
  expect(body.total).toBeLessThanOrEqual(1000);
});
