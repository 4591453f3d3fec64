import { Booking } from '../../bookings/model';
import { Hubspot } from '../../hubspot/connection/model';
import { InboxModel } from '../../leads/inbox/model';
import { ReleaseWithdrawn } from '../../rollbacks/model';
import { Connection } from '../../seo/searchConsoleConnection/model';
import { SitemapRun } from '../../seo/sitemap/model';
import { createBooking, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import type { HealthCheckName, SystemHealth } from './contract';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
afterEach(() => jest.restoreAllMocks());

async function read(name: HealthCheckName) {
  const { status, body } = await viewer.get('/api/admin/health');
  expect(status).toBe(200);
  return (body as SystemHealth).checks.find((check) => check.name === name);
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('email is in order until one has waited for a quarter of an hour', async () => {
  await createBooking({});
  const entry = { kind: 'reminder', state: 'waiting', attempts: 0 };
  await Booking.updateMany({}, { $set: { outbox: [{ ...entry, since: minutesAgo(5) }] } });
  expect(await read('email')).toMatchObject({ state: 'ok', text: 'Sending 1 email.' });
  await Booking.updateMany({}, { $set: { outbox: [{ ...entry, since: minutesAgo(20) }] } });
  expect(await read('email')).toMatchObject({
    state: 'error',
    text: 'Delayed: 1 email waiting, the oldest for 20 minutes.',
  });
});

test('an inbox that cannot be read is reported without the reason, which names the mail server', async () => {
  expect(await read('inbox')).toMatchObject({ state: 'off' });
  const readAt = minutesAgo(2);
  const inbox = { isEnabled: true, since: minutesAgo(90), readAt, error: '' };
  await InboxModel.updateOne({ _id: 'site' }, { $set: inbox }, { upsert: true });
  expect(await read('inbox')).toMatchObject({ state: 'ok', at: readAt.toISOString() });
  await InboxModel.updateOne({ _id: 'site' }, { $set: { readAt: minutesAgo(60) } });
  expect(await read('inbox')).toMatchObject({ state: 'warning' });
  await InboxModel.updateOne({ _id: 'site' }, { $set: { error: 'imap.example refused the password' } });
  const failed = await read('inbox');
  expect(failed).toMatchObject({ state: 'error' });
  expect(JSON.stringify(failed)).not.toContain('imap.example');
});

test('HubSpot is off, connected, paused or refused', async () => {
  expect(await read('hubspot')).toMatchObject({ state: 'off' });
  const set = (part: object) => Hubspot.updateOne({ _id: 'hubspot' }, { $set: part }, { upsert: true });
  await set({ mode: 'live' });
  expect(await read('hubspot')).toMatchObject({ state: 'ok' });
  await set({ isPaused: true });
  expect(await read('hubspot')).toMatchObject({ state: 'warning', text: 'Sync is paused.' });
  await set({ problem: 'revoked', mode: 'off' });
  expect(await read('hubspot')).toMatchObject({ state: 'error' });
});

test('the newest sitemap update counts', async () => {
  expect(await read('sitemap')).toMatchObject({ state: 'off' });
  const run = (state: 'failed' | 'succeeded', cause: string, at: Date) =>
    SitemapRun.create({ state, trigger: 'schedule', cause, createdAt: at, endedAt: at });
  await run('failed', 'one', minutesAgo(20));
  expect(await read('sitemap')).toMatchObject({ state: 'error' });
  await run('succeeded', 'two', minutesAgo(10));
  expect(await read('sitemap')).toMatchObject({ state: 'ok' });
});

test('a rollback of the last 30 days is named', async () => {
  expect(await read('releases')).toMatchObject({ state: 'ok' });
  const at = minutesAgo(60).toISOString();
  await ReleaseWithdrawn.create({
    _id: 'a',
    remote: 'mf-blog',
    version: '2',
    to: '1',
    reason: 'It threw.',
    at,
  });
  expect(await read('releases')).toEqual({
    name: 'releases',
    state: 'warning',
    text: 'mf-blog 2 was rolled back to 1',
    at,
    also: null,
  });
});

test('the import from Search Console is named with its last success, and since when it fails', async () => {
  expect(await read('searchConsole')).toMatchObject({ state: 'off', text: 'Not connected.' });
  const set = (part: object) => Connection.updateOne({ _id: 'google' }, { $set: part }, { upsert: true });
  await set({ key: { key: '1', nonce: 'a', data: 'b' }, property: '' });
  expect(await read('searchConsole')).toMatchObject({ state: 'warning', text: 'No property is chosen.' });
  const [at, since] = [minutesAgo(3000), minutesAgo(1500)];
  const imported = { at, from: '2026-10-28', to: '2026-11-24', queries: 1, pages: 1, otherUrls: 0 };
  await set({ property: 'sc-domain:site.example', imported, dueAt: minutesAgo(5) });
  expect(await read('searchConsole')).toMatchObject({
    state: 'ok',
    text: 'Last import',
    at: at.toISOString(),
  });
  await set({ dueAt: minutesAgo(2000) });
  expect(await read('searchConsole')).toMatchObject({ state: 'warning' });
  await set({ problem: 'key_rejected', problemText: 'key of hidden@site.example', failingSince: since });
  const failed = await read('searchConsole');
  expect(failed).toEqual({
    name: 'searchConsole',
    state: 'error',
    text: 'Google rejects the key. Failing since',
    at: since.toISOString(),
    also: { text: 'Last import', at: at.toISOString() },
  });
});

test('the certificate is not checked at first', async () => {
  expect(await read('certificate')).toMatchObject({ state: 'unchecked', text: 'Not checked yet.' });
});

test('a check that cannot be read says so alone', async () => {
  jest.spyOn(ReleaseWithdrawn, 'findOne').mockImplementation(() => {
    throw new Error('not now');
  });
  expect(await read('releases')).toMatchObject({ state: 'unread' });
  expect((await read('email'))?.state).not.toBe('unread');
});
