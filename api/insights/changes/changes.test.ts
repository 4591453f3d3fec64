import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { createRandom } from '../../testing/createRandom';
import { Event, type EventRecord, EventRollup, Rollups, VitalRollup } from '../events/model';
import { addDays, rollUp } from '../events/rollUp';
import { countNaively } from '../reports/countNaively.fixture';
import { event } from '../reports/generateEvents.fixture';
import { listDays } from '../reports/siteHours';
import { Visit, VisitRollup } from '../visits/model';
import type { SegmentChange } from './contract';
import { readAnomalies } from './readChanges';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  await store();
});
afterAll(() => server.stop());

/** The day on which a campaign brought many visitors, in the middle of a day in Texas. */
const unusual = '2030-11-14';
const now = Date.parse('2030-11-16T18:00:00Z');
const last = '2030-11-15';
const first = addDays(last, -69);
const events: EventRecord[] = [];

/** Ten weeks of visits. */
async function store(): Promise<void> {
  for (const { collection } of [Event, EventRollup, VitalRollup, Rollups, Visit, VisitRollup])
    await collection.deleteMany({});
  const { below, pick } = createRandom(23);
  for (const day of listDays(first, last)) {
    const noon = Date.parse(`${day}T18:00:00Z`);
    const count = [6, 0].includes(new Date(day).getUTCDay()) ? 6 : 24 + below(8);
    for (let n = 0; n < count; n += 1)
      events.push(
        event(noon + n * 1000, `${day} ${n}`, {
          path: pick(['/', '/about', '/contact']),
          country: pick(['US', 'US', 'MX']),
          device: pick(['phone', 'desktop']),
          source: pick(['google', 'bing']),
          medium: 'organic',
          class: 'organic',
        }),
      );
    if (day === unusual)
      for (let n = 0; n < 60; n += 1)
        events.push(
          event(noon + n * 1000, `${day} more ${n}`, {
            path: '/contact',
            country: 'US',
            device: pick(['phone', 'desktop']),
            source: 'newsletter',
            medium: 'email',
            campaign: 'november',
          }),
        );
  }
  await Event.insertMany(events);
  // At a time when all these days are recent.
  await rollUp(Date.parse(`${addDays(first, 20)}T18:00:00Z`));
}

const visitorsOn = (day: string, filters: [never, string][] = []) =>
  countNaively(events, { from: day, to: day, filters }).total.visitors;

test('an unusual day is found, with its expectation and the segment that explains it', async () => {
  const query = { from: addDays(last, -13), to: last };
  const { items, isCounted } = await readAnomalies(query as never, now);
  expect(isCounted).toBe(true);
  expect(items.map(({ day }) => day)).toEqual([unusual]);
  const weekdays = Array.from({ length: 8 }, (_, week) => visitorsOn(addDays(unusual, -7 * (week + 1))));
  const sorted = weekdays.toSorted((a, b) => a - b);
  const usual = ((sorted[3] as number) + (sorted[4] as number)) / 2;
  const value = visitorsOn(unusual);
  expect(items[0]).toMatchObject({ value, usual });
  const own = { now: 60, before: 0, expected: 0, totalExpected: value - 60 };
  // The source, its channel and its campaign are the same visits, and listed once.
  expect(items[0]?.segments[0]).toEqual({ ...own, dimension: 'channel', key: 'Email' });
  expect(items[0]?.segments.map(({ key }) => key)).not.toContain('november');
});

test('a filter applies to the expectation as well', async () => {
  const query = { from: unusual, to: unusual };
  expect((await readAnomalies({ ...query, source: 'google' } as never, now)).items).toEqual([]);
  const { items } = await readAnomalies({ ...query, entry: '/contact' } as never, now);
  expect(items).toMatchObject([{ value: visitorsOn(unusual, [['entry' as never, '/contact']]) }]);
  const several = { ...query, source: 'google', device: 'phone' };
  expect(await readAnomalies(several as never, now)).toEqual({ isCounted: false, items: [] });
});

test('the day is left out while it lasts', async () => {
  const query = { from: unusual, to: unusual };
  expect((await readAnomalies(query as never, Date.parse(`${unusual}T20:00:00Z`))).items).toEqual([]);
});

const ask = async (query: Record<string, string>) => {
  const reply = await viewer.get(`/api/admin/analytics/changes?${new URLSearchParams(query)}`);
  expect(reply.status).toBe(200);
  return reply.body;
};

test('a change is explained by what changed further than everything else, also with a filter', async () => {
  const week = { from: '2030-11-10', to: last, compareFrom: '2030-11-03', compareTo: '2030-11-08' };
  const totals = (filters: [never, string][]) =>
    [
      { from: week.from, to: week.to },
      { from: week.compareFrom, to: week.compareTo },
    ].map((period) => countNaively(events, { ...period, filters }).total);
  for (const filters of [[], [['device', 'phone']]] as [never, string][][]) {
    const [current, before] = totals(filters);
    const [own] = totals([...filters, ['channel' as never, 'Email']]);
    const report = await ask({ ...week, ...Object.fromEntries(filters) });
    expect([report.now, report.before]).toEqual([current?.visitors, before?.visitors]);
    expect(report.segments[0]).toMatchObject({ key: 'Email', now: own?.visitors, before: 0, expected: 0 });
  }
  const views = await ask({ ...week, figure: 'views' });
  expect(views.now).toBe(totals([])[0]?.views);
});

test('without a comparison, and for filters that cannot be counted then, nothing is explained', async () => {
  expect(await ask({ from: unusual, to: unusual })).toMatchObject({ before: null, segments: [] });
  const old = { from: '2024-01-02', to: '2024-01-02', compareFrom: '2024-01-01', compareTo: '2024-01-01' };
  expect(await ask({ ...old, device: 'phone', browser: 'Safari' })).toMatchObject({ before: null });
});

test('with several filters, values of few visitors are left out', async () => {
  const days = { from: unusual, to: unusual, compareFrom: '2030-11-13', compareTo: '2030-11-13' };
  const { segments } = await ask({ ...days, entry: '/contact', country: 'US' });
  const kept = segments as SegmentChange[];
  expect(kept.every(({ now: one, before }) => [one, before].every((count) => !count || count >= 5))).toBe(
    true,
  );
});
