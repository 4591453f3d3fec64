import { join } from 'node:path';
import { localKeys } from '@site/shell/build/releases/localKeys';
import { newWorkingCopy, type WorkingCopy } from '../../fixtures/development/newWorkingCopy';
import { type Development, startDevelopment } from '../../fixtures/development/startDevelopment';
import { isLong } from '../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';
import { until } from '../../fixtures/waiting/until';

const HEAD = 'mf-blog/src/layout/BlogLayout.tsx';
const PAGE = 'mf-blog/src/pages/postList/BlogPage.tsx';
const TITLE = 'title="The Foundry"';

/** A build has to finish first. */
const BUILT = { timeout: 180_000 };

test.skip(!isLong, 'builds the whole site in a working copy: only with LONG=1');

let copy: WorkingCopy;
let development: Development;

test.beforeAll(async ({ ownSite }) => {
  copy = newWorkingCopy();
  development = await startDevelopment(copy, ['mf-blog'], {
    RELEASE_STORE: join(ownSite.dataDir, 'releases'),
    RELEASE_PUBLIC_KEYS: localKeys(join(ownSite.dataDir, 'secrets')).publicKey,
  });
});

test.afterAll(async () => {
  await development?.stop();
  copy?.clean();
});

test('a team develops one remote next to the live releases of the others', async ({
  ownSite,
  page,
  open,
}) => {
  for (const remote of ['mf-marketing', 'mf-tools', 'mf-admin'])
    expect(development.output()).toMatch(
      new RegExp(`^${remote} \\S+: the live release from ${ownSite.dataDir}`, 'm'),
    );
  await open(`${development.url}/blog`);
  copy.replace(HEAD, TITLE, 'title="The Forge"');
  await expect(page.getByRole('heading', { level: 1, name: 'The Forge' })).toBeVisible(BUILT);
  copy.replace(HEAD, 'title="The Forge"', TITLE);
  await expect(page.getByRole('heading', { level: 1, name: 'The Foundry' })).toBeVisible(BUILT);

  await open(`${development.url}/tools/password-strength`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Foundry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Foundry' })).toBeVisible(BUILT);
});

test('build and load errors are reported in the terminal, and the page stays until they are fixed', async ({
  page,
  open,
}) => {
  await open(`${development.url}/blog`);
  copy.replace(HEAD, TITLE, 'title="The Forge');
  await until(
    () => /mf-blog does not build[\s\S]*FoundryPage\.tsx/.test(development.output()),
    'nothing is told',
  );
  copy.replace(HEAD, 'title="The Forge', TITLE);
  copy.replace(PAGE, 'export {', "throw new Error('not today');\nexport {");
  await until(
    () => /mf_blog: the new release was rejected.*not today/.test(development.output()),
    'the rejection is not reported',
  );
  await page.goto(`${development.url}/blog`);
  await expect(page.getByRole('heading', { level: 1, name: 'The Foundry' })).toBeVisible(BUILT);
  copy.replace(PAGE, "throw new Error('not today');\n", '');
  copy.replace(HEAD, TITLE, 'title="The Forge"');
  await expect(page.getByRole('heading', { level: 1, name: 'The Forge' })).toBeVisible(BUILT);
});

test('a changed contract updates the API and every page that uses it', async ({ page, open }) => {
  await open(`${development.url}/blog`);
  const [post] = await (await fetch(`${development.url}/api/blog/posts`)).json();
  copy.replace(
    'api/content/posts/contract.ts',
    '  author: string(),',
    '  author: string(),\n  mood: string(),',
  );
  copy.replace(
    'api/content/posts/publishedPosts.ts',
    'createdAt: publishAt.toISOString(),',
    "createdAt: publishAt.toISOString(), mood: 'glad',",
  );
  copy.replace('mf-blog/src/pages/postList/PostRow.tsx', '{post.readingMinutes} min', '{post.mood}');
  await expect(page.getByText('glad').first()).toBeVisible(BUILT);
  expect(await (await fetch(`${development.url}/api/blog/posts/${post.slug}`)).json()).toMatchObject({
    mood: 'glad',
  });
});
