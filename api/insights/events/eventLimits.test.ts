import mongoose from 'mongoose';
import { wideNetworkOf } from '../../platform/client/clientAddress';
import { resetLimits } from '../../platform/limits/rateLimit';
import { createMember, startServer, type TestServer } from '../../testing';
import { DroppedEvents } from './droppedEvents';
import { exampleBatch } from './example';
import { Event } from './model';
import { toSiteDay } from './toSiteDay';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Event.deleteMany({});
  await DroppedEvents.deleteMany({});
});

const ua = (n: number) => `Mozilla/5.0 (X11; Linux x86_64; made-up ${n}) Chrome/140.0.0.0 Safari/537.36`;
const page = exampleBatch({ vitals: [] });

/** Sends a batch the way a browser's beacon does. */
const beacon = (address: string, agent: string, headers: Record<string, string> = {}, batch = page) =>
  server.visitor(address).send('POST', '/api/events', {
    body: JSON.stringify(batch),
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'User-Agent': agent, ...headers },
  });

/** Ends the minute and the hour in which new visitors and requests of a network are counted. */
async function endPeriods(address: string): Promise<void> {
  for (const name of ['events', 'new-visitors-minute', 'new-visitors']) await resetLimits(name, address);
  await resetLimits('new-visitors', wideNetworkOf(address));
}

test('counts forty new visitors an hour per network and marks the rest as suspected robots', async () => {
  for (let n = 0; n < 45; n++) {
    if (n % 10 === 0) await resetLimits('new-visitors-minute', '203.0.113.1');
    expect((await beacon('203.0.113.1', ua(n))).status).toBe(202);
  }
  expect(await Event.countDocuments({ isRobot: true, browser: 'Suspected bot' })).toBe(5);
  expect(await Event.countDocuments({ isRobot: undefined })).toBe(40);
  // Counted visitors stay counted, suspected ones stay suspected, and another network has its own limit.
  await beacon('203.0.113.1', ua(0));
  await beacon('203.0.113.1', ua(44));
  await beacon('203.0.113.2', ua(44));
  expect(await Event.countDocuments({ isRobot: true, robot: 'network\tChrome' })).toBe(6);
  expect(await Event.countDocuments()).toBe(48);
});

test.each([
  { period: 'a minute', visitors: 20, address: '198.51.100.1', isMinuteOver: false },
  { period: 'a day', visitors: 200, address: '192.0.2.1', isMinuteOver: true },
])('one network adds at most $visitors visitors in $period', async ({ visitors, address, isMinuteOver }) => {
  for (let n = 0; n < visitors + 3; n++) {
    if (n % 10 === 0 && isMinuteOver) await endPeriods(address);
    await beacon(address, ua(n));
  }
  expect((await Event.distinct('visitor', { isRobot: undefined })).length).toBe(visitors);
  expect(await Event.countDocuments({ isRobot: true, robot: 'network\tChrome' })).toBe(3);
});

test('suspects a visitor who views pages faster than people read, from then on', async () => {
  const views = exampleBatch({ events: Array(20).fill({ name: 'page_view', path: '/' }), vitals: [] });
  for (let n = 0; n < 3; n++) await beacon('203.0.113.40', ua(1), {}, views);
  expect(await Event.countDocuments({ isRobot: true })).toBe(0);
  await beacon('203.0.113.40', ua(1), {}, views);
  expect(await Event.countDocuments({ isRobot: true })).toBe(20);
  await resetLimits(
    'views',
    await Event.findOne()
      .orFail()
      .then(({ visitor }) => visitor),
  );
  await beacon('203.0.113.40', ua(1));
  expect(await Event.countDocuments({ robot: 'fast\tChrome' })).toBe(21);
  expect(await Event.countDocuments({ isRobot: undefined })).toBe(60);
});

test('a program that views pages fast makes no suspect of a person with the same kind of browser', async () => {
  const events = Array(20).fill({ name: 'page_view', path: '/' });
  const views = exampleBatch({ isAutomated: true, events, vitals: [] });
  for (let n = 0; n < 4; n++) await beacon('203.0.113.41', ua(1), {}, views);
  await beacon('203.0.113.41', ua(1));
  expect(await Event.countDocuments({ robot: 'automated\tChrome' })).toBe(80);
  expect(await Event.countDocuments({ isRobot: undefined })).toBe(1);
});

