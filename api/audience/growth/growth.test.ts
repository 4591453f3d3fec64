import { createMember, createSubscriber, startServer, type TestServer, type Visitor } from '../../testing';
import { backfillGrowth } from '../subscribers/backfillGrowth';
import { GrowthEvent } from '../subscribers/GrowthEvent';
import { issueLink } from '../subscribers/links';
import { Subscriber } from '../subscribers/model';
import { mondayOf } from '../subscribers/recordGrowth';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Promise.all([Subscriber.deleteMany({}), GrowthEvent.deleteMany({})]));

const path = '/api/admin/subscribers';
const day = 86_400_000;
const growth = async (query = '') => (await admin.get(`${path}/growth${query}`)).body;
const at = (version: number) => ({ 'If-Match': `"${version}"` });

/** A subscriber, and what the person does with the emailed link. */
async function createReader(part: Parameters<typeof createSubscriber>[0]) {
  const { _id } = await createSubscriber(part);
  const token = await issueLink(_id);
  return {
    _id,
    edit: (change: object) => server.visitor().post('/api/subscription/edit', { token, ...change }),
  };
}

test('counts who confirms, leaves, is unsubscribed or erased, by week, source and topic', async () => {
  const ann = await createReader({ status: 'pending', place: 'footer' });
  await ann.edit({ action: 'subscribe', topics: ['people', 'support'] });
  await ann.edit({ action: 'pause' });
  const bob = await createReader({ place: 'blog', topics: ['people'] });
  await bob.edit({ action: 'unsubscribe' });
  await bob.edit({ action: 'unsubscribe', reason: 'other' });
  const { _id: cal } = await createSubscriber({ place: 'post', topics: ['security'] });
  await admin.post(`${path}/${cal}/unsubscribe`, {}, at(1));
  const { _id: eve } = await createSubscriber({ place: 'post', topics: ['security'] });
  await admin.send('DELETE', `${path}/${eve}`, { headers: at(1) });
  const body = await growth();
  expect(body.weeks).toHaveLength(26);
  expect(body.weeks.at(-1)).toEqual({ week: mondayOf(new Date()), gained: 1, lost: 3 });
  expect(body.bySource).toEqual([
    { source: 'blog', gained: 0, lost: 1 },
    { source: 'post', gained: 0, lost: 2 },
    { source: 'footer', gained: 1, lost: 0 },
    { source: 'form', gained: 0, lost: 0 },
    { source: 'import', gained: 0, lost: 0 },
    { source: 'member', gained: 0, lost: 0 },
  ]);
  expect(body.byTopic).toContainEqual({ topic: 'people', gained: 1, lost: 1 });
  expect((await growth('?source=footer&weeks=13')).weeks.at(-1)).toMatchObject({ gained: 1, lost: 0 });
  expect(JSON.stringify(await GrowthEvent.find().lean())).not.toContain(eve);
  expect((await admin.get(`${path}/growth?weeks=7`)).status).toBe(400);
});

test('a changed topic counts for that topic alone', async () => {
  const reader = await createReader({ topics: ['people', 'support'] });
  await reader.edit({ action: 'choose', topics: ['people', 'planning'] });
  expect((await growth()).weeks.at(-1)).toMatchObject({ gained: 0, lost: 0 });
  expect((await growth('?topic=planning')).weeks.at(-1)).toMatchObject({ gained: 1, lost: 0 });
  expect((await growth('?topic=support')).weeks.at(-1)).toMatchObject({ gained: 0, lost: 1 });
});

test('weeks begin on Monday at midnight in the office', () => {
  expect(mondayOf(new Date('2026-11-30T05:59:00Z'))).toBe('2026-11-23');
  expect(mondayOf(new Date('2026-11-30T06:00:00Z'))).toBe('2026-11-30');
});

test('starts with what the subscribers of before show, and repeats it without counting twice', async () => {
  const weeksAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * day);
  await createSubscriber({ confirmedAt: weeksAgo(2) });
  await createSubscriber({ confirmedAt: weeksAgo(2), status: 'unsubscribed', unsubscribedAt: weeksAgo(1) });
  await createSubscriber({ confirmedAt: undefined, status: 'pending' });
  await backfillGrowth();
  await backfillGrowth();
  expect((await growth()).weeks.slice(-3)).toEqual([
    { week: mondayOf(weeksAgo(2)), gained: 2, lost: 0 },
    { week: mondayOf(weeksAgo(1)), gained: 0, lost: 1 },
    { week: mondayOf(new Date()), gained: 0, lost: 0 },
  ]);
});
