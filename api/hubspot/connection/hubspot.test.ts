import type { Role } from '../../identity/users/contract';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { HubspotPortal } from '../../testing/hubspot/HubspotPortal';
import { type HubspotServer, startHubspot } from '../../testing/hubspot/startHubspot';
import { initialMapping } from '../mapping/localFields';
import { addResultEntries, HubspotMapping } from '../mapping/model';
import { CrmContact } from '../sync/model';
import { DEMO_TOKEN, noActivities } from './contract';
import { addActivities, addContactSettings, addDealSettings, addFormSettings, Hubspot } from './model';

const path = '/api/admin/hubspot';
let server: TestServer;
let hubspot: HubspotServer;
const members = new Map<Role, Visitor>();
beforeAll(async () => {
  hubspot = await startHubspot();
  server = await startServer({ HUBSPOT_ORIGIN: hubspot.origin });
  for (const role of ['admin', 'viewer'] as const) {
    const { _id } = await createMember({ role, name: `Their ${role}` });
    members.set(role, await server.signInAs(_id));
  }
});
afterAll(async () => {
  await server.stop();
  await hubspot.stop();
});
beforeEach(async () => {
  Object.assign(hubspot.portal, new HubspotPortal());
  await Hubspot.updateOne(
    { _id: 'hubspot' },
    { $set: { mode: 'off', isPaused: false, problem: 'none' }, $unset: { token: '' } },
  );
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { entries: initialMapping } });
});

const as = (role: Role) => members.get(role) as Visitor;
const at = ({ version }: { version: number }) => ({ 'If-Match': `"${version}"` });

async function connect(body: object = { token: DEMO_TOKEN }) {
  const now = (await as('admin').get(path)).body;
  return as('admin').post(`${path}/connect`, body, at(now));
}

test('connects in shadow mode, and never returns the token', async () => {
  expect((await as('viewer').get(path)).body).toMatchObject({ state: 'not_connected', isDemo: true });
  const { status, body } = await connect();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'shadow',
    accountName: 'Demo portal',
    portalId: hubspot.portal.id,
    last4: 'oken',
    missingScopes: [],
    connectedBy: 'Their admin',
    isShadow: true,
  });
  const stored = JSON.stringify(await Hubspot.findById('hubspot').lean());
  for (const text of [stored, JSON.stringify((await as('admin').get(path)).body)])
    expect(text).not.toContain(DEMO_TOKEN);
});

test('refuses a token that HubSpot does not accept, at its field', async () => {
  const { status, body } = await connect({ token: 'not the right token' });
  expect(status).toBe(422);
  expect(body.fieldErrors).toEqual({ token: 'HubSpot doesn’t accept this token.' });
  expect((await as('admin').get(path)).body.state).toBe('not_connected');
});

test('names missing scopes, and says that it works once they are granted', async () => {
  hubspot.portal.scopes = hubspot.portal.scopes.filter((scope) => scope !== 'crm.objects.contacts.write');
  expect((await connect()).body).toMatchObject({
    state: 'degraded',
    missingScopes: ['crm.objects.contacts.write'],
    isShadow: true,
    reason: 'The token lacks scopes: crm.objects.contacts.write.',
  });
  Object.assign(hubspot.portal, new HubspotPortal());
  expect((await as('admin').post(`${path}/test`)).body).toMatchObject({ state: 'shadow', reason: '' });
});

test('a test shows a revoked token and an account that cannot be reached as states', async () => {
  await connect();
  hubspot.portal.faults.isDown = true;
  expect((await as('admin').post(`${path}/test`)).body).toMatchObject({ state: 'degraded' });
  hubspot.portal.heal();
  hubspot.portal.faults.isRevoked = true;
  expect((await as('admin').post(`${path}/test`)).body).toMatchObject({ state: 'revoked' });
});

test('pauses, resumes and disconnects at the version that was read; the mapping stays', async () => {
  const { body: shown } = await connect();
  expect((await as('admin').post(`${path}/pause`, { isPaused: true }, { 'If-Match': '"0"' })).status).toBe(
    412,
  );
  const paused = await as('admin').post(`${path}/pause`, { isPaused: true }, at(shown));
  expect(paused.body.state).toBe('paused');
  const resumed = await as('admin').post(`${path}/pause`, { isPaused: false }, at(paused.body));
  expect(resumed.body.state).toBe('shadow');
  const { body } = await as('admin').send('DELETE', path, { headers: at(resumed.body) });
  expect(body).toMatchObject({ state: 'not_connected', last4: '', accountName: '' });
  expect((await Hubspot.findById('hubspot').lean())?.token).toBeUndefined();
  expect((await as('admin').get(`${path}/mapping`)).body.entries).toHaveLength(initialMapping.length);
});

