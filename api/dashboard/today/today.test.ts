import { exampleNewsletterDraft } from '../../audience/newsletters/example';
import { currentPlan } from '../../bookings/calendar/currentPlan';
import { findInstant, getLocalDay } from '../../bookings/calendar/localTime';
import { Booking } from '../../bookings/model';
import { exampleCredentialDraft } from '../../content/credentials/example';
import { Credential } from '../../content/credentials/model';
import { Content } from '../../content/documents/model';
import { examplePostDraft } from '../../content/posts/example';
import { NotFoundPath, toUtcDay } from '../../insights/notFound/model';
import { createBooking, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { Today, TodayTopic } from './contract';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer();
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(() =>
  Promise.all([
    Booking.deleteMany({}),
    Content.deleteMany({}),
    NotFoundPath.deleteMany({}),
    Credential.deleteMany({}),
  ]),
);
afterEach(() => jest.restoreAllMocks());

async function read(): Promise<Map<TodayTopic, Today['tiles'][number]>> {
  const { status, body } = await viewer.get('/api/admin/today');
  expect(status).toBe(200);
  return new Map((body as Today).tiles.map((tile) => [tile.topic, tile]));
}

const daysFrom = (days: number) => new Date(Date.now() + days * 86_400_000);

test('a quiet day counts nothing', async () => {
  const tiles = [...(await read()).values()];
  expect(tiles.map(({ isRead, counts }) => [isRead, counts])).toEqual(tiles.map(() => [true, []]));
});

test('counts the meetings of the office’s day, and nothing of other days', async () => {
  const { timeZone } = await currentPlan();
  const midnight = findInstant(timeZone, getLocalDay(timeZone, Date.now()), 0) ?? 0;
  const at = (minutes: number) => new Date(midnight + minutes * 60_000);
  await createBooking({ startAt: at(0) });
  await createBooking({ startAt: at(22 * 60) });
  await createBooking({ startAt: at(600), status: 'cancelled' });
  await createBooking({ startAt: at(-1) });
  await createBooking({ startAt: at(26 * 60) });
  expect((await read()).get('meetings')?.counts).toEqual([
    { list: 'bookings/calendar', count: 2, isMore: false },
  ]);
});

test('counts drafts by list, new addresses not found, and credentials that end or have ended', async () => {
  const editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  expect((await editor.post('/api/admin/blog', examplePostDraft())).status).toBe(201);
  expect((await editor.post('/api/admin/newsletters', exampleNewsletterDraft())).status).toBe(201);
  const path = { days: {}, count: 1, last: new Date() };
  await NotFoundPath.create([
    { _id: '/new', first: toUtcDay(daysFrom(-1)), ...path },
    { _id: '/old', first: toUtcDay(daysFrom(-30)), ...path },
  ]);
  const ends = (days: number, isShown = true) => ({
    ...exampleCredentialDraft(),
    validUntil: toUtcDay(daysFrom(days)),
    isShown,
    order: 0,
  });
  await Credential.create([ends(-1), ends(10), ends(90), ends(10, false)]);
  const tiles = await read();
  expect(tiles.get('drafts')?.counts).toEqual([
    { list: 'blog', count: 1, isMore: false },
    { list: 'newsletters', count: 1, isMore: false },
  ]);
  expect(tiles.get('newNotFound')?.counts[0]?.count).toBe(1);
  expect(tiles.get('endingCredentials')?.counts[0]?.count).toBe(2);
});

test('a topic that cannot be read says so alone', async () => {
  jest.spyOn(Credential, 'find').mockImplementation(() => {
    throw new Error('not now');
  });
  const tiles = await read();
  expect(tiles.get('endingCredentials')).toEqual({ topic: 'endingCredentials', isRead: false, counts: [] });
  expect(tiles.get('meetings')?.isRead).toBe(true);
});
