import { existsSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { paths } from '@site/shell/paths';
import { corruptions } from '@site/shell/testing/corruptions';
import { isLong } from '../../fixtures/isLong';
import { BLOG } from '../../fixtures/releases/BlogReleases';
import { copyStore, type OwnStore } from '../../fixtures/releases/copyStore';
import { type ShellProcess, startShell } from '../../fixtures/site/startShell';
import { expect, siteTest as test } from '../../fixtures/siteTest';
import { until } from '../../fixtures/waiting/until';

let store: OwnStore;
let shell: ShellProcess | undefined;
let files: string[];

test.beforeEach(async ({ site }) => {
  store = copyStore(site.dataDir);
  await start(site.apiUrl);
  await shell?.kill();
  const release = `shell/releases/${BLOG}/${store.releases.liveVersion}`;
  files = [
    `${release}/release.json`,
    `${release}/node/remote.cjs`,
    'shell/site.json',
    'shell/last-known-good.json',
  ].map((file) => join(store.folder, 'data', file));
});
test.afterEach(async () => {
  await shell?.kill();
  store.clean();
});

test('the shell starts and downloads its local copies again, however they are corrupted', async ({
  site,
}) => {
  const hows = Object.entries(corruptions);
  const good = files.map(contentOf);
  // In each round every copy is corrupted in a different way; after all rounds, in every way.
  const rounds = isLong ? [...hows.keys()] : [0];
  for (const round of rounds) {
    const corrupted = files.map((path, index) => {
      const [how = '', damage] = hows[(index + round) % hows.length] ?? [];
      damage?.(path);
      return `${basename(path)} ${how}`;
    });
    const { url } = await start(site.apiUrl);
    for (const page of [paths.home, paths.blog, paths.contact])
      expect.soft((await fetch(url + page)).status, `${page} after ${corrupted.join(', ')}`).toBe(200);
    for (const [index, path] of files.entries())
      await until(
        () => existsSync(path) && contentOf(path) === good[index],
        `${corrupted[index]} is not restored`,
      );
    await shell?.kill();
  }
});

test('with an unreachable store, a corrupted remote is unavailable at its own addresses only', async ({
  site,
}) => {
  const { folder } = store.releases.store;
  corruptions.flipped?.(
    join(store.folder, `data/shell/releases/${BLOG}/${store.releases.liveVersion}/node/remote.cjs`),
  );
  renameSync(folder, `${folder}-away`);
  const { url } = await start(site.apiUrl);
  for (const page of [paths.home, paths.contact, paths.tools])
    expect.soft((await fetch(url + page)).status, page).toBe(200);
  const response = await fetch(url + paths.blog);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  renameSync(`${folder}-away`, folder);
  await until(async () => (await fetch(url + paths.blog)).status === 200, 'the blog stays away');
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

async function start(apiUrl: string): Promise<ShellProcess> {
  shell = await startShell({ ...store.env, API_ORIGIN: apiUrl });
  return shell;
}
