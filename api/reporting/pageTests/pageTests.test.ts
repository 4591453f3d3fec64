import { LandingPage } from '../../content/landingPages/model';
import { publishedLandings } from '../../content/landingPages/publishedLandings';
import { Exposure } from '../../insights/variants/model';
import { getPageTest } from '../../insights/variants/pageTest';
import { createLandingPage, createMember, startServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test('published pages with variants are listed with the visitors of each variant, others are not', async () => {
  const blocks = [{ kind: 'hero' as const, title: 'Another', lead: 'Try it.', drawnAs: '/services/pcaas' }];
  const variants = [{ blocks }];
  const page = await createLandingPage({ label: 'IT health check', goal: 'call', variants });
  await createLandingPage({ goal: 'call' });
  await createLandingPage({ goal: 'call', variants, publishAt: new Date(Date.now() + 86_400_000) });
  const stored = await LandingPage.findById(page._id).orFail().lean();
  const run = getPageTest(stored)?.run ?? '';
  const seen = (variant: 'a' | 'b', count: number, reached: number) =>
    Array.from({ length: count }, (_, n) => ({
      _id: `${run} ${variant}${n}`,
      run,
      variant,
      goal: 'call' as const,
      visitor: `${variant}${n}`,
      reached: n < reached,
      at: new Date('2026-11-02T15:00:00Z'),
    }));
  await Exposure.insertMany([...seen('a', 12, 1), ...seen('b', 10, 4)]);
  publishedLandings.clear();
  const viewer = await server.signInAs((await createMember({ role: 'viewer' }))._id);
  const { status, body } = await viewer.get('/api/admin/analytics/page-tests');
  expect(status).toBe(200);
  const titles = body.pages.map(({ title }: { title: string }) => title);
  expect(titles).not.toContain('A test page');
  expect(body.pages.find(({ id }: { id: string }) => id === page._id)).toEqual({
    id: page._id,
    path: expect.stringContaining(page.slug),
    title: 'IT health check',
    goal: 'Phone call click',
    since: '2026-11-02T15:00:00.000Z',
    variants: [
      { variant: 'a', visitors: 12, reached: 1, standing: 'first', from: 0, to: 0 },
      expect.objectContaining({ variant: 'b', visitors: 10, reached: 4, standing: 'unknown' }),
    ],
  });
});
