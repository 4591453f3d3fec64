import { createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { PageAnalysis, PageFacts, wordsOf } from '../pageFacts/model';
import type { RelatedPage } from './contract';

let server: TestServer;
let viewer: Visitor;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
  const { email, password } = await createMember({ role: 'viewer' });
  viewer = server.visitor();
  await viewer.signIn(email, password);
});
afterAll(() => server.stop());

async function addPage(_id: string, label: string, facts: object = {}) {
  const page = {
    _id,
    label,
    title: `${label} | Site`,
    isListed: true,
    status: 200,
    words: wordsOf(_id, label),
  };
  await PageFacts.create([{ ...page, ...facts }]);
}

test('pages whose names have rare words of a text come first, without the page itself and hidden ones', async () => {
  await PageFacts.deleteMany({});
  await PageAnalysis.updateOne({ _id: 'live' }, { $set: { pages: 12 } }, { upsert: true });
  await addPage('/services/backup', 'Backup and recovery', { inbound: 4 });
  await addPage('/blog/backup-tests', 'How to test backups');
  await addPage('/services/service-desk', 'Service desk for offices');
  await addPage('/blog/own', 'Backup recovery tests');
  await addPage('/hidden', 'Backup', { robots: 'noindex' });
  await addPage('/gone', 'Backup', { status: 404 });
  const find = async (terms: string) =>
    (
      await viewer.get(`/api/admin/seo/related-pages?terms=${encodeURIComponent(terms)}&path=/blog/own`)
    ).body.map(({ path }: RelatedPage) => path);
  expect(await find('recovery,backups,tests,restore')).toEqual(['/blog/backup-tests', '/services/backup']);
  expect(await find('offices')).toEqual([]);
  expect(await find('service,desk')).toEqual(['/services/service-desk']);
  const { body } = await viewer.get('/api/admin/seo/related-pages?terms=recovery,backup');
  expect(body[0]).toMatchObject({ label: 'Backup and recovery', inbound: 4, terms: ['backup', 'recovery'] });
});
