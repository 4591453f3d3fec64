import { startServer, type TestServer } from '../../testing';
import { findAddressProblems } from './findAddressProblems';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

const pageAt = (slug: string) => ({ slug, path: `/${slug}` });
const readSite = async () => ({ pages: ['/about'], files: [] });

test('two pages of a run, pages of the site and slugs that are none are problems', async () => {
  const pages = [
    pageAt('its-legal-waco-texas'),
    pageAt('its-legal-waco-texas'),
    pageAt('about'),
    pageAt('No'),
  ];
  const [first, ...others] = await findAddressProblems(pages, readSite as never);
  expect(first).toBe('');
  expect(others).toEqual([
    'Another generated page has this URL.',
    'There is already a page at this URL.',
    expect.stringMatching(/^The slug “No” can’t be used\./),
  ]);
});
