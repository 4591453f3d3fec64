import { Booking } from '../../bookings/model';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { Enquiry } from '../../leads/enquiries/model';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());

const touch = (source: string, medium: string, campaign: string | null = null, isPaid = false) => ({
  source,
  medium,
  campaign,
  isPaid,
  at: new Date(),
});
const ads = touch('google', 'cpc', 'autumn', true);
const search = touch('google', 'organic');

test('leads and bookings are counted by where they came from', async () => {
  const at = new Date();
  const leads = [
    { origin: { first: search, last: ads, page: '/contact' }, status: 'won', value: 4800 },
    { origin: { first: search, last: search, page: '/contact' }, status: 'new' },
    { origin: { first: ads, last: ads, page: '/faq' }, status: 'spam' },
    { status: 'new' },
    { manual: { source: 'phone', byId: 'm', by: 'Robin' }, status: 'new' },
  ];
  for (const [n, part] of leads.entries()) {
    const lead = await createLead();
    await Enquiry.updateOne(
      { _id: lead._id },
      { $set: { ...part, createdAt: new Date(at.getTime() - n) } },
      { timestamps: false },
    );
    if (!part.origin) await Enquiry.updateOne({ _id: lead._id }, { $unset: { origin: 1 } });
  }
  await Booking.collection.insertMany([
    {
      appointmentId: 'a',
      status: 'confirmed',
      createdAt: at,
      origin: { first: search, last: ads, page: '/bookings' },
    },
    { appointmentId: 'b', status: 'cancelled', createdAt: at, origin: { first: ads, last: ads } },
  ]);
  const day = toSiteDay(at);
  const ask = async (query: string) =>
    (await viewer.get(`/api/admin/analytics/outcomes?from=${day}&to=${day}&${query}`)).body;
  expect(await ask('dimension=channel')).toEqual({
    total: { key: 'all', leads: 4, won: 1, wonValue: 4800, bookings: 1 },
    rows: [
      { key: 'Paid Search', leads: 1, won: 1, wonValue: 4800, bookings: 1 },
      { key: 'Entered by the team', leads: 1, won: 0, wonValue: 0, bookings: 0 },
      { key: 'Organic Search', leads: 1, won: 0, wonValue: 0, bookings: 0 },
      { key: 'Unknown', leads: 1, won: 0, wonValue: 0, bookings: 0 },
    ],
  });
  expect((await ask('dimension=channel&touch=first')).rows).toMatchObject([
    { key: 'Organic Search', leads: 2, won: 1, wonValue: 4800, bookings: 1 },
    { key: 'Entered by the team', leads: 1 },
    { key: 'Unknown', leads: 1 },
  ]);
  expect((await ask('dimension=campaign')).rows).toEqual([
    { key: 'autumn', leads: 1, won: 1, wonValue: 4800, bookings: 1 },
  ]);
  expect((await ask('dimension=page')).rows).toMatchObject([
    { key: '/contact', leads: 2 },
    { key: '/bookings', bookings: 1 },
    { key: 'Entered by the team', leads: 1 },
    { key: 'Unknown', leads: 1 },
  ]);
  expect((await ask('dimension=source')).rows).toContainEqual(
    expect.objectContaining({ key: 'Phone call', leads: 1 }),
  );
  expect((await ask('dimension=visitor')).success).toBe(false);
});
