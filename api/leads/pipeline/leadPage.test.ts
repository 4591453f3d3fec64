import { Content } from '../../content/documents/model';
import { exampleLandingDraft } from '../../content/landingPages/example';
import { createLead, createMember, startServer, type TestServer, type Visitor } from '../../testing';
import { exampleEnquiry } from '../enquiries/example';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';

let server: TestServer;
let editor: Visitor;
beforeAll(async () => {
  server = await startServer();
  editor = await server.signInAs((await createMember({ role: 'editor' }))._id);
});
afterAll(() => server.stop());

const pages = '/api/admin/landing-pages';
const seen = (version: number) => ({ 'If-Match': `"${version}"` });

async function published(slug: string) {
  const { id } = (await editor.post(pages, exampleLandingDraft({ slug, label: 'A second opinion' }))).body;
  return (await editor.post(`${pages}/${id}/publish`, undefined, seen(1))).body;
}

async function leadFrom(page: string) {
  const visitor = server.visitor();
  const email = `${Math.random().toString(36).slice(2)}@example.com`;
  const { reference } = (await visitor.post('/api/contact', exampleEnquiry({ email }))).body;
  const trafficSource = { source: 'news', medium: 'email', campaign: 'spring', gclid: null, isPaid: false };
  await visitor.post(`/api/contact/${reference}/context`, { page, trafficSource });
  return async () => (await editor.get(`/api/admin/leads/${reference}`)).body;
}

test('a lead has the document of the page it was sent from, also after the page has moved', async () => {
  const page = await published('a-second-opinion');
  const read = await leadFrom('/landing/a-second-opinion');
  const pageDocument = { kind: 'landing page', id: page.id, label: 'A second opinion' };
  const source = 'news / email / spring';
  expect(await read()).toMatchObject({ page: '/landing/a-second-opinion', source, pageDocument });
  const moved = await editor.patch(
    `${pages}/${page.id}`,
    { ...page.draft, slug: 'a-third-opinion' },
    seen(page.version),
  );
  const again = await editor.post(`${pages}/${page.id}/publish`, undefined, seen(moved.body.version));
  expect(again.body.path).toBe('/landing/a-third-opinion');
  expect(await read()).toMatchObject({ page: '/landing/a-second-opinion', pageDocument });
  expect(
    (await editor.send('DELETE', `${pages}/${page.id}`, { headers: seen(again.body.version) })).status,
  ).toBe(204);
  expect((await read()).pageDocument).toEqual(pageDocument);
});

test('counts the leads of 90 days by page, without spam and quarantine', async () => {
  await Enquiry.deleteMany({});
  const from = (page: string, daysAgo = 1, status: EnquiryRecord['status'] = 'new') =>
    createLead({
      status,
      createdAt: new Date(Date.now() - daysAgo * 86_400_000),
      context: { page, at: new Date() },
    });
  await from('/service-areas/waco');
  await from('/its-legal-waco-texas');
  await from('/its-legal-waco-texas', 89, 'won');
  await from('/its-legal-waco-texas', 91);
  for (const status of ['spam', 'quarantined'] as const) await from('/contact', 1, status);
  await createLead();
  expect((await editor.get('/api/admin/leads/pages')).body).toEqual([
    { page: '/its-legal-waco-texas', leads: 2 },
    { page: '/service-areas/waco', leads: 1 },
  ]);
});

test('a page of a release and a deleted one are returned by path only', async () => {
  const read = await leadFrom('/contact');
  expect(await read()).toMatchObject({ page: '/contact', pageDocument: null });
  const { id } = await published('soon-nobodys');
  const other = await leadFrom('/landing/soon-nobodys');
  expect((await other()).pageDocument).toMatchObject({ id });
  await Content.deleteOne({ _id: id });
  expect(await other()).toMatchObject({ page: '/landing/soon-nobodys', pageDocument: null });
});
