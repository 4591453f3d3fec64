import { listNewContacts } from '../../leads/contactList/listNewContacts';
import { ListedContact } from '../../leads/contactList/model';
import { Enquiry } from '../../leads/enquiries/model';
import { createLead, type Visitor } from '../../testing';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import { contactFactSources } from '../../wiring/contactSources';
import { DEMO_TOKEN } from '../connection/contract';
import {
  type ConnectedSite,
  findContact,
  leadOf,
  newEmail,
  path,
  startConnectedSite,
} from '../sync/connectedSite.fixture';
import { requestSync } from '../sync/model';

let site: ConnectedSite;
let admin: Visitor;
let hubspot: HubspotServer;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ admin, hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const deals = { deals: true, dealPipeline: 'default', dealWonStage: 'closedwon', dealReopenedStage: '' };
const dealsOf = (email: string) =>
  hubspot.portal.objectsOf('deals', email).map(({ properties }) => properties);
const writes = () => hubspot.portal.calls.filter((call) => /deals\/batch\/(create|update)/.test(call)).length;

/** Changes a lead as a member does. */
async function change(reference: string, part: object) {
  const place = `/api/admin/leads/${reference}`;
  const { version } = (await admin.get(place)).body;
  expect((await admin.patch(place, part, { 'If-Match': `"${version}"` })).status).toBe(200);
  await site.settle();
}

test('a won lead is one deal of its contact: with its value, reopened, lost and won again', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email, { company: 'Harbor Dental' });
  await site.write(deals);
  await site.goLive();
  await site.settle();
  await change(reference, { status: 'contacted' });
  expect(dealsOf(email)).toEqual([]);
  await change(reference, { status: 'won', value: 12_000 });
  const { stagedAt } = await Enquiry.findOne({ reference }).orFail().lean();
  expect(dealsOf(email)).toEqual([
    {
      dealname: `Harbor Dental (${reference})`,
      description: `Lead ${reference}: https://emberline.example/admin/leads/${reference}`,
      amount: '12000',
      deal_currency_code: 'USD',
      closedate: stagedAt?.toISOString(),
      pipeline: 'default',
      dealstage: 'closedwon',
    },
  ]);
  // Somebody renames it in HubSpot.
  const [deal] = hubspot.portal.objectsOf('deals', email);
  if (deal) deal.properties.dealname = 'Harbor';
  for (const [part, expected] of [
    [{ value: 15_000 }, { dealname: 'Harbor', amount: '15000', dealstage: 'closedwon' }],
    [{ status: 'qualified' }, { dealstage: 'appointmentscheduled' }],
    [{ status: 'lost', lostReason: 'price' }, { dealstage: 'closedlost' }],
    [
      { status: 'won', value: null },
      { dealstage: 'closedwon', amount: '' },
    ],
  ] as const) {
    await change(reference, part);
    expect(dealsOf(email)).toEqual([expect.objectContaining(expected)]);
  }
  expect(writes()).toBe(5);
  await admin.post(`${path}/jobs/${(await findContact(email))?._id}/replay`);
  await site.settle();
  expect(writes()).toBe(5);
});

test('two won leads of one person are two deals; people merged here keep theirs', async () => {
  const [email, other] = [newEmail(), newEmail()];
  await site.write({ ...deals, dealReopenedStage: 'contractsent' });
  await site.goLive();
  const first = await leadOf(email, { status: 'won', value: 1 });
  await leadOf(email, { status: 'won', value: 2 });
  await leadOf(other, { status: 'won', value: 3 });
  await site.settle();
  expect(dealsOf(email).map(({ amount }) => amount)).toEqual(['1', '2']);
  const place = `/api/admin/leads/${first.reference}/contact/merges`;
  await listNewContacts(contactFactSources);
  const contact = (await ListedContact.findOne({ emailNorm: other }).orFail().lean())._id;
  expect((await admin.post(place, { contact }, { 'If-Match': '"0"' })).status).toBe(200);
  await change(first.reference, { status: 'contacted' });
  expect(dealsOf(email).map(({ dealstage }) => dealstage)).toEqual(['contractsent', 'closedwon']);
  expect(dealsOf(other)).toHaveLength(1);
});

test('nothing is written without the switch or of spam, and shadow mode shows what would be', async () => {
  const [email, spammer] = [newEmail(), newEmail()];
  const { reference } = await leadOf(email, { status: 'won', value: 700, company: 'Harbor Dental' });
  await createLead({ email: spammer, emailNorm: spammer, status: 'spam', value: 9 });
  await site.goLive();
  await site.settle();
  expect(hubspot.portal.objects.size).toBe(0);
  await site.reset();
  const lead = await leadOf(email, { reference, status: 'won', value: 700, company: 'Harbor Dental' });
  await site.write(deals);
  await site.settle();
  expect(hubspot.portal.objects.size).toBe(0);
  const id = (await findContact(email))?._id;
  expect((await admin.get(`${path}/jobs/${id}`)).body.changes).toContainEqual({
    property: `deal ${lead.reference}`,
    direction: 'to',
    before: '',
    after: 'Harbor Dental, $700, Closed Won',
  });
  await site.goLive();
  await site.settle();
  expect(dealsOf(email)).toHaveLength(1);
});

