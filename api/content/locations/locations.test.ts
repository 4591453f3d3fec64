import { startServer, type TestServer } from '../../testing';
import { initialLocations } from './initial';
import { Location } from './model';
import { publishedLocations } from './publishedLocations';
import { seedLocations } from './seedLocations';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await Location.deleteMany({});
  await seedLocations();
  publishedLocations.clear();
});

const get = (slug: string) => server.visitor().get(`/api/locations/${encodeURIComponent(slug)}`);

test('returns a published city completely, with all others', async () => {
  const { status, body } = await get('waco');
  expect(status).toBe(200);
  const waco = initialLocations.find(({ slug }) => slug === 'waco');
  expect(body).toMatchObject({ ...waco });
  expect(body.others).toHaveLength(9);
  expect(Object.keys(body.others[0]).sort()).toEqual(['lat', 'lng', 'name', 'slug']);
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['isPublished', 'order', '_id']));
});

test('a city that is not published is not found and not listed', async () => {
  await Location.updateOne({ slug: 'waco' }, { isPublished: false });
  publishedLocations.clear();
  expect((await get('waco')).status).toBe(404);
  expect((await get('temple')).body.others).toHaveLength(8);
  const { body } = await server.visitor().get('/api/addresses');
  const paths = body.map(({ path }: { path: string }) => path);
  expect(paths).toContain('/service-areas/temple');
  expect(paths).not.toContain('/service-areas/waco');
});

test.each(['paris', '__proto__', '{"$ne":1}', 'x'.repeat(5000)])('%.20s is not found', async (slug) => {
  expect((await get(slug)).status).toBe(404);
});

test('an invalid record does not affect the others', async () => {
  await Location.collection.updateOne({ slug: 'waco' }, { $set: { facts: 'none' } });
  publishedLocations.clear();
  expect((await get('waco')).status).toBe(404);
  expect((await get('temple')).status).toBe(200);
});

test('seeding again keeps the edits of the team', async () => {
  await Location.updateOne({ slug: 'waco' }, { lead: 'Ours.', version: 2 });
  await seedLocations();
  expect(await Location.countDocuments()).toBe(10);
  publishedLocations.clear();
  expect((await get('waco')).body.lead).toBe('Ours.');
});
