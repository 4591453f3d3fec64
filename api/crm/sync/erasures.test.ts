import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { HubspotPortal } from '../../testing/hubspot/HubspotPortal';
import { type HubspotServer, startHubspot } from '../../testing/hubspot/startHubspot';
import { DEMO_TOKEN } from '../connection/contract';
import { Hubspot, type HubspotRecord } from '../connection/model';
import { findMissing, toNewProperty } from '../mapping/checkMapping';
import { initialMapping } from '../mapping/localFields';
import { collectChanges, personModels } from './collectChanges';
import type { CrmState } from './contract';
import { CrmContact, type CrmContactRecord, requestSync } from './model';
import { syncContacts } from './syncContacts';

const path = '/api/admin/hubspot';
const log = pino({ level: 'silent' });
const keys = { sealingKeys: [{ version: '1', key: Buffer.alloc(32, 7) }], auditKeys: ['a key'] };
let server: TestServer;
let hubspot: HubspotServer;
let admin: Visitor;
beforeAll(async () => {
  hubspot = await startHubspot();
  server = await startServer({ HUBSPOT_ORIGIN: hubspot.origin });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(async () => {
  await server.stop();
  await hubspot.stop();
});
beforeEach(async () => {
  await Hubspot.updateOne({ _id: 'hubspot' }, { $set: { mode: 'off', problem: 'none' } });
  await Promise.all([Enquiry.deleteMany({}), CrmContact.deleteMany({})]);
  Object.assign(hubspot.portal, new HubspotPortal());
  const properties = findMissing(initialMapping, hubspot.portal.properties).map(toNewProperty);
  hubspot.portal.properties.push(...properties);
  const { version } = (await admin.get(path)).body;
  await admin.post(`${path}/connect`, { token: DEMO_TOKEN }, { 'If-Match': `"${version}"` });
});

const newEmail = () => `${randomUUID()}@example.com`;
const goLive = () => admin.post(`${path}/start`);
const findContact = (email: string) => CrmContact.findOne({ email }).lean<CrmContactRecord>();

async function leadOf(email: string, part: Partial<EnquiryRecord> = {}): Promise<EnquiryRecord> {
  return (await createLead({ email, emailNorm: email, ...part })) as EnquiryRecord;
}

/** Works through the queue, beside the job of the server, until nothing is left to do. */
async function settle(): Promise<void> {
  const waiting: CrmState[] = ['pending', 'retry'];
  const open = { state: mongoose.trusted({ $in: waiting }) };
  const marked = { changeMark: mongoose.trusted({ $exists: true }) };
  for (;;) {
    await CrmContact.updateMany(open, { $set: { nextAt: new Date(0) } }, { timestamps: false });
    await syncContacts({ ...keys, hubspotOrigin: hubspot.origin, hubspotVersion: 'v3' }, log);
    const isOpen = await CrmContact.exists({
      state: mongoose.trusted({ $in: [...waiting, 'running' as const] }),
    });
    const isMarked = await Promise.all(personModels.map((model) => model.exists(marked as never)));
    if (!isOpen && !isMarked.some(Boolean)) return;
  }
}

test('an erasure while HubSpot is disconnected waits for a connection, for 90 days and with nothing but the address', async () => {
  const [email, unsent] = [newEmail(), newEmail()];
  const { reference } = await leadOf(email);
  await goLive();
  await settle();
  const { version } = (await admin.get(path)).body;
  expect((await admin.send('DELETE', path, { headers: { 'If-Match': `"${version}"` } })).body).toMatchObject({
    state: 'not_connected',
    pendingErasures: 0,
    erasuresUntil: null,
  });
  const other = await leadOf(unsent);
  await requestSync([unsent]);
  for (const [about, address] of [
    [reference, email],
    [other.reference, unsent],
  ])
    expect((await admin.post('/api/admin/erasures', { reference: about, email: address })).status).toBe(201);
  // What was never sent needs no deletion there.
  expect(await findContact(unsent)).toBeNull();
  const waiting = await findContact(email);
  expect(waiting).toMatchObject({ task: 'erase', state: 'pending', base: {}, changes: [] });
  const until = waiting?.expiresAt as Date;
  expect(Math.round((until.getTime() - (waiting?.createdAt.getTime() ?? 0)) / 86_400_000)).toBe(90);
  const view = (await admin.get(path)).body;
  expect(view).toMatchObject({ pendingErasures: 1, erasuresUntil: until.toISOString() });
  await admin.post(`${path}/connect`, { token: DEMO_TOKEN }, { 'If-Match': `"${view.version}"` });
  await goLive();
  await settle();
  expect(hubspot.portal.erased.has(email)).toBe(true);
  expect(await findContact(email)).toBeNull();
  expect((await admin.get(path)).body).toMatchObject({ pendingErasures: 0, erasuresUntil: null });
});

test('someone who comes back while their erasure waits is tried after it, and listed as failed because HubSpot blocks them', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email);
  await goLive();
  await settle();
  await Hubspot.updateOne({ _id: 'hubspot' }, { $set: { isPaused: true } });
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  await leadOf(email, { changeMark: new mongoose.Types.ObjectId() } as never);
  await collectChanges((await Hubspot.findById('hubspot').lean()) as HubspotRecord);
  expect(await findContact(email)).toMatchObject({ task: 'erase' });
  await Hubspot.updateOne({ _id: 'hubspot' }, { $set: { isPaused: false } });
  await settle();
  expect(hubspot.portal.erased.has(email)).toBe(true);
  expect(await findContact(email)).toMatchObject({ task: 'sync', state: 'dead' });
});
