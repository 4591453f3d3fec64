import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { until } from '../../until';

test('the shell, started again without a release store, serves the releases it knew last', async ({
  ownSite,
  open,
  page,
}) => {
  const store = join(ownSite.dataDir, 'releases');
  renameSync(store, `${store}-away`);
  try {
    const before = await ownSite.kill('shell');
    await until(() => ownSite.pid('shell') !== before, 'the shell is not started again');
    await until(async () => (await fetch(`${ownSite.url}/readyz`)).ok, 'the shell is not ready');
    for (const path of [paths.home, paths.blog, paths.contact, paths.tool('password-strength')])
      expect((await fetch(ownSite.url + path)).status, path).toBe(200);
    expect(ownSite.log('shell')).toContain('out of reach');
    await open(paths.home);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Foundry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  } finally {
    renameSync(`${store}-away`, store);
  }
});
