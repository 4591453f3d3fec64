import { existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from '@site/shell/paths';
import { corruptions } from '@site/shell/testing/corruptions';
import { isLong } from '../../fixtures/isLong';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import { BLOG } from '../../fixtures/releases/BlogReleases';
import { until } from '../../fixtures/waiting/until';

const POST = paths.post('multi-factor-without-the-groans');

test('on start the shell downloads corrupted copies again, and without a store serves its local copies', async ({
  store,
  startOnStore,
  page,
  problems,
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

  await test.step('without the store the last known releases are served, and a corrupted one fails on its own paths only', async () => {
    renameSync(folder, `${folder}-away`);
    corruptions.flipped?.(join(store.folder, `data/${release}/node/remote.cjs`));
    const { url, output } = await startOnStore();
    for (const address of [paths.home, paths.contact, paths.tool('password-strength')])
      expect.soft((await fetch(url + address)).status, address).toBe(200);
    expect(output()).toContain('release store unreachable');
    for (const address of [paths.blog, POST]) {
      const response = await fetch(url + address);
      expect([response.status, response.headers.get('cache-control')], address).toEqual([503, 'no-store']);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.text()).toContain('(512) 555-0100');
    }
    expect((await fetch(`${url}/blogs`)).status, 'only whole path segments belong to a remote').toBe(404);

    problems.expect(/answer: 503 GET .*\/blog$/);
    await page.goto(url + paths.blog);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('This page isn’t available right now');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await expect(heading).toHaveText("Let's Discuss Your IT Needs");

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
