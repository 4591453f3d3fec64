import { startServer, type TestServer } from '../../testing';
import { Redirect } from './model';
import { redirectOldPath } from './updateRedirects';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({}, { hasJobs: false });
});
afterAll(() => server.stop());

test('the old path of a page redirects although the list of pages still has it', async () => {
  const site = { origin: 'https://site.example', pages: ['/blog/old', '/blog/other'], files: [] };
  await redirectOldPath('/blog/old', '/blog/new', site);
  expect(await Redirect.findOne().lean()).toMatchObject({
    from: '/blog/old',
    to: '/blog/new',
    code: '301',
    source: 'slug',
  });
  await expect(redirectOldPath('/services', '/blog/new', { ...site, files: ['/services'] })).rejects.toThrow(
    'There is a file at this URL.',
  );
});
