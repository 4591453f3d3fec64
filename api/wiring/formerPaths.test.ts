import { examplePostDraft } from '../content/posts/example';
import { createMember, createPost, startServer, type TestServer } from '../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test('former releases of the blog and the workbench are answered at their paths', async () => {
  const { title } = await createPost();
  const posts = await server.visitor().get('/api/blog/register?page=1');
  expect(posts.status).toBe(200);
  expect(JSON.stringify(posts.body)).toContain(title);
  const admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
  const blog = '/api/admin/blog';
  const { id } = (await admin.post(blog, examplePostDraft({ slug: 'former' }))).body;
  const send = async (method: string, path: string, version: number) =>
    (await admin.send(method, `${blog}/${id}${path}`, { headers: { 'If-Match': `"${version}"` } })).status;
  expect(await send('DELETE', '', 1)).toBe(204);
  expect(await send('POST', '/take-back', 2)).toBe(200);
  expect(await send('DELETE', '', 3)).toBe(204);
  expect(await send('DELETE', '/for-good', 4)).toBe(204);
});
