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
let kept: string[];

test.beforeEach(async ({ site }) => {
  store = copyStore(site.dataDir);
  await start(site.apiUrl);
  await shell?.kill();
  const release = `shell/releases/${BLOG}/${store.releases.liveVersion}`;
  kept = [
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

test("whatever the shell's own copies are damaged by, it starts and fetches them again", async ({ site }) => {
  const hows = Object.entries(corruptions);
  const good = kept.map(contentOf);
  // In one turn each copy is damaged in another way; after all turns, in each.
  const turns = isLong ? [...hows.keys()] : [0];
  for (const turn of turns) {
    const told = kept.map((path, index) => {
      const [how = '', damage] = hows[(index + turn) % hows.length] ?? [];
      damage?.(path);
      return `${basename(path)} ${how}`;
    });
    const { url } = await start(site.apiUrl);
    for (const page of [paths.home, paths.blog, paths.contact])
      expect.soft((await fetch(url + page)).status, `${page} after ${told.join(', ')}`).toBe(200);
    for (const [index, path] of kept.entries())
      await until(() => existsSync(path) && contentOf(path) === good[index], `${told[index]} is not mended`);
    await shell?.kill();
  }
});

test('with the store away as well, a damaged remote is missed on its own addresses only', async ({
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
  const answer = await fetch(url + paths.blog);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  renameSync(`${folder}-away`, folder);
  await until(async () => (await fetch(url + paths.blog)).status === 200, 'the blog stays away');
});

/** A text as it is; of what is kept as entries, their order does not matter. */
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
