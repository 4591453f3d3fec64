import { Booking } from '../../bookings/model';
import type { Visitor } from '../../testing';
import { createBooking } from '../../testing';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import { DEMO_TOKEN } from '../connection/contract';
import {
  type ConnectedSite,
  findContact,
  leadOf,
  newEmail,
  path,
  startConnectedSite,
} from '../sync/connectedSite.fixture';

let site: ConnectedSite;
let admin: Visitor;
let hubspot: HubspotServer;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ admin, hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const meetingsOf = (email: string) =>
  hubspot.portal.objectsOf('meetings', email).map(({ properties }) => properties);
const timesOf = (at: string) => ({
  startAt: new Date(at),
  endAt: new Date(Date.parse(at) + 1_800_000),
});

test('a booking is one meeting of its contact: moved, canceled and not attended', async () => {
  const email = newEmail();
  await site.write({ meetings: true });
  await site.goLive();
  const { _id, appointmentId } = await createBooking({
    email,
    hostName: 'Robin Vale',
    ...timesOf('2030-12-01T16:00:00.000Z'),
  });
  await site.settle();
  expect(meetingsOf(email)).toEqual([
    {
      hs_timestamp: '2030-12-01T16:00:00.000Z',
      hs_meeting_title: 'Consultation with Robin Vale',
      hs_meeting_body: `Booking ${appointmentId}`,
      hs_meeting_location: 'video or phone',
      hs_meeting_external_url: `https://emberline.example/admin/bookings/${_id}`,
      hs_meeting_start_time: '2030-12-01T16:00:00.000Z',
      hs_meeting_end_time: '2030-12-01T16:30:00.000Z',
      hs_meeting_outcome: 'SCHEDULED',
    },
  ]);
  for (const [change, expected] of [
    [timesOf('2030-12-02T16:00:00.000Z'), { hs_timestamp: '2030-12-02T16:00:00.000Z' }],
    [{ noShowAt: new Date() }, { hs_meeting_outcome: 'NO_SHOW' }],
    // Nothing else is known of this person then.
    [{ status: 'cancelled' as const }, { hs_meeting_outcome: 'CANCELED' }],
  ] as const) {
    await Booking.updateOne({ _id }, { $set: change });
    await site.settle();
    expect(meetingsOf(email)).toEqual([expect.objectContaining(expected)]);
  }
  const writes = hubspot.portal.calls.filter((call) => /meetings\/batch\/(create|update)/.test(call)).length;
  expect(writes).toBe(4);
  await admin.post(`${path}/jobs/${(await findContact(email))?._id}/replay`);
  await site.settle();
  expect(hubspot.portal.calls.filter((call) => /meetings\/batch\/(create|update)/.test(call))).toHaveLength(
    4,
  );
});

test('nothing is written without the switch, in shadow mode, or of a time that was only held', async () => {
  const email = newEmail();
  await leadOf(email);
  const { appointmentId } = await createBooking({ email, ...timesOf('2030-12-01T16:00:00.000Z') });
  await createBooking({ email, status: 'cancelled', heldUntil: new Date('2026-01-01T00:00:00.000Z') });
  await site.goLive();
  await site.settle();
  expect(hubspot.portal.objects.size).toBe(0);
  await site.reset();
  await leadOf(email);
  const held = await createBooking({ email, appointmentId, ...timesOf('2030-12-01T16:00:00.000Z') });
  await createBooking({ email, status: 'cancelled', heldUntil: new Date('2026-01-01T00:00:00.000Z') });
  expect((await site.write({ meetings: true })).body).toMatchObject({
    activities: { meetings: true, notes: false },
  });
  await site.settle();
  expect(hubspot.portal.objects.size).toBe(0);
  const id = (await findContact(email))?._id;
  expect((await admin.get(`${path}/jobs/${id}`)).body.changes).toContainEqual({
    property: `meeting ${held.appointmentId}`,
    direction: 'to',
    before: '',
    after: 'Consultation, 2030-12-01T16:00:00.000Z, SCHEDULED',
  });
  await site.goLive();
  await site.settle();
  expect(meetingsOf(email)).toHaveLength(1);
});

