import { startServer, type TestServer } from '../../testing';
import { listTestimonials } from '../testimonials/contract';
import { getSettings } from './contract';
import { exampleSettings } from './example';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    BRAND_NAME: 'Northwind',
    BRAND_PHONE: '+1 512 555 0199',
    BRAND_SOCIALS: 'LinkedIn=https://www.linkedin.com/company/x?a=b, Nonsense',
    TAG_MANAGER_ID: 'GTM-ABC123',
    FRAME_ORIGINS: 'https://partner.example, http://127.0.0.1:8080',
  });
}, 30_000);
afterAll(() => server.stop());

test('the settings are seeded from the environment and public', async () => {
  const { body } = await server.visitor().get(`/api${getSettings.path}`);
  expect(body).toEqual(
    exampleSettings({
      name: 'Northwind',
      phone: '+1 512 555 0199',
      phoneHref: 'tel:+15125550199',
      socials: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/x?a=b' }],
      tagManagerId: 'GTM-ABC123',
      frameOrigins: ['https://partner.example', 'http://127.0.0.1:8080'],
    }),
  );
});

test('the seeded quotes are samples named by initials', async () => {
  const { body } = await server.visitor().get(`/api${listTestimonials.path}`);
  expect(body).toHaveLength(3);
  for (const { name } of body) expect(name).toMatch(/^[A-Z]\. [A-Z]\.$/);
});

test('the breach list out of reach is said to be so', async () => {
  const reply = await server.visitor().get('/api/tools/pwned-range/5baa6');
  expect(reply).toMatchObject({
    status: 503,
    body: { message: 'The breach check is unavailable just now.' },
  });
  expect((await server.visitor().get('/api/tools/pwned-range/5baag')).status).toBe(400);
});

test('a request id that fits is kept, another is replaced; the answer to nothing is a 404', async () => {
  const kept = await server.visitor().get('/api/nothing', { 'X-Request-Id': 'abc-12345678' });
  expect(kept).toMatchObject({ status: 404, body: { requestId: 'abc-12345678', code: 'not_found' } });
  const replaced = await server.visitor().get('/api/nothing', { 'X-Request-Id': 'a b' });
  expect(replaced.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
});
