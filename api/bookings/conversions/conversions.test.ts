import { exampleTouch } from '../../insights/origin/example';
import { createRateLimit } from '../../platform/limits/rateLimit';
import { startServer, type TestServer } from '../../testing';
import { createExternalBooking } from '../../testing/data/bookings';
import { deleteExpiredData } from '../../worker/deleteExpiredData';
import type { TrackedBooking } from './contract';
import { exampleConversion, exampleTrackedBooking } from './example';
import { Conversion } from './model';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await createExternalBooking('EB-4F7K22QZ');
});
afterAll(() => server.stop());
beforeEach(() => Conversion.deleteMany({}));

const track = (part: Partial<TrackedBooking> = {}) =>
  server.visitor().post('/api/conversions/track', exampleTrackedBooking(part));

function sourceOf(source: string, medium: string, gclid: string | null = null) {
  return { source, medium, campaign: null, isPaid: false, gclid };
}

test('returns the source of a booking and counts it with server-side data', async () => {
  const { status, body } = await track();
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    trafficAnalysis: { ...sourceOf('google', 'organic'), class: 'organic', rule: 'search-engine' },
    shouldTrackGoogleAds: true,
    isKnown: true,
  });
  expect(await Conversion.find().lean()).toMatchObject([
    { _id: 'booking:EB-4F7K22QZ', value: 1, currency: 'USD', referrerHost: 'www.google.com', isForAds: true },
  ]);
});

test('does not count an unknown appointment ID', async () => {
  for (const appointmentId of ['EB-MADE0UP1', 'made-up']) {
    const { status, body } = await track({ appointmentId });
    expect({ status, ...body }).toMatchObject({ status: 200, isKnown: false, shouldTrackGoogleAds: false });
    expect(body.trafficAnalysis.class).toBe('organic');
  }
  expect(await Conversion.countDocuments()).toBe(0);
});

test('accepts three hundred conversions a day per network', async () => {
  const address = '203.0.113.77';
  await createRateLimit().hit('conversion-day', address, 86_400, 299);
  const post = () => server.visitor(address).post('/api/conversions', exampleConversion());
  expect([(await post()).status, (await post()).status]).toEqual([202, 429]);
  expect(await Conversion.countDocuments()).toBe(1);
});

test('counts a booking once when it is reported repeatedly', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => track()));
  expect(replies.every(({ status }) => status === 200)).toBe(true);
  expect(replies.filter(({ body }) => !body.duplicate)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.shouldTrackGoogleAds)).toHaveLength(1);
  const { body } = await track({ trafficSource: sourceOf('x', 'cpc') });
  expect(body).toMatchObject({ duplicate: true, shouldTrackGoogleAds: false });
  expect(body.trafficAnalysis.class).toBe('organic');
  expect(await Conversion.countDocuments()).toBe(1);
});

test.each<[string, Partial<TrackedBooking>, object]>([
  ['paid', { trafficSource: sourceOf('google', 'cpc') }, { isPaid: true, rule: 'paid-medium' }],
  ['paid', { gclid: 'click' }, { isPaid: true, rule: 'gclid', gclid: 'click' }],
  ['campaign', { trafficSource: sourceOf('letter', 'email') }, { isPaid: false, rule: 'campaign' }],
  ['organic', {}, { rule: 'search-engine' }],
  ['social', { trafficSource: sourceOf('linkedin', 'social') }, { rule: 'social-network' }],
  ['referral', { trafficSource: sourceOf('chamber.example', 'referral') }, { rule: 'other-site' }],
  ['direct', { trafficSource: sourceOf('direct', 'none') }, { rule: 'no-referrer' }],
  ['organic', { trafficSource: null }, { source: 'google' }],
  ['direct', { trafficSource: null, referrer: null }, { source: 'direct' }],
])('classifies as %s with %j', async (kind, part, expected) => {
  const { body } = await track(part);
  expect(body.trafficAnalysis).toMatchObject({ class: kind, ...expected });
  expect(body.shouldTrackGoogleAds).toBe(!body.trafficAnalysis.isPaid);
});

test('ignores the isPaid value of the browser', async () => {
  const claimed = { ...exampleTouch({ source: 'google', medium: 'cpc' }), isPaid: false };
  const { body } = await server
    .visitor()
    .post('/api/conversions/track', { ...exampleTrackedBooking(), trafficSource: claimed, unknown: 1 });
  expect([body.trafficAnalysis.isPaid, body.shouldTrackGoogleAds]).toEqual([true, false]);
});

test.each<[object]>([[{}], [{ appointmentId: '' }], [{ appointmentId: { $ne: 1 } }], [{ appointmentId: 7 }]])(
  'rejects %j without a valid appointment ID',
  async (part) => {
    const { appointmentId: _, ...rest } = exampleTrackedBooking();
    const { status, body } = await server.visitor().post('/api/conversions/track', { ...rest, ...part });
    expect([status, body.success]).toEqual([400, false]);
    expect(body.fieldErrors).toHaveProperty('appointmentId');
  },
);

test('treats our appointment IDs as case-insensitive', async () => {
  await track();
  const { body } = await track({ appointmentId: exampleTrackedBooking().appointmentId.toLowerCase() });
  expect(body).toMatchObject({ duplicate: true, shouldTrackGoogleAds: false });
  expect(await Conversion.countDocuments()).toBe(1);
});

test.each<[object]>([
  [{ conversionType: 'booking' }],
  [{ conversionType: ' Booking\n' }],
  [{ value: 1e300 }],
  [{ value: -5 }],
])('rejects the conversion %j', async (part) => {
  const reply = await server.visitor().post('/api/conversions', { ...exampleConversion(), ...part });
  expect(reply.status).toBe(400);
  expect(await Conversion.countDocuments()).toBe(0);
});

test('names the field that is too long', async () => {
  const { body } = await server.visitor().post('/api/conversions', exampleConversion({ ip: '1'.repeat(61) }));
  expect(body.fieldErrors).toEqual({ ip: 'The IP address must be at most 60 characters.' });
});

test('stores any other conversion with the server’s time and the client’s address', async () => {
  const visitor = server.visitor('10.9.8.7');
  const draft = exampleConversion({ timestamp: '1999-01-01T00:00:00Z', ip: '203.0.113.9' });
  const before = Date.now();
  expect((await visitor.post('/api/conversions', draft)).status).toBe(202);
  const saved = await Conversion.findOne().orFail().lean();
  expect(saved).toMatchObject({ type: 'booking_completed', value: 1, address: '10.9.8.7', class: 'organic' });
  expect(saved.createdAt.getTime()).toBeGreaterThanOrEqual(before);
});

test('accepts thirty reports a minute per network', async () => {
  const visitor = server.visitor('10.1.2.3');
  const statuses = [];
  for (let n = 0; n < 31; n++)
    statuses.push(
      (await visitor.post('/api/conversions/track', exampleTrackedBooking({ appointmentId: `A${n}` })))
        .status,
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('deletes click IDs after 90 days and conversions after 13 months', async () => {
  await track({ trafficSource: sourceOf('google', 'cpc', 'click-1') });
  const after = async (days: number) => {
    await deleteExpiredData(Date.now() + days * 86_400_000);
    return Conversion.find().lean();
  };
  expect(await after(89)).toMatchObject([{ gclid: 'click-1' }]);
  expect(await after(91)).toMatchObject([{ gclid: null, isPaid: true, rule: 'gclid' }]);
  expect(await after(396)).toEqual([]);
});
