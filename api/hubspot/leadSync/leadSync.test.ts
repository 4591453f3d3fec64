import type { Role } from '../../identity/users/roles';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Hubspot } from '../connection/model';
import { CrmContact, type CrmContactRecord } from '../sync/model';

let server: TestServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  for (const role of ['admin', 'editor', 'viewer'] as const)
    members.set(role, await server.signInAs((await createMember({ role }))._id));
});
afterAll(() => server.stop());

const as = (role: Role) => members.get(role) as Visitor;

test('a lead shows its step in HubSpot, and who may syncs a failed one again', async () => {
  const email = 'synced@example.com';
  const lead = await createLead({ email, emailNorm: email });
  const path = `/api/admin/hubspot/leads/${lead.reference}`;
  const store = (part: Partial<CrmContactRecord>) =>
    CrmContact.findOneAndUpdate({ email }, { $set: part }, { upsert: true, setDefaultsOnInsert: true });
  await store({ state: 'dead', attempts: 9, error: 'PROPERTY_DOES_NOT_EXIST for Dana' });
  expect((await as('viewer').get(path)).body).toEqual({ isShadow: false, contact: null, objects: [] });
  await Hubspot.updateOne({ _id: 'hubspot' }, { $set: { mode: 'live' } });
  const { body } = await as('editor').get(path);
  expect(body.contact).toMatchObject({ state: 'dead', attempts: 9, error: expect.stringContaining('Dana') });
  expect(JSON.stringify((await as('viewer').get(path)).body)).not.toContain('Dana');
  const replay = `/api/admin/hubspot/jobs/${body.contact.id}/replay`;
  expect((await as('editor').post(replay)).status).toBe(403);
  expect((await as('admin').post(replay)).status).toBe(200);
  expect((await as('viewer').get(path)).body.contact.state).toBe('pending');
  const written = (kind: 'deals' | 'notes', key: string, id?: string) => ({
    kind,
    key,
    id,
    mark: key,
    hash: '',
  });
  const syncedAt = new Date();
  const objects = [written('deals', lead._id, '7'), written('notes', 'n1', '8'), written('notes', 'n2', '9')];
  await store({ state: 'done', hubspotId: '501', syncedAt, objects });
  expect((await as('viewer').get(path)).body).toMatchObject({
    contact: { state: 'done', hubspotId: '501', syncedAt: syncedAt.toISOString() },
    objects: ['deals', 'notes'],
  });
  // The deal of another lead, and one that HubSpot has not answered for.
  await store({ objects: [written('deals', 'other', '7'), written('notes', 'n1')] });
  expect((await as('viewer').get(path)).body.objects).toEqual([]);
  expect((await as('viewer').get('/api/admin/hubspot/leads/EM-ZZZZZZZZ')).status).toBe(404);
});
