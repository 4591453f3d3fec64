import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { ReviewEntry } from './contract';
import { exampleReviewDraft as draft } from './example';
import { Review } from './model';

const path = '/api/admin/reviews';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Review.deleteMany({}));

async function created(part: Parameters<typeof draft>[0] = {}): Promise<ReviewEntry> {
  const { status, body } = await editor.post(path, draft(part));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

test('visitors see the average with its count, the sources and the newest of what is shown', async () => {
  await created({ rating: '5', reviewedOn: '2026-09-01', text: 'Older.' });
  await created({ rating: '4', reviewedOn: '2026-10-01', source: 'Clutch', text: 'Newer.' });
  await created({ rating: '4', reviewedOn: '2026-08-01', text: 'Oldest.' });
  await created({ rating: '1', isShown: false, text: 'Hidden.' });
  const read = async () => (await server.visitor().get('/api/reviews')).body;
  while ((await read()).count !== 3) await new Promise((resolve) => setTimeout(resolve, 100));
  const reviews = await read();
  expect(reviews).toMatchObject({ count: 3, average: 4.3, sources: ['Clutch', 'Google'] });
  expect(reviews.items.map(({ text }: { text: string }) => text)).toEqual(['Newer.', 'Older.', 'Oldest.']);
  const list = (await viewer.get(path)).body.items;
  expect(list.map(({ text }: ReviewEntry) => text)).toEqual(['Hidden.', 'Newer.', 'Older.', 'Oldest.']);
});

test.each([
  [{ source: 'G' }, 'source'],
  [{ rating: '6' }, 'rating'],
  [{ rating: 5 }, 'rating'],
  [{ reviewedOn: '' }, 'reviewedOn'],
  [{ reviewedOn: '2999-01-01' }, 'reviewedOn'],
  [{ text: 'x'.repeat(1001) }, 'text'],
  [{ link: 'javascript:alert(1)' }, 'link'],
  [{ link: '' }, 'link'],
])('refuses %j with an error at %s', async (part, field) => {
  const { status, body } = await editor.post(path, draft(part as object));
  expect({ status, fields: Object.keys(body.fieldErrors) }).toEqual({ status: 400, fields: [field] });
});

test('is changed and deleted at its version', async () => {
  const { id } = await created();
  const one = `${path}/${id}`;
  const change = (version: string) => editor.patch(one, draft({ rating: '4' }), { 'If-Match': version });
  expect((await change('"1"')).body).toMatchObject({ rating: '4', version: 2 });
  expect((await change('"1"')).status).toBe(412);
  expect((await editor.send('DELETE', one, { headers: { 'If-Match': '"1"' } })).status).toBe(412);
  expect((await editor.send('DELETE', one, { headers: { 'If-Match': '"2"' } })).status).toBe(204);
  expect((await viewer.get(one)).status).toBe(404);
});