test('a meeting whose answer was lost is found again, and not created twice', async () => {
  const email = newEmail();
  await site.goLive();
  await createBooking({ email });
  // Without a change of the contact, the meeting is the first write.
  await site.settle();
  await site.write({ meetings: true });
  hubspot.portal.faults.lostAnswers = 1;
  await site.sync();
  expect(await findContact(email)).toMatchObject({ state: 'retry', objects: [{ kind: 'meetings' }] });
  expect((await findContact(email))?.objects?.[0]?.id).toBeUndefined();
  await site.settle();
  expect(meetingsOf(email)).toHaveLength(1);
  expect((await findContact(email))?.objects).toEqual([
    expect.objectContaining({ kind: 'meetings', id: hubspot.portal.objectsOf('meetings', email)[0]?.id }),
  ]);
});

test.each([
  ['names the bad one of a batch', false],
  ['rejects the whole batch', true],
])(
  'a meeting that HubSpot rejects holds up no other and is retried, also where it %s',
  async (_case, refusesBatches) => {
    const [good, bad] = [newEmail(), newEmail()];
    await site.write({ meetings: true });
    await site.goLive();
    await createBooking({ email: good });
    const { _id } = await createBooking({ email: bad, label: 'Call about refused.example' });
    Object.assign(hubspot.portal.faults, { refusesBatches });
    await site.settle();
    expect(meetingsOf(good)).toHaveLength(1);
    const dead = await findContact(bad);
    expect(dead).toMatchObject({
      state: 'dead',
      attempts: 8,
      error: expect.stringContaining('not valid for'),
    });
    expect(hubspot.portal.findByEmail(bad)).toBeDefined();
    await Booking.updateOne({ _id }, { $set: { label: 'Call' } });
    await site.settle();
    expect(meetingsOf(bad)).toHaveLength(1);
    expect(await findContact(bad)).toMatchObject({ state: 'done', error: '' });
  },
);

test('waits while HubSpot is limited or away, and does not create again what was deleted there', async () => {
  const email = newEmail();
  await site.write({ meetings: true });
  await site.goLive();
  const { _id } = await createBooking({ email });
  Object.assign(hubspot.portal.faults, { limited: 1, conflicts: 1 });
  await site.settle();
  expect(meetingsOf(email)).toHaveLength(1);
  hubspot.portal.objects.clear();
  await Booking.updateOne({ _id }, { $set: { noShowAt: new Date() } });
  await site.settle();
  expect(meetingsOf(email)).toEqual([]);
  expect(await findContact(email)).toMatchObject({ state: 'done' });
});

test('an erasure deletes meetings first, also one whose answer was lost; those of HubSpot’s users stay', async () => {
  const email = newEmail();
  const { reference } = await leadOf(email);
  await site.goLive();
  for (const hour of ['16', '17'])
    await createBooking({ email, ...timesOf(`2026-03-02T${hour}:00:00.000Z`) });
  await site.settle();
  await site.write({ meetings: true });
  hubspot.portal.faults.lostAnswers = 1;
  await site.sync();
  expect(meetingsOf(email)).toHaveLength(2);
  const { id: contactId = '' } = hubspot.portal.findByEmail(email) ?? {};
  const other = hubspot.portal.addObject('meetings', { hs_timestamp: '2026-03-02T16:00:00.000Z' }, [
    contactId,
  ]);
  expect((await admin.post('/api/admin/erasures', { reference, email })).status).toBe(201);
  expect((await findContact(email))?.objects?.map(({ hash }) => hash)).toEqual(['', '']);
  await site.settle();
  expect(hubspot.portal.erased.has(email)).toBe(true);
  expect([...hubspot.portal.objects.keys()]).toEqual([other.id]);
});

test('after a new connection meetings are recognized, or created in another account', async () => {
  const email = newEmail();
  await leadOf(email);
  await site.write({ meetings: true });
  await site.goLive();
  await createBooking({ email });
  await site.settle();
  const reconnect = async () => {
    const { version } = (await admin.get(path)).body;
    const { body } = await admin.send('DELETE', path, { headers: { 'If-Match': `"${version}"` } });
    await admin.post(`${path}/connect`, { token: DEMO_TOKEN }, { 'If-Match': `"${body.version}"` });
    await site.goLive();
    await site.settle();
  };
  await reconnect();
  expect(meetingsOf(email)).toHaveLength(1);
  hubspot.portal.contacts.clear();
  hubspot.portal.objects.clear();
  await reconnect();
  expect(meetingsOf(email)).toHaveLength(1);
});
