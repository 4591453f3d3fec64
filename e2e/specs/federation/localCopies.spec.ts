import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { damages } from '@site/shell/testing/damages';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { BLOG } from '../../releases/BlogReleases';
import { copyStore, type OwnStore } from '../../releases/copyStore';
import { type ShellProcess, startShell } from '../../shellProcess';
import { until } from '../../until';

let store: OwnStore;
let shell: ShellProcess | undefined;
let kept: string[];

test.beforeEach(async ({ ownSite }) => {
  store = copyStore(ownSite.dataDir);
  await start(ownSite.apiUrl);
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

for (const [how, damage] of Object.entries(damages))
  test(`whatever of the shell's own copies is ${how}, it starts and fetches it again`, async ({
    ownSite,
  }) => {
    for (const path of kept) {
      const good = contentOf(path);
      damage(path);
      const { url } = await start(ownSite.apiUrl);
      for (const page of [paths.home, paths.blog, paths.contact])
        expect.soft((await fetch(url + page)).status, `${page} after ${path} was ${how}`).toBe(200);
      await until(() => existsSync(path) && contentOf(path) === good, `${path} is not mended`);
      await shell?.kill();
    }
  });

test('a folder whose manifest is gone, and everything at once, are fetched again', async ({ ownSite }) => {
  for (const path of kept) rmSync(path);
  expect((await fetch((await start(ownSite.apiUrl)).url + paths.blog)).status).toBe(200);
});

test('with the store away as well, a damaged remote is missed on its own addresses only', async ({
  ownSite,
}) => {
  const { folder } = store.releases.store;
  damages.flipped?.(
    join(store.folder, `data/shell/releases/${BLOG}/${store.releases.liveVersion}/node/remote.cjs`),
  );
  renameSync(folder, `${folder}-away`);
  const { url } = await start(ownSite.apiUrl);
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
