import { listRoutes } from '../listRoutes';
import { createMember, startServer, type TestServer } from '../testing';
import { createOpenApiDocument } from './createOpenApiDocument';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    SITE_MODE: 'production',
    PASSWORD_COST: 'full',
    SESSION_SECRET: 'a secret that is long enough to be one',
    SEALING_KEYS: `1:${'k'.repeat(43)}=`,
    INTERNAL_KEY: 'a-key-that-is-long-enough-to-be-one',
    MAIL_FROM: 'hello@emberline.example',
    ADMIN_EMAIL: 'owner@emberline.example',
    BRAND_NAME: 'Emberline',
    BRAND_PHONE: '(512) 555-0100',
    BRAND_LOCALITY: 'Round Rock',
    BRAND_REGION: 'TX',
    BRAND_POSTAL_CODE: '78665',
  });
});
afterAll(() => server.stop());

test('serves the OpenAPI document of all contracts to members', async () => {
  const { email, password } = await createMember({ role: 'viewer' });
  const visitor = server.visitor();
  expect((await visitor.get('/api/openapi.json')).status).toBe(401);
  expect((await visitor.get('/api/docs')).headers.get('location')).toBe('/admin/login?next=/api/docs');
  await visitor.signIn(email, password);
  const served = (await visitor.get('/api/openapi.json')).body;
  expect(served).toEqual(JSON.parse(JSON.stringify(createOpenApiDocument(listRoutes()))));
  expect(served.paths['/api/admin/leads/{reference}'].patch).toMatchObject({
    tags: ['leads'],
    'x-permission': 'change a lead',
    'x-roles': ['owner', 'admin', 'editor'],
  });
  expect(served.paths['/api/admin/leads'].get.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'limit',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100 },
      }),
      expect.objectContaining({
        name: 'status',
        schema: { type: 'string', enum: expect.arrayContaining(['new', 'won']) },
      }),
    ]),
  );
});

test('serves the documentation page with a strict content security policy', async () => {
  const { email, password } = await createMember();
  const visitor = server.visitor();
  await visitor.signIn(email, password);
  const page = await visitor.get('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe');
  for (const [, path] of page.body.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await visitor.get(path)).status).toBe(200);
  expect((await visitor.get('/api/docs/package.json')).status).toBe(404);
});
