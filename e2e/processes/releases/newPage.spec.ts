import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import { until } from '../../fixtures/waiting/until';

const PAGE = { path: '/blog/old-drawings', label: 'Old drawings', group: 'From the archive' };

test('a newly released page appears at once for robots, in the sitemap and for a mistyped address', async ({
  store,
  startOnStore,
  page,
  problems,
}) => {
  const shell = await startOnStore();
  const read = async (path: string) => (await fetch(shell.url + path)).text();
  const inSitemap = async () => (await read('/sitemap.xml')).includes(`${PAGE.path}</loc>`);
  expect(await inSitemap()).toBe(false);
  expect(await read('/sitemap')).not.toContain(PAGE.label);
  const before = store.releases.liveVersion;
  store.releases.publish('9.7.1', 'The Foundry', (_folder, release) => {
    release.pages = [...release.pages, { ...PAGE, expose: './BlogPage' }];
  });
  await until(inSitemap, 'the page is not in sitemap.xml');

  await page.goto(`${shell.url}/sitemap`);
  const branch = page.getByRole('region', { name: PAGE.group });
  await expect(branch.getByRole('link', { name: PAGE.label })).toHaveAttribute('href', PAGE.path);

  problems.expect(/answer: 404 .*old-drawinsg/);
  await page.goto(`${shell.url}/old-drawinsg`);
  const nearest = page.getByRole('list', { name: 'Similar pages' }).getByRole('listitem').first();
  await expect(nearest).toContainText(PAGE.label);
  await nearest.getByRole('link').click();
  await expect(page).toHaveURL(shell.url + PAGE.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  store.releases.store.rollback('mf_blog', before);
  await until(async () => !(await inSitemap()), 'the page stays in sitemap.xml');
  expect(await read('/sitemap')).not.toContain(PAGE.label);
  expect(shell.child.exitCode, 'nothing was started again').toBeNull();
});