test('a deal whose answer was lost is found again, also with words that people added', async () => {
  const email = newEmail();
  await site.goLive();
  await leadOf(email, { status: 'won' });
  await site.settle();
  await site.write(deals);
  hubspot.portal.faults.lostAnswers = 1;
  await site.sync();
  expect((await findContact(email))?.objects).toEqual([expect.objectContaining({ kind: 'deals' })]);
  const [deal] = hubspot.portal.objectsOf('deals', email);
  if (deal) deal.properties.description += ' Called twice.';
  await site.settle();
  expect(dealsOf(email)).toHaveLength(1);
  expect((await findContact(email))?.objects?.[0]?.id).toBe(deal?.id);
});

test('a stage that vanished or a scope that is missing holds up deals only, and says so', async () => {
  const email = newEmail();
  await leadOf(email, { status: 'won' });
  await site.write(deals);
  await site.goLive();
  const [pipeline] = hubspot.portal.pipelines.splice(0, 1);
  await site.settle();
  expect(hubspot.portal.findByEmail(email)).toBeDefined();
  expect(await findContact(email)).toMatchObject({
    state: 'dead',
    error: 'This pipeline of deals doesn’t exist in HubSpot.',
  });
  if (pipeline) hubspot.portal.pipelines.unshift(pipeline);
  for (const scope of ['crm.objects.deals.read', 'crm.objects.deals.write']) {
    const { scopes } = hubspot.portal;
    hubspot.portal.scopes = scopes.filter((each) => each !== scope);
    await admin.post(`${path}/jobs/replay`);
    await site.settle();
    expect(await findContact(email)).toMatchObject({
      state: 'dead',
      error: `The token lacks scopes: ${scope}.`,
    });
    hubspot.portal.scopes = scopes;
  }
  hubspot.portal.faults.limited = 1;
  await admin.post(`${path}/jobs/replay`);
  await site.settle();
  expect(dealsOf(email)).toHaveLength(1);
  expect(await findContact(email)).toMatchObject({ state: 'done', error: '' });
});

test('an erasure deletes deals; what was deleted in HubSpot is not created again', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email, { status: 'won' });
  await leadOf(email, { status: 'won' });
  await site.write(deals);
  await site.goLive();
  await site.settle();
  const [first] = hubspot.portal.objectsOf('deals', email);
  hubspot.portal.objects.delete(first?.id ?? '');
  await change(reference, { value: 5 });
  expect(dealsOf(email)).toHaveLength(1);
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  await site.settle();
  expect(hubspot.portal.objects.size).toBe(0);
  expect(hubspot.portal.erased.has(email)).toBe(true);
});

test('a new connection forgets the pipeline, and recognizes deals once it is chosen again', async () => {
  const email = newEmail();
  await leadOf(email, { status: 'won' });
  await site.write(deals);
  await site.goLive();
  await site.settle();
  const { version } = (await admin.get(path)).body;
  const { body } = await admin.send('DELETE', path, { headers: { 'If-Match': `"${version}"` } });
  expect(body.activities).toMatchObject({ deals: false, dealPipeline: '' });
  await admin.post(`${path}/connect`, { token: DEMO_TOKEN }, { 'If-Match': `"${body.version}"` });
  await site.write(deals);
  await site.goLive();
  await site.settle();
  expect(dealsOf(email)).toHaveLength(1);
});

test('without the scopes of deals, an erasure waits with its deals and holds up nobody else', async () => {
  const [email, other] = [newEmail(), newEmail()];
  const { reference } = await leadOf(email, { status: 'won' });
  await site.write(deals);
  await site.goLive();
  await site.settle();
  const { scopes } = hubspot.portal;
  hubspot.portal.scopes = scopes.filter((scope) => !scope.includes('deals'));
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  await leadOf(other);
  await site.sync();
  await requestSync([other]);
  await site.sync();
  expect(hubspot.portal.findByEmail(other)).toBeDefined();
  expect(await findContact(email)).toMatchObject({
    task: 'erase',
    state: 'pending',
    attempts: 0,
    error: 'The token lacks scopes: crm.objects.deals.write.',
  });
  hubspot.portal.scopes = scopes;
  await site.settle();
  expect(hubspot.portal.objects.size).toBe(0);
  expect(hubspot.portal.erased.has(email)).toBe(true);
});

test('pipelines that cannot be read hold up deals only', async () => {
  const [email, other] = [newEmail(), newEmail()];
  await leadOf(email, { status: 'won' });
  await leadOf(other);
  await site.write(deals);
  await site.goLive();
  Object.assign(hubspot.portal, { pipelines: 'none' });
  await site.settle();
  expect(await findContact(email)).toMatchObject({ error: 'HubSpot’s response can’t be read.' });
  expect(hubspot.portal.findByEmail(email)).toBeDefined();
  expect(await findContact(other)).toMatchObject({ state: 'done' });
});
