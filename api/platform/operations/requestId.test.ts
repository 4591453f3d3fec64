import { startServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test('keeps a valid request id and replaces others; an unknown path answers 404', async () => {
  const response = await server.visitor().get('/api/nothing', { 'X-Request-Id': 'abc-12345678' });
  expect(response).toMatchObject({ status: 404, body: { requestId: 'abc-12345678', code: 'not_found' } });
  const replaced = await server.visitor().get('/api/nothing', { 'X-Request-Id': 'a b' });
  expect(replaced.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
});
