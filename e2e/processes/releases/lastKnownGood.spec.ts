import { renameSync } from 'node:fs';
import { paths } from '@site/shell/paths';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';

test('a shell that restarts without a release store serves the releases it knew last', async ({
  store,
  startOnStore,
  open,
  page,
}) => {
  await (await startOnStore()).kill();
  const { folder } = store.releases.store;
  renameSync(folder, `${folder}-away`);
  const { url, output } = await startOnStore();
  for (const path of [paths.home, paths.blog, paths.contact, paths.tool('password-strength')])
    expect((await fetch(url + path)).status, path).toBe(200);
  expect(output()).toContain('release store unreachable');
  await open(url + paths.home);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Foundry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
