import mongoose from 'mongoose';
import type { Visitor } from '../../testing';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import { DEMO_TOKEN } from '../connection/contract';
import { Hubspot, type HubspotRecord } from '../connection/model';
import { collectChanges } from './collectChanges';
import {
  type ConnectedSite,
  findContact,
  leadOf,
  newEmail,
  path,
  startConnectedSite,
} from './connectedSite.fixture';
import { requestSync } from './model';

let site: ConnectedSite;
let admin: Visitor;
let hubspot: HubspotServer;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ admin, hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

test('an erasure while HubSpot is disconnected waits for a connection, for 90 days and with nothing but the address', async () => {
  const [email, unsent] = [newEmail(), newEmail()];
  const { reference } = await leadOf(email);
  await site.goLive();
  await site.settle();
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
  await site.goLive();
  await site.settle();
  expect(hubspot.portal.erased.has(email)).toBe(true);
  expect(await findContact(email)).toBeNull();
  expect((await admin.get(path)).body).toMatchObject({ pendingErasures: 0, erasuresUntil: null });
});

test('someone who comes back while their erasure waits is tried after it, and listed as failed because HubSpot blocks them', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email);
  await site.goLive();
  await site.settle();
  await Hubspot.updateOne({ _id: 'hubspot' }, { $set: { isPaused: true } });
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  await leadOf(email, { changeMark: new mongoose.Types.ObjectId() } as never);
  await collectChanges((await Hubspot.findById('hubspot').lean()) as HubspotRecord);
  expect(await findContact(email)).toMatchObject({ task: 'erase' });
  await Hubspot.updateOne({ _id: 'hubspot' }, { $set: { isPaused: false } });
  await site.settle();
  expect(hubspot.portal.erased.has(email)).toBe(true);
  expect(await findContact(email)).toMatchObject({ task: 'sync', state: 'dead' });
});
