import { EventRollup } from '../../insights/events/model';
import { toSiteDay } from '../../insights/events/toSiteDay';
import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { Content } from '../documents/model';
import { exampleLocationDraft } from './example';

let server: TestServer;
let editor: Visitor;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
  viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
});
afterAll(() => server.stop());
beforeEach(() => Content.deleteMany({}));

const locations = '/api/admin/locations';

test('areas in every state are listed, except those in the trash', async () => {
  const make = async (slug: string) => (await editor.post(locations, exampleLocationDraft({ slug }))).body;
  const [open, shown, trashed] = [await make('open'), await make('shown'), await make('trashed')];
  const first = { headers: { 'If-Match': '"1"' } };
  await editor.send('POST', `${locations}/${shown.id}/publish`, first);
  await editor.send('DELETE', `${locations}/${trashed.id}`, first);
  const { status, body } = await viewer.get(`${locations}/areas`);
  expect(status).toBe(200);
  const { name, lat, lng } = exampleLocationDraft();
  const area = { name, lat, lng, completeness: expect.any(Number) };
  expect(body).toHaveLength(2);
  expect(body).toEqual(
    expect.arrayContaining([
      { id: open.id, slug: 'open', path: null, ...area },
      { id: shown.id, slug: 'shown', path: '/service-areas/shown', ...area },
    ]),
  );
});

const all = process.env.LONG ? 10_000 : 2000;

test(`${all} areas are listed at once`, async () => {
  const { body } = await editor.post(locations, exampleLocationDraft({ slug: 'first' }));
  const { _id: _1, slug: _2, ...record } = await Content.findById(body.id).orFail().lean();
  const many = Array.from({ length: all - 1 }, (_, n) => ({
    ...record,
    _id: `area-${n}`,
    slug: `area-${n}`,
  }));
  await Content.collection.insertMany(many as never);
  const areas = await viewer.get(`${locations}/areas`);
  expect(areas.status).toBe(200);
  expect(areas.body).toHaveLength(all);
});

test('views are those of area pages in the last thirty days', async () => {
  const day = 86_400_000;
  const seen = (ago: number, path: string, views: number) => {
    const at = toSiteDay(Date.now() - ago * day);
    const facts = { bucket: 'day' as const, at, dimension: 'path' as const, key: path };
    return { ...facts, _id: `day ${at} path ${path}`, views, events: 0, visitors: 1, date: new Date(at) };
  };
  await EventRollup.create([
    seen(0, '/service-areas/waco', 3),
    seen(29, '/service-areas/waco', 4),
    seen(31, '/service-areas/waco', 100),
    seen(1, '/service-areas/hutto', 2),
    seen(1, '/services', 50),
    seen(1, '/service-areas', 60),
  ]);
  const { body } = await viewer.get(`${locations}/views`);
  expect(body).toHaveLength(2);
  expect(body).toEqual(
    expect.arrayContaining([
      { path: '/service-areas/waco', views: 7 },
      { path: '/service-areas/hutto', views: 2 },
    ]),
  );
});
