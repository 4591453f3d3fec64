import { createMember, startServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const vote = (question: string, isHelpful: boolean, visitor = server.visitor()) =>
  visitor.post('/api/votes', { question, isHelpful });

test('counts votes per question and lists the most unhelpful first', async () => {
  await vote('/faq#support-hours', true);
  await vote('/faq#support-hours', true);
  await vote('/faq#how-do-people-reach-you', false);
  const { email, password } = await createMember({ role: 'viewer' });
  const viewer = server.visitor();
  await viewer.signIn(email, password);
  expect((await viewer.get('/api/admin/votes')).body).toEqual({
    total: 2,
    isMore: false,
    nextCursor: null,
    items: [
      { question: '/faq#how-do-people-reach-you', helpful: 0, notHelpful: 1 },
      { question: '/faq#support-hours', helpful: 2, notHelpful: 0 },
    ],
  });
  const visitor = server.visitor();
  for (const isHelpful of [true, true, false])
    expect((await vote('/faq#support-hours', isHelpful, visitor)).status).toBe(204);
  const { items } = (await viewer.get('/api/admin/votes')).body;
  expect(items[1]).toMatchObject({ helpful: 3, notHelpful: 0 });
  expect((await server.visitor().get('/api/admin/votes')).status).toBe(401);
});

test.each([
  '',
  '/faq',
  'faq#x',
  '/faq#',
  '/faq#<script>',
  '/a/b/c/d#e',
  `/faq#${'x'.repeat(90)}`,
  '/faq#made-up',
  '/blog#support-hours',
])('rejects the unknown question %j', async (question) => {
  expect((await vote(question, true)).status).toBe(400);
});
