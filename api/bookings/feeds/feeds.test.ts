import ICAL from 'ical.js';
import { User } from '../../identity/users/model';
import { createBooking, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleHostDraft } from '../hosts/example';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin' }))._id);
});
afterAll(() => server.stop());

async function createHost() {
  const { _id: id } = await createMember({ role: 'editor' });
  await admin.post('/api/admin/booking-hosts', exampleHostDraft({ userId: id }));
  return { id, path: `/api/admin/booking-hosts/${id}/feed`, host: await server.signInAs(id) };
}

/** Reads a feed like a calendar program, which sends no headers of a browser. */
async function readFeed(url: string) {
  const { pathname } = new URL(url);
  const reply = await server.visitor().get(pathname, { 'Sec-Fetch-Site': 'cross-site' });
  return { status: reply.status, type: reply.headers.get('content-type'), text: String(reply.body) };
}

test('a feed has the meetings of its host, and only those', async () => {
  const { id, path, host } = await createHost();
  const mine = await createBooking({ hostId: id, name: 'Guest; of, mine', sequence: 2 });
  await createBooking({ hostId: id, status: 'cancelled' });
  await createBooking({ name: 'Of another' });
  const { status, body } = await host.post(path);
  expect(status).toBe(201);
  const feed = await readFeed(body.url);
  expect([feed.status, feed.type]).toEqual([200, expect.stringContaining('text/calendar')]);
  const events = new ICAL.Component(ICAL.parse(feed.text)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]);
  expect(event.summary).toBe('Consultation: Guest; of, mine');
  expect(event.sequence).toBe(2);
  expect(event.startDate.toJSDate().getTime()).toBe(Math.floor(mine.startAt.getTime() / 1000) * 1000);
});

test('an address stops working when it is replaced, revoked, or its member is no longer active', async () => {
  const { id, path, host } = await createHost();
  const first = (await host.post(path)).body.url;
  const second = (await host.post(path)).body.url;
  expect((await readFeed(first)).status).toBe(404);
  expect((await readFeed(second)).status).toBe(200);
  expect((await host.get(path)).body.createdAt).not.toBeNull();
  await User.updateOne({ _id: id }, { $set: { status: 'disabled' } });
  expect((await readFeed(second)).status).toBe(404);
  await User.updateOne({ _id: id }, { $set: { status: 'active', role: 'viewer' } });
  expect((await readFeed(second)).status).toBe(404);
  await User.updateOne({ _id: id }, { $set: { role: 'editor' } });
  expect((await admin.send('DELETE', path, {})).status).toBe(204);
  expect((await readFeed(second)).status).toBe(404);
  expect((await admin.get(path)).body).toEqual({ createdAt: null });
});

test('hosts manage their own feed, and no other host’s', async () => {
  const [one, other] = [await createHost(), await createHost()];
  expect((await one.host.post(other.path)).status).toBe(403);
  expect((await one.host.get(other.path)).status).toBe(403);
  expect((await admin.post(other.path)).status).toBe(201);
});
