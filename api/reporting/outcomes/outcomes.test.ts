import { Booking } from '../../bookings/model';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { formatFilter } from '../../insights/reports/filterSyntax';
import { VisitRollup } from '../../insights/visits/model';
import { Enquiry } from '../../leads/enquiries/model';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { compareOutcomes } from './readOutcomeChange';
import { noOutcomes } from './readOutcomeGroups';

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
    total: { key: 'all', leads: 4, won: 1, wonValue: 4800, bookings: 1, previous: null },
    rows: [
      { key: 'Paid Search', leads: 1, won: 1, wonValue: 4800, bookings: 1, previous: null },
      { key: 'Entered by the team', leads: 1, won: 0, wonValue: 0, bookings: 0, previous: null },
      { key: 'Organic Search', leads: 1, won: 0, wonValue: 0, bookings: 0, previous: null },
      { key: 'Unknown', leads: 1, won: 0, wonValue: 0, bookings: 0, previous: null },
    ],
  });
  expect((await ask('dimension=channel&touch=first')).rows).toMatchObject([
    { key: 'Organic Search', leads: 2, won: 1, wonValue: 4800, bookings: 1, previous: null },
    { key: 'Entered by the team', leads: 1 },
    { key: 'Unknown', leads: 1 },
  ]);
  expect((await ask('dimension=campaign')).rows).toEqual([
    { key: 'autumn', leads: 1, won: 1, wonValue: 4800, bookings: 1, previous: null },
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
  const filtered = await ask('dimension=campaign&channel=Paid Search&page=/nowhere');
  expect(filtered.total).toMatchObject({ leads: 1, bookings: 1 });
  expect((await ask('dimension=campaign&medium=!cpc')).total).toMatchObject({ leads: 3, bookings: 0 });
});

describe('a change', () => {
  const periods = 'from=2024-05-08&to=2024-05-14&compareFrom=2024-05-01&compareTo=2024-05-07';
  const [now, before] = [new Date('2024-05-10T17:00:00Z'), new Date('2024-05-03T17:00:00Z')];
  beforeAll(async () => {
    const lead = (createdAt: Date, last: typeof ads, value?: number) => ({
      createdAt,
      status: value === undefined ? 'new' : 'won',
      value: value ?? null,
      origin: { first: last, last, page: '/contact' },
    });
    const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make);
    const leads = [
      ...times(20, () => lead(before, ads)),
      ...times(10, () => lead(before, search)),
      ...times(3, () => lead(before, search, 1000)),
      ...times(2, () => lead(now, ads)),
      ...times(11, () => lead(now, search)),
      lead(now, search, 9000),
    ];
    const template = await createLead();
    const {
      _id,
      reference: _,
      ...stored
    } = (await Enquiry.findById(template._id).lean()) as never as {
      _id: string;
      reference: string;
    };
    await Enquiry.collection.insertMany(
      leads.map((part, n) => ({ ...stored, ...part, _id: `${_id}${n}`, reference: `R-${n}` })) as never,
    );
  });
  const ask = async (query: string) =>
    (await viewer.get(`/api/admin/analytics/outcome-changes?${periods}&${query}`)).body;

  test('in leads is explained by the segment that lost them, beside the other period', async () => {
    const { segments, ...rest } = await ask('figure=leads');
    expect(rest).toEqual({ now: 14, before: 33, factor: null });
    const expected = (20 * 12) / 13;
    const own = { now: 2, before: 20, expected: expect.closeTo(expected) };
    expect(segments).toEqual([
      { dimension: 'channel', key: 'Paid Search', ...own, totalExpected: expect.closeTo(12 + expected) },
    ]);
    const { rows, total } = (await viewer.get(`/api/admin/analytics/outcomes?${periods}&dimension=channel`))
      .body;
    expect(total).toMatchObject({ leads: 14, previous: { leads: 33, won: 3, wonValue: 3000, bookings: 0 } });
    expect(rows[1]).toMatchObject({ key: 'Paid Search', leads: 2, previous: { leads: 20 } });
    expect(await ask('figure=leads&channel=Organic Search')).toMatchObject({ now: 12, before: 13 });
    const several = `channel=${formatFilter({ kind: 'is', values: ['Organic Search', 'Paid Search'], isExcluded: false })}`;
    expect(await ask(`figure=leads&${encodeURI(several)}`)).toMatchObject({ now: 14, before: 33 });
  });

  test('is explained by reading each group a few times, however many values a dimension has', () => {
    let reads = 0;
    const count = <T extends object>(origin: T) =>
      new Proxy(origin, {
        get: (...of) => {
          reads += 1;
          return Reflect.get(...of);
        },
      });
    const groups = Array.from({ length: 500 }, (_, n) => ({
      origin: count({ term: `t${n}` }),
      ...noOutcomes(),
      leads: 1,
      wonSquares: 0,
    }));
    expect(compareOutcomes(groups, groups, 'term', 'leads')).toHaveLength(500);
    expect(reads).toBeLessThan(5000);
  });

  test('in won value is a matter of the deals and their average, and one large deal explains nothing', async () => {
    expect(await ask('figure=wonValue')).toEqual({
      now: 9000,
      before: 3000,
      factor: { name: 'won', now: 1, before: 3 },
      segments: [],
    });
  });

  test('in bookings is compared with the visitors of both periods, where these were counted', async () => {
    await VisitRollup.collection.insertMany([
      rollupOf('2024-05-01', 400),
      rollupOf('2024-05-10', 300),
    ] as never);
    const { factor } = await ask('figure=bookings');
    expect(factor).toEqual({ name: 'visitors', now: 300, before: 400 });
    expect((await ask('figure=visits')).success).toBe(false);
  });
});

/** The visits of a day in total. */
const rollupOf = (at: string, visitors: number) => ({
  _id: `day ${at} total`,
  bucket: 'day',
  at,
  combination: 'total',
  rows: [['all', '', visitors, visitors, visitors, 0, 0, 0, 0, 0]],
  date: new Date(),
});
