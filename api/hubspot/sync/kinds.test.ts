import { Subscriber } from '../../audience/subscribers/model';
import { Booking } from '../../bookings/model';
import { Enquiry, type EnquiryRecord } from '../../leads/enquiries/model';
import { createBooking, createSubscriber, type Visitor } from '../../testing';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import type { HubspotMapping as HubspotMappingView } from '../mapping/contract';
import { initialMapping, offeredFields, resultEntries } from '../mapping/localFields';
import { HubspotMapping } from '../mapping/model';
import {
  type ConnectedSite,
  findContact,
  leadOf,
  newEmail,
  path,
  startConnectedSite,
} from './connectedSite.fixture';
import { CrmContact } from './model';
import type { AssessmentResult } from './readLocalContacts';

const results = new Map<string, AssessmentResult>();
let site: ConnectedSite;
let hubspot: HubspotServer;
let admin: Visitor;
beforeAll(async () => {
  site = await startConnectedSite(async () => results);
  ({ admin, hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(async () => {
  results.clear();
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { entries: initialMapping } });
  await site.reset();
});

const propertiesOf = (email: string) => hubspot.portal.findByEmail(email)?.properties;
const subscribe = (email: string) => createSubscriber({ email });
const hour = { startAt: new Date('2030-12-01T16:00:00.000Z'), endAt: new Date('2030-12-01T17:00:00.000Z') };

test.each([
  ['leads', (email: string) => leadOf(email)],
  ['guests', (email: string) => createBooking({ email, ...hour })],
  ['subscribers', subscribe],
] as const)('while %s are off, their contacts are neither created nor counted', async (kind, create) => {
  const [email, later] = [newEmail(), newEmail()];
  await site.goLive();
  await site.write({ [kind]: false });
  await create(email);
  await site.settle();
  expect(hubspot.portal.contacts.size).toBe(0);
  expect((await admin.post(`${path}/backfill`, { isDryRun: true })).body).toEqual({ contacts: 0 });
  await site.write({ [kind]: true });
  expect((await admin.post(`${path}/backfill`, { isDryRun: false })).body).toEqual({ contacts: 1 });
  await create(later);
  await site.settle();
  expect([propertiesOf(email), propertiesOf(later)]).toEqual([expect.anything(), expect.anything()]);
});

test('a contact that is synced for another reason keeps in HubSpot what belongs to a kind that is off', async () => {
  const email = newEmail();
  await leadOf(email, { name: 'Dana Reyes', status: 'qualified', value: 500 });
  await createBooking({ email, ...hour });
  await subscribe(email);
  // Empty values clear these.
  const clearing = initialMapping.map((entry) => ({ ...entry, whenEmpty: 'clear' as const }));
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { entries: clearing } });
  await site.goLive();
  await site.settle();
  const before = { ...propertiesOf(email) };
  expect(before).toMatchObject({ website_value: '500', hs_lead_status: 'IN_PROGRESS' });
  await site.write({ leads: false, guests: false });
  await Enquiry.updateOne({ emailNorm: email }, { $set: { status: 'won', value: 900 } });
  await Booking.deleteMany({ emailNorm: email });
  await site.settle();
  expect(propertiesOf(email)).toEqual(before);
  hubspot.portal.edit(email, { website_priority: 'urgent' });
  await site.write({ notes: true });
  await site.settle();
  expect((await Enquiry.findOne({ emailNorm: email }).lean())?.priority).toBe('normal');
  await site.write({ leads: true });
  await site.settle();
  expect(propertiesOf(email)).toMatchObject({ website_value: '900', hs_lead_status: 'OPEN_DEAL' });
  expect((await Enquiry.findOne({ emailNorm: email }).lean())?.priority).toBe('urgent');
});

test.each([[true], [false]])(
  'the end of a subscription is carried over, also while subscribers are off (%s)',
  async (isOn) => {
    const [email, unknown] = [newEmail(), newEmail()];
    await Promise.all([subscribe(email), subscribe(unknown)]);
    await Subscriber.updateOne({ emailNorm: unknown }, { $set: { status: 'unsubscribed' } });
    await site.goLive();
    await site.settle();
    expect(propertiesOf(email)?.website_newsletter).toBe('true');
    await site.write({ subscribers: isOn });
    await site.settle();
    expect(propertiesOf(email)?.website_newsletter).toBe('true');
    await Subscriber.updateOne({ emailNorm: email }, { $set: { status: 'unsubscribed' } });
    await site.settle();
    expect(propertiesOf(email)?.website_newsletter).toBe('false');
    expect(propertiesOf(unknown)).toBeUndefined();
    // Who was deleted there stays deleted.
    hubspot.portal.contacts.clear();
    await site.write({ notes: true });
    await site.settle();
    expect(hubspot.portal.contacts.size).toBe(0);
    expect(await findContact(email)).toMatchObject({ state: 'done' });
  },
);

