import { startServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test('answers 503 when the breach list cannot be reached', async () => {
  const reply = await server.visitor().get('/api/tools/pwned-range/5baa6');
  expect(reply).toMatchObject({
    status: 503,
    body: { message: 'The leak check isn’t available right now.' },
  });
  expect((await server.visitor().get('/api/tools/pwned-range/5baag')).status).toBe(400);
});
