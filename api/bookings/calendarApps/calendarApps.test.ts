import { createMember } from '../../testing';
import { type ConnectedSite, startConnectedSite } from '../calendarConnections/connectedSite.fixture';
import { CalendarAppModel } from './model';

let site: ConnectedSite;
beforeAll(async () => {
  site = await startConnectedSite();
  await site.register();
});
afterAll(() => site.stop());

const path = '/api/admin/calendar-apps';

test('admins change a registration at its version; its secret is never returned', async () => {
  const list = async () => (await site.admin.get(path)).body.items;
  const [google] = await list();
  expect(google).toMatchObject({ provider: 'google', hasSecret: true, isDemo: true });
  const at = (version: number) => ({ 'If-Match': `"${version}"` });
  const draft = { clientId: 'other.apps.example', tenant: '' };
  const refused = await site.admin.patch(`${path}/google`, draft, at(google.version));
  expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([400, ['clientSecret']]);
  const secret = 'GOCSPX-very-secret';
  const saved = await site.admin.patch(
    `${path}/google`,
    { ...draft, clientSecret: secret },
    at(google.version),
  );
  expect(saved.body).toMatchObject({ clientId: 'other.apps.example', hasSecret: true });
  expect(JSON.stringify([await CalendarAppModel.find().lean(), await list()])).not.toContain(secret);
  const lines = await site.admin.get('/api/admin/audit?limit=5');
  expect(JSON.stringify(lines.body)).not.toContain(secret);
  expect((await site.admin.patch(`${path}/google`, draft, at(google.version))).status).toBe(412);
  const cleared = await site.admin.patch(
    `${path}/google`,
    { clientId: '', tenant: '' },
    at(saved.body.version),
  );
  expect(cleared.body).toMatchObject({ clientId: '', hasSecret: false });
  const tenant = { clientId: 'demo-client', tenant: '../common' };
  expect((await site.admin.patch(`${path}/microsoft`, tenant, at(1))).body.fieldErrors).toHaveProperty(
    'tenant',
  );
  const editor = await site.server.signInAs((await createMember({ role: 'editor' }))._id);
  expect((await editor.get(path)).status).toBe(403);
});
