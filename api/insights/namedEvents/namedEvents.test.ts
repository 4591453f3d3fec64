import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleNamedEventDraft } from './example';
import { NamedEventModel } from './model';

const path = '/api/admin/analytics/named-events';
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());

test('events that an admin defines are published with the settings, and none of the site is replaced', async () => {
  const draft = exampleNamedEventDraft({ name: ' Portal  opened ', page: '/services/*' });
  const { status, body } = await admin.post(path, draft);
  expect([status, body.name]).toEqual([201, 'Portal  opened']);
  const stored = { ...draft, name: 'Portal  opened' };
  expect((await server.visitor().get('/api/site')).body.settings.namedEvents).toEqual([stored]);
  const changed = { ...stored, trigger: 'scroll', value: '75' };
  expect((await admin.patch(`${path}/${body.id}`, changed, { 'If-Match': '"1"' })).status).toBe(200);
  for (const [part, field] of [
    [{ name: 'page_view' }, 'name'],
    [{ name: 'phone clicked' }, 'name'],
    [{ value: 'javascript:alert(1)' }, 'value'],
    [{ trigger: 'scroll', value: '33' }, 'value'],
    [{ page: 'services' }, 'page'],
    [{ trigger: 'selector' }, 'trigger'],
    [{ value: 'x'.repeat(201) }, 'value'],
  ] as const) {
    const refused = await admin.post(path, { ...exampleNamedEventDraft(), ...part });
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, [field]]);
  }
});

test('there are at most twenty', async () => {
  await NamedEventModel.insertMany(
    Array.from({ length: 20 }, (_, n) => exampleNamedEventDraft({ name: `Event ${n}` })),
  );
  expect((await admin.post(path, exampleNamedEventDraft())).body.code).toBe('too_many_events');
});
