import { existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from '@site/shell/paths';
import { corruptions } from '@site/shell/testing/corruptions';
import { isLong } from '../../fixtures/isLong';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import { BLOG } from '../../fixtures/releases/BlogReleases';
import { until } from '../../fixtures/waiting/until';

test('on start the shell downloads corrupted copies again, and without a store serves its local copies', async ({
  store,
  startOnStore,
  open,
  page,
}) => {
  const release = `shell/releases/${BLOG}/${store.releases.liveVersion}`;
  const files = [
    `${release}/release.json`,
    `${release}/node/remote.cjs`,
    'shell/site.json',
    'shell/last-known-good.json',
  ].map((file) => join(store.folder, 'data', file));
  const { folder } = store.releases.store;
  await (await startOnStore()).kill();
  const good = files.map(contentOf);

  await test.step('corrupted in each way', async () => {
    const hows = Object.entries(corruptions);
    // In each round every copy is corrupted in a different way; after all rounds, in every way.
    for (const round of isLong ? [...hows.keys()] : [0]) {
      const corrupted = files.map((path, index) => {
        const [how = '', damage] = hows[(index + round) % hows.length] ?? [];
        damage?.(path);
        return `${basename(path)} ${how}`;
      });
      const shell = await startOnStore();
      for (const address of [paths.home, paths.blog, paths.contact])
        expect
          .soft((await fetch(shell.url + address)).status, `${address} after ${corrupted.join(', ')}`)
          .toBe(200);
      for (const [index, path] of files.entries())
        await until(
          () => existsSync(path) && contentOf(path) === good[index],
          `${corrupted[index]} is not restored`,
        );
      await shell.kill();
    }
  });

  await test.step('without the store the last known releases are served', async () => {
    renameSync(folder, `${folder}-away`);
    const { url, output, kill } = await startOnStore();
    for (const address of [paths.home, paths.blog, paths.contact, paths.tool('password-strength')])
      expect((await fetch(url + address)).status, address).toBe(200);
    expect(output()).toContain('release store unreachable');
    await open(url + paths.home);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Foundry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goto('about:blank');
    await kill();
  });

  await test.step('without the store a corrupted remote fails on its own paths only', async () => {
    corruptions.flipped?.(join(store.folder, `data/${release}/node/remote.cjs`));
    const { url } = await startOnStore();
    for (const address of [paths.home, paths.contact, paths.tools])
      expect.soft((await fetch(url + address)).status, address).toBe(200);
    const response = await fetch(url + paths.blog);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    renameSync(`${folder}-away`, folder);
    await until(async () => (await fetch(url + paths.blog)).status === 200, 'the blog stays away');
  });
});

/** The content of a file; for JSON objects independent of the order of entries. */
function contentOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  return path.endsWith('last-known-good.json')
    ? Object.entries(JSON.parse(text))
        .map((entry) => JSON.stringify(entry))
        .sort()
        .join()
    : text;
}
