import { Booking } from '../../bookings/model';
import { createBooking } from '../../testing';
import type { HubspotServer } from '../../testing/hubspot/startHubspot';
import { type ConnectedSite, newEmail, startConnectedSite } from '../sync/connectedSite.fixture';
import { CrmContact } from '../sync/model';

let site: ConnectedSite;
let hubspot: HubspotServer;
beforeAll(async () => {
  site = await startConnectedSite();
  ({ hubspot } = site);
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const meetingsOf = (email: string) =>
  hubspot.portal.objectsOf('meetings', email).map(({ properties }) => properties);
const timesOf = (at: string) => ({
  startAt: new Date(at),
  endAt: new Date(Date.parse(at) + 1_800_000),
});
const outcomeOf = (email: string) => meetingsOf(email)[0]?.hs_meeting_outcome;

/** Contacts are compared again every hour. */
async function afterAnHour(): Promise<void> {
  await CrmContact.updateMany({}, { $set: { syncedAt: new Date(Date.now() - 7_200_000) } });
  await site.settle();
}

test('a meeting that has ended is completed, within the hour, unless somebody here knows better', async () => {
  const email = newEmail();
  await site.write({ meetings: true });
  await site.goLive();
  const { _id } = await createBooking({ email, ...timesOf('2030-12-01T16:00:00.000Z') });
  await site.settle();
  expect(outcomeOf(email)).toBe('SCHEDULED');
  // Without a mark: time passes, and nobody changes anything.
  await Booking.collection.updateOne({ _id: _id as never }, { $set: timesOf('2026-03-02T16:00:00.000Z') });
  await afterAnHour();
  expect(outcomeOf(email)).toBe('COMPLETED');
  for (const [change, outcome] of [
    [{ $set: { noShowAt: new Date() } }, 'NO_SHOW'],
    [{ $unset: { noShowAt: '' } }, 'COMPLETED'],
    [{ $set: timesOf('2030-12-01T16:00:00.000Z') }, 'SCHEDULED'],
    [{ $set: { ...timesOf('2026-03-02T16:00:00.000Z'), status: 'cancelled' as const } }, 'CANCELED'],
  ] as const) {
    await Booking.updateOne({ _id }, change as object);
    await site.settle();
    expect(outcomeOf(email)).toBe(outcome);
  }
});

test('an outcome that somebody chose in HubSpot stays, until one is known here', async () => {
  const email = newEmail();
  await site.write({ meetings: true });
  await site.goLive();
  const { _id } = await createBooking({ email, ...timesOf('2030-12-01T16:00:00.000Z') });
  await site.settle();
  const [meeting] = hubspot.portal.objectsOf('meetings', email);
  if (meeting) meeting.properties.hs_meeting_outcome = 'RESCHEDULED';
  const past = { ...timesOf('2026-03-02T16:00:00.000Z'), label: 'Call' };
  await Booking.updateOne({ _id }, { $set: past });
  await site.settle();
  expect(meetingsOf(email)).toMatchObject([{ hs_meeting_title: 'Call', hs_meeting_outcome: 'RESCHEDULED' }]);
  await afterAnHour();
  expect(outcomeOf(email)).toBe('RESCHEDULED');
  await Booking.updateOne({ _id }, { $set: { noShowAt: new Date() } });
  await site.settle();
  expect(outcomeOf(email)).toBe('NO_SHOW');
});

test('a meeting of the past is created as completed', async () => {
  const email = newEmail();
  await site.write({ meetings: true });
  await site.goLive();
  await createBooking({ email, ...timesOf('2026-03-02T16:00:00.000Z') });
  await site.settle();
  expect(outcomeOf(email)).toBe('COMPLETED');
});