test('a token of another account does not replace the one that is connected', async () => {
  await connect();
  Object.assign(hubspot.portal, { id: 12 });
  expect((await connect()).status).toBe(409);
  Object.assign(hubspot.portal, { id: new HubspotPortal().id });
});

test('a new connection compares contacts from scratch, since the account may be another one', async () => {
  const email = 'dana@example.com';
  await CrmContact.create({
    email,
    state: 'done',
    hubspotId: '101',
    base: { hs_lead_status: { local: 'new', remote: 'NEW' } },
    syncedAt: new Date(),
  });
  const { body } = await connect();
  expect((await CrmContact.findOne({ email }).lean())?.base).toEqual({});
  const base = { firstname: { local: 'Dana', remote: 'Dana' } };
  await CrmContact.updateOne({ email }, { $set: { base } });
  await as('admin').post(`${path}/connect`, { token: DEMO_TOKEN }, at(body));
  expect((await CrmContact.findOne({ email }).lean())?.base).toEqual(base);
  await CrmContact.deleteOne({ email });
});

test('says exactly which properties are missing, and creates those after they were shown', async () => {
  expect((await as('admin').get(`${path}/mapping`)).body).toMatchObject({
    properties: null,
    unreadable: 'HubSpot is not connected.',
  });
  await connect();
  const { body: before } = await as('admin').get(`${path}/mapping`);
  expect(before.problems).toEqual([]);
  expect(before.missingGroup).toBe('Website');
  const names = before.missing.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    initialMapping.map(({ property }) => property).filter((name) => /^website_/.test(name)),
  );
  const other = await as('admin').post(`${path}/properties`, { names: names.slice(1) });
  expect(other.status).toBe(409);
  const { body: after } = await as('admin').post(`${path}/properties`, { names });
  expect(after).toMatchObject({ missing: [], missingGroup: '', problems: [] });
  expect(hubspot.portal.properties.find(({ name }) => name === 'website_value')).toMatchObject({
    type: 'number',
    groupName: 'website_sync',
  });
});

const [firstName] = initialMapping;
test.each([
  ['a property that is mapped twice', { property: 'lastname' }, 'This property is mapped twice.'],
  ['a direction that does not exist', { direction: 'both' }, 'First name can only be written to HubSpot.'],
  ['a transform of another field', { transform: 'owner' }, 'This transform doesn’t work with first name.'],
  [
    'a property of another type',
    { property: 'lifecyclestage2' },
    /is of type number. First name needs string/,
  ],
  ['a property that HubSpot computes', { property: 'createdate' }, /HubSpot computes Create Date itself/],
])('refuses %s', async (_case, part, message) => {
  await connect();
  const number = { name: 'lifecyclestage2', label: 'A number', type: 'number', groupName: 'x' };
  hubspot.portal.properties.push(number);
  const { body: mapping } = await as('admin').get(`${path}/mapping`);
  const entries = [{ ...firstName, ...part }, ...initialMapping.slice(1)];
  const { status, body } = await as('admin').patch(`${path}/mapping`, { entries }, at(mapping));
  expect(status).toBe(400);
  expect(body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
});

test('stores a mapping at the version that was read', async () => {
  const { body: mapping } = await as('admin').get(`${path}/mapping`);
  const entries = initialMapping.slice(0, 2);
  const saved = await as('admin').patch(`${path}/mapping`, { entries }, at(mapping));
  expect(saved.body.entries).toEqual(entries);
  expect((await as('admin').patch(`${path}/mapping`, { entries }, at(mapping))).status).toBe(412);
});

test('a connection of an earlier version gets its activities by the migration, also when that is repeated', async () => {
  await Hubspot.collection.updateOne({}, { $unset: { activities: '' } });
  for (const _ of ['once', 'again']) await addActivities();
  expect((await as('admin').get(path)).body.activities).toEqual(noActivities);
  const stored = { meetings: false, notes: true };
  await Hubspot.collection.updateOne({}, { $set: { activities: stored } });
  for (const _ of ['once', 'again']) {
    await addActivities();
    await addDealSettings();
    await addFormSettings();
    await addContactSettings();
    expect((await as('admin').get(path)).body.activities).toEqual({ ...noActivities, ...stored });
  }
});

test('a mapping of an earlier version gets results of assessments, where their properties are free', async () => {
  const [score] = initialMapping.slice(-1);
  const entries = [...initialMapping.slice(0, 2), { ...initialMapping[2], property: 'website_assessment' }];
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { entries } });
  for (const _ of ['once', 'again']) await addResultEntries();
  expect((await as('admin').get(`${path}/mapping`)).body.entries).toEqual([...entries, score]);
});
