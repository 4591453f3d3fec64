import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import { newId } from '../../platform/db/newId';
import { createMember, type Visitor } from '../../testing';
import { createRandom } from '../../testing/createRandom';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import { decode } from '../mapping/transforms';
import {
  type ConnectedSite,
  findContact,
  leadOf,
  newEmail,
  path,
  startConnectedSite,
} from './connectedSite.fixture';
import { CrmContact, requestSync } from './model';

/** In a long run more than one batch. */
const many = process.env.LONG ? 200 : 30;
let site: ConnectedSite;
let hubspot: HubspotServer;
let admin: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ admin, hubspot } = site);
  viewer = await site.server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

test('shadow mode says what would change and writes nothing; one click starts the sync', async () => {
  const email = newEmail();
  await leadOf(email, { name: 'Dana Reyes', company: 'Reyes Dental', status: 'qualified' });
  await site.settle();
  expect(hubspot.portal.contacts.size).toBe(0);
  const { body } = await admin.get(`${path}/jobs?q=${email.slice(0, 12)}`);
  expect(body.items).toHaveLength(1);
  expect(body.items[0]).toMatchObject({ email, state: 'done' });
  expect(body.items[0].changes).toContainEqual({
    property: 'firstname',
    direction: 'to',
    before: '',
    after: 'Dana',
  });
  expect((await site.goLive()).body).toEqual({ contacts: 1 });
  await site.settle();
  expect(hubspot.portal.findByEmail(email)?.properties).toMatchObject({
    firstname: 'Dana',
    lastname: 'Reyes',
    company: 'Reyes Dental',
    hs_lead_status: 'IN_PROGRESS',
    lifecyclestage: 'salesqualifiedlead',
  });
  await site.settle();
  expect(hubspot.portal.writes).toHaveLength(1);
});

test('a viewer sees neither addresses nor values, and cannot search', async () => {
  await leadOf(newEmail(), { name: 'Dana Reyes' });
  await site.settle();
  const { body } = await viewer.get(`${path}/jobs`);
  expect(JSON.stringify(body)).not.toMatch(/@example\.com|Dana/);
  expect((await viewer.get(`${path}/jobs?q=d`)).status).toBe(400);
});

test('one contact that HubSpot refuses does not hold up the others, fails after eight attempts and can be replayed', async () => {
  const [good, bad] = [newEmail(), `${newId()}@refused.example`];
  for (const email of [good, bad]) await leadOf(email);
  await site.goLive();
  hubspot.portal.faults.refusesBatches = true;
  await site.settle();
  expect(hubspot.portal.findByEmail(good)).toBeDefined();
  const dead = await findContact(bad);
  expect(dead).toMatchObject({ state: 'dead', attempts: 8, error: expect.stringContaining('is invalid') });
  const { body } = await admin.post(`${path}/jobs/${dead?._id}/replay`);
  expect(body).toMatchObject({ state: 'pending', attempts: 0 });
});

test('a revoked token stops the sync and keeps what is to be sent', async () => {
  await site.goLive();
  hubspot.portal.faults.isRevoked = true;
  const email = newEmail();
  await leadOf(email);
  await site.sync();
  expect((await admin.get(path)).body.state).toBe('revoked');
  expect(await findContact(email)).toMatchObject({ state: 'pending' });
  hubspot.portal.heal();
  expect((await admin.post(`${path}/test`)).body.state).toBe('connected');
  await site.settle();
  expect(hubspot.portal.findByEmail(email)).toBeDefined();
});

test('backfill counts first and then syncs everybody once', async () => {
  const emails = [newEmail(), newEmail()];
  for (const email of emails) await leadOf(email);
  await Enquiry.collection.updateMany({}, { $unset: { changeMark: '' } });
  expect((await admin.post(`${path}/backfill`, { isDryRun: true })).body).toEqual({ contacts: 2 });
  expect((await admin.post(`${path}/backfill`, { isDryRun: false })).body).toEqual({ contacts: 2 });
  await site.goLive();
  await site.settle();
  expect(hubspot.portal.contacts.size).toBe(2);
});

test('HubSpot changes a lead, with an audit entry, but never moves it back, nor a lifecycle stage in HubSpot', async () => {
  const email = newEmail();
  const lead = await leadOf(email, { status: 'won' });
  await site.goLive();
  await site.settle();
  const edit = { hs_lead_status: 'NEW', lifecyclestage: 'evangelist', website_priority: 'urgent' };
  hubspot.portal.edit(email, edit);
  await CrmContact.updateMany({}, { $set: { state: 'pending' } });
  await site.settle();
  expect(await Enquiry.findById(lead._id).lean()).toMatchObject({ status: 'won', priority: 'urgent' });
  expect(hubspot.portal.findByEmail(email)?.properties).toMatchObject({
    hs_lead_status: 'OPEN_DEAL',
    lifecyclestage: 'evangelist',
  });
  const { items } = (await admin.get('/api/admin/audit?entity=leads')).body;
  const { body } = await admin.get(`/api/admin/audit/${items[0].id}`);
  expect(body).toMatchObject({ action: 'edit leads from HubSpot', entityId: lead.reference });
  expect(body.changes).toEqual([expect.objectContaining({ field: 'priority', after: 'urgent' })]);
});

