import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { initialCrawlers } from '../initial';
import { CrawlerRevision } from './model';

const path = '/api/admin/settings';
let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  admin = await server.signInAs((await createMember({ role: 'admin', name: 'Dana Reyes' }))._id);
});
afterAll(() => server.stop());

test('lists the saved versions, newest first, with the one before the first, at most fifty', async () => {
  await CrawlerRevision.deleteMany({});
  const save = async (part: object) => {
    const { version, crawlers } = (await admin.get(path)).body;
    const body = { ...crawlers, ...part };
    await admin.send('PATCH', `${path}/crawlers`, { body, headers: { 'If-Match': `"${version}"` } });
  };
  await save({ hasLlmsFile: true });
  await save({ robotsRules: 'User-agent: *\nDisallow: /landing/' });
  const list = async () => (await admin.get(`${path}/crawlers/revisions`)).body;
  expect(await list()).toMatchObject([
    { by: 'Dana Reyes', values: { hasLlmsFile: true, robotsRules: 'User-agent: *\nDisallow: /landing/' } },
    { by: 'Dana Reyes', values: { hasLlmsFile: true, robotsRules: '' } },
    { by: '', values: initialCrawlers },
  ]);
  const old = { values: initialCrawlers, by: 'Old', at: new Date(0) };
  await CrawlerRevision.insertMany(Array.from({ length: 60 }, () => old));
  await save({ hasLlmsFile: false });
  expect(await CrawlerRevision.countDocuments()).toBe(50);
  expect((await list())[0].values.hasLlmsFile).toBe(false);
});