test('results of assessments are written once they are on, only to contacts that are synced, and stay when they are off', async () => {
  const [email, stranger] = [newEmail(), newEmail()];
  for (const each of [email, stranger]) results.set(each, { title: 'Business Tech Check', score: 62 });
  await leadOf(email);
  await site.goLive();
  await site.settle();
  expect(propertiesOf(email)).not.toHaveProperty('website_assessment');
  expect((await site.write({ assessments: true })).body.activities.assessments).toBe(true);
  await site.settle();
  const written = { website_assessment: 'Business Tech Check', website_assessment_score: '62' };
  expect(propertiesOf(email)).toMatchObject(written);
  expect(propertiesOf(stranger)).toBeUndefined();
  results.set(email, { title: 'Business Tech Check', score: 80 });
  await site.write({ assessments: false });
  await site.settle();
  expect(propertiesOf(email)).toMatchObject(written);
});

test('tells HubSpot where a lead came from, its score, its message and the choice of cookies, where these are mapped', async () => {
  const email = newEmail();
  const arrival = { source: 'google', medium: 'cpc', campaign: 'backup', isPaid: true };
  const consent = { necessary: true, analytics: false, marketing: true };
  const context = { page: '/contact', consent, trafficSource: arrival, at: new Date() };
  const parts = { score: 35, message: 'Line one\nLine two', landing: '/landing/backup', context };
  await leadOf(email, parts as unknown as Partial<EnquiryRecord>);
  const extra = offeredFields.filter(({ name }) => name === 'message' || name === 'marketingCookies');
  const entries = [
    ...initialMapping,
    ...extra.map(({ name, suggested }) => ({ ...resultEntries[0], field: name, property: suggested })),
  ];
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { entries } });
  const { missing } = (await admin.get(`${path}/mapping`)).body as HubspotMappingView;
  expect(missing.map(({ name, fieldType }) => [name, fieldType])).toEqual([
    ['website_message', 'textarea'],
    ['website_marketing_cookies', 'booleancheckbox'],
  ]);
  await admin.post(`${path}/properties`, { names: missing.map(({ name }) => name) });
  await site.goLive();
  await site.settle();
  const written = {
    website_score: '35',
    website_channel: 'Paid Search',
    website_campaign: 'backup',
    website_landing_page: '/landing/backup',
    website_message: 'Line one\nLine two',
  };
  expect(propertiesOf(email)).toMatchObject({ ...written, website_marketing_cookies: 'true' });
  await Enquiry.updateOne({ emailNorm: email }, { $set: { trackingWithdrawnAt: new Date(), score: 20 } });
  await site.settle();
  const changed = { website_marketing_cookies: 'false', website_score: '20' };
  expect(propertiesOf(email)).toMatchObject({ ...written, ...changed });
  // Values that are equal are not written again.
  const { length } = hubspot.portal.writes;
  await CrmContact.updateMany({}, { $set: { state: 'pending' } });
  await site.settle();
  expect(hubspot.portal.writes).toHaveLength(length);
});

test('results of assessments need their properties, and a mapping', async () => {
  const { properties } = hubspot.portal;
  hubspot.portal.properties = properties.filter(({ name }) => name !== 'website_assessment_score');
  const refused = await site.write({ assessments: true });
  expect(refused.status).toBe(422);
  expect(refused.body.message).toBe(
    'HubSpot lacks the properties website_assessment_score. Create them under Field mapping first.',
  );
  const others = initialMapping.filter(({ field }) => !field.startsWith('assessment'));
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { entries: others } });
  const unmapped = await site.write({ assessments: true });
  expect(unmapped.body.message).toBe('Map an assessment field under Field mapping first.');
  await HubspotMapping.updateOne({ _id: 'hubspot' }, { $set: { entries: initialMapping } });
  hubspot.portal.properties = properties;
  expect((await site.write({ assessments: true })).status).toBe(200);
});

test('adding everybody counts and queues those who become contacts, and no one else', async () => {
  const [guest, canceled, reader, former] = [newEmail(), newEmail(), newEmail(), newEmail()];
  await createBooking({ email: guest, ...hour });
  await createBooking({ email: canceled, ...hour });
  await Booking.updateOne({ emailNorm: canceled }, { $set: { status: 'cancelled' } });
  await Promise.all([subscribe(reader), subscribe(former)]);
  await Subscriber.updateOne({ emailNorm: former }, { $set: { status: 'unsubscribed' } });
  expect((await admin.post(`${path}/backfill`, { isDryRun: true })).body).toEqual({ contacts: 2 });
  expect((await admin.post(`${path}/backfill`, { isDryRun: false })).body).toEqual({ contacts: 2 });
  await site.goLive();
  await site.settle();
  expect(hubspot.portal.contacts.size).toBe(2);
});