test(`${many} contacts changed on both sides through failures are equal afterwards: none lost, doubled or written in vain`, async () => {
  const { below: random } = createRandom(20_261_127);
  const emails = Array.from({ length: many }, newEmail);
  for (const email of emails) await leadOf(email, { value: 100 });
  await site.goLive();
  const stages = ['new', 'contacted', 'qualified', 'won'];
  const statuses = ['NEW', 'CONNECTED', 'IN_PROGRESS', 'OPEN_DEAL'];
  const priorities = ['urgent', 'high', 'low'];
  const breakPortal = (faults: object) => Object.assign(hubspot.portal.faults, faults);
  const failures = [
    () => breakPortal({ lostAnswers: 1 }),
    () => breakPortal({ isDown: true }),
    () => breakPortal({ conflicts: 1 }),
    () => breakPortal({ lostAnswers: 1, limited: 1 }),
    // A process that ended while it worked on contacts.
    () =>
      CrmContact.updateMany(
        { state: 'done' },
        { $set: { state: 'running', token: 'gone', leaseUntil: new Date(0) } },
      ),
  ];
  await site.settle();
  for (const fail of failures) {
    for (let edit = 0; edit < many * 0.4; edit++) {
      const email = emails[random(many)] as string;
      const change = [
        { status: stages[random(4)], priority: priorities[random(3)] },
        { value: random(9_000) },
      ][random(2)];
      await Enquiry.updateOne({ emailNorm: email }, { $set: change, $inc: { version: 1 } });
      const other = emails[random(many)] as string;
      hubspot.portal.edit(
        other,
        [
          { hs_lead_status: statuses[random(4)] as string },
          { website_value: String(random(9_000)) },
          { website_priority: priorities[random(3)] as string },
        ][random(3)] as Record<string, string>,
      );
    }
    await fail();
    await site.sync();
    hubspot.portal.heal();
    await site.settle();
  }
  // What changed in HubSpot alone is found when contacts are compared again.
  await CrmContact.updateMany({}, { $set: { state: 'pending' } });
  await site.settle();
  expect(hubspot.portal.contacts.size).toBe(many);
  const leads = await Enquiry.find({}).lean<EnquiryRecord[]>();
  const none = { idOf: new Map(), emailOf: new Map() };
  const different = leads.filter(({ emailNorm, status, value, priority = 'normal' }) => {
    const { properties } = hubspot.portal.findByEmail(emailNorm) ?? {
      properties: {} as Record<string, string>,
    };
    return (
      decode('leadStatus', properties.hs_lead_status ?? '', none) !== status ||
      properties.website_value !== String(value) ||
      properties.website_priority !== priority
    );
  });
  expect(different).toEqual([]);
  const inVain = hubspot.portal.writes.filter(({ changed, isNew }) => changed === 0 && !isNew);
  expect(inVain).toEqual([]);
  const written = hubspot.portal.writes.length;
  await CrmContact.updateMany({}, { $set: { state: 'pending' } });
  await site.settle();
  expect(hubspot.portal.writes).toHaveLength(written);
});

test('HubSpot is not asked about spam, and its addresses are not kept for it', async () => {
  const email = newEmail();
  await leadOf(email, { status: 'quarantined' });
  await site.settle();
  expect(hubspot.portal.calls.filter((call) => call.endsWith('/batch/read'))).toEqual([]);
  expect(await findContact(email)).toBeNull();
});

test('a person is erased in HubSpot whose first sync is under way', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email);
  await site.settle();
  const leaseUntil = new Date(Date.now() + 60_000);
  await CrmContact.updateOne(
    { email },
    { $set: { state: 'running', token: 'other', leaseUntil, attempts: 1 } },
  );
  // It is requested again, which gives it to no second process.
  await requestSync([email]);
  expect(await findContact(email)).toMatchObject({ state: 'running', token: 'other' });
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  expect(await findContact(email)).toMatchObject({ task: 'erase', state: 'pending', nextAt: leaseUntil });
});

test('an erasure is carried over to HubSpot, and the address is forgotten here', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email);
  await site.goLive();
  await site.settle();
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  await site.settle();
  expect(hubspot.portal.findByEmail(email)).toBeUndefined();
  expect(hubspot.portal.erased.has(email)).toBe(true);
  expect(await CrmContact.countDocuments({})).toBe(0);
});