test('stores a limited number of events a day per network', async () => {
  const many = exampleBatch({ events: Array(20).fill({ name: 'a', path: '/' }), vitals: [] });
  const limits = mongoose.connection.getClient().db(mongoose.connection.name).collection('limits');
  await beacon('203.0.113.9', ua(1), {}, many);
  await limits.updateOne({ key: 'events-day:203.0.113.9' }, { $set: { points: 2990 } });
  expect((await beacon('203.0.113.9', ua(1), {}, many)).status).toBe(202);
  expect(await Event.countDocuments()).toBe(20);
  await beacon('203.0.113.10', ua(1), {}, many);
  expect(await Event.countDocuments()).toBe(40);
  await limits.updateOne({ key: 'events-day:all' }, { $set: { points: 200_000 } });
  await beacon('203.0.113.11', ua(1), {}, many);
  expect(await Event.countDocuments()).toBe(40);
  await resetLimits('events-day', 'all');
  // The report says what it lacks.
  const today = toSiteDay(new Date());
  const query = new URLSearchParams({ from: today, to: today, dimension: 'robot' });
  const viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  const dropped = { day: null, visitors: 0, views: 0, events: 20 };
  for (const [by, day] of [
    ['key', null],
    ['day', today],
  ])
    expect((await viewer.get(`/api/admin/analytics/events?${query}&by=${by}`)).body.rows).toEqual([
      { ...dropped, key: 'dropped\tnetwork', day },
      { ...dropped, key: 'dropped\ttotal', day },
    ]);
});

test('stores nothing of an empty batch', async () => {
  const limits = mongoose.connection.getClient().db(mongoose.connection.name).collection('limits');
  const before = await limits.countDocuments();
  const empty = exampleBatch({ events: [], vitals: [] });
  for (let n = 0; n < 3; n++) expect((await beacon('203.0.113.12', ua(n), {}, empty)).status).toBe(202);
  expect(await limits.countDocuments()).toBe(before);
});

test('applies joint limits to the networks of one internet connection', async () => {
  const limits = mongoose.connection.getClient().db(mongoose.connection.name).collection('limits');
  await beacon('2001:db8:7:1::1', ua(1));
  expect(await Event.countDocuments({ isRobot: undefined })).toBe(1);
  await limits.updateOne({ key: 'new-visitors:2001:db8:7::/48' }, { $set: { points: 200 } });
  await beacon('2001:db8:7:2::1', ua(1));
  expect(await Event.countDocuments({ isRobot: true })).toBe(1);
  await limits.updateOne({ key: 'events-day:2001:db8:7::/48' }, { $set: { points: 10_000 } });
  await beacon('2001:db8:7:3::1', ua(1));
  await beacon('2001:db8:8:3::1', ua(1));
  expect(await Event.countDocuments()).toBe(3);
});

test.each<Record<string, string>>([
  { 'Sec-Fetch-Dest': 'document' },
  { 'Sec-Fetch-Dest': 'image' },
  { 'Sec-Fetch-Mode': 'navigate' },
])('does not count a request with %j, which no page beacon sends', async (headers) => {
  expect((await beacon('203.0.113.20', ua(1), headers)).status).toBe(202);
  expect(await Event.countDocuments()).toBe(0);
  const own = { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'empty' };
  await beacon('203.0.113.20', ua(1), own);
  expect(await Event.countDocuments()).toBe(1);
});

test('stores at most ten short properties per event', async () => {
  const props = Array.from({ length: 11 }, (_, n) => ({ name: `p${n}`, value: 'x'.repeat(200) }));
  const send = (most: number) =>
    beacon(
      '203.0.113.30',
      ua(1),
      {},
      exampleBatch({ events: [{ name: 'a', path: '/', props: props.slice(0, most) }] }),
    );
  expect((await send(11)).status).toBe(400);
  await send(10);
  const { props: saved = [] } = await Event.findOne({ name: 'a' }).orFail().lean();
  expect(saved.map(({ name, value }) => [name, value.length])).toEqual(
    props.slice(0, 10).map(({ name }) => [name, 80]),
  );
});
