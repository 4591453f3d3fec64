import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { damages } from '@site/shell/testing/damages';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { BLOG, type BlogReleases, rewrite } from '../../releases/BlogReleases';
import { copyStore, type OwnStore } from '../../releases/copyStore';
import { type ShellProcess, startShell } from '../../shellProcess';
import { until } from '../../until';

/** How often the registry is read while nothing may be run again; the waits between tries grow beyond a few reads. */
const MORE_READS = process.env.LONG ? 45 : 8;

let store: OwnStore;
let shell: ShellProcess | undefined;

test.beforeEach(({ ownSite }) => {
  store = copyStore(ownSite.dataDir);
});
test.afterEach(async () => {
  await shell?.kill();
  store.clean();
});

test('code that does not load is not run again and again', async ({ ownSite }) => {
  const shop = await serveStore(store.releases.store.folder);
  try {
    shell = await startShell({ ...store.env, RELEASE_STORE: shop.url, API_ORIGIN: ownSite.apiUrl });
    const { output } = shell;
    for (const version of ['9.2.1', '9.2.2']) {
      publishBroken(store.releases, version);
      await until(() => runs(output(), version) === 1, `${version} is not run`);
      await until(() => refusals(output()).length >= Number(version.at(-1)), `${version} is not refused`);
    }
    const from = shop.reads();
    await until(() => shop.reads() >= from + MORE_READS, 'the registry is not read');
    expect(runs(output(), '9.2.1'), 'the first, which the registry no longer holds').toBe(1);
    expect(runs(output(), '9.2.2'), 'the second').toBeLessThanOrEqual(2);
    expect(refusals(output())).toHaveLength(2);
    expect((await fetch(shell.url + paths.blog)).status, 'the release before them').toBe(200);
  } finally {
    shop.close();
  }
});

test('a release that needs a name the kit lacks is refused with that name, the one before it stays', async ({
  ownSite,
}) => {
  shell = await startShell({ ...store.env, API_ORIGIN: ownSite.apiUrl });
  const { output, url } = shell;
  store.releases.publish('9.2.9', 'The Foundry, unbuildable', (_folder, release) => {
    const [door, names = []] = Object.entries(release.kit)[0] ?? ['', []];
    expect(names, 'the build wrote down what it uses').toContain('styled');
    release.kit = { ...release.kit, [door]: [...names, 'NobodyHasThis'] };
  });
  await until(
    () => output().includes('needs NobodyHasThis of @site/shell/kit'),
    'the name is not in the log',
  );
  expect(await (await fetch(url + paths.blog)).text()).not.toContain('unbuildable');
});

/** Spoils what the store holds of a release; answers how to mend it. */
const SPOILED: Record<string, (folder: string) => () => void> = {
  ...Object.fromEntries(
    Object.entries(damages).map(([how, damage]) => [
      `server code is ${how}`,
      (folder: string) => damaged(join(folder, store.releases.liveVersion, 'node/remote.cjs'), damage),
    ]),
  ),
  'manifest is that of an earlier release': (folder) => {
    const [earlier, live] = [store.releases.liveVersion, '9.3.1'];
    store.releases.publish(live, 'The Foundry');
    return damaged(join(folder, live, 'release.json'), (path) =>
      copyFileSync(join(folder, earlier, 'release.json'), path),
    );
  },
};

for (const [name, spoil] of Object.entries(SPOILED))
  test(`a release whose ${name} in the store comes back once the store is mended`, async ({ ownSite }) => {
    const mend = spoil(join(store.releases.store.folder, BLOG));
    shell = await startShell({ ...store.env, API_ORIGIN: ownSite.apiUrl });
    const { url, output } = shell;
    expect((await fetch(url + paths.blog)).status).toBe(503);
    expect((await fetch(url + paths.about)).status).toBe(200);
    mend();
    await until(async () => (await fetch(url + paths.blog)).status === 200, 'the blog stays away');
    expect(refusals(output()), 'said once').toHaveLength(1);
  });

function publishBroken(releases: BlogReleases, version: string) {
  releases.publish(version, 'never seen', (folder) =>
    rewrite(
      join(folder, 'node/remote.cjs'),
      () => `console.log("running ${version};"); throw new Error("broken on purpose");`,
    ),
  );
}

const runs = (output: string, version: string) => output.split(`running ${version};`).length - 1;
const refusals = (output: string) => output.split('\n').filter((line) => line.includes('release refused'));

function damaged(path: string, damage: (path: string) => void): () => void {
  const good = readFileSync(path);
  damage(path);
  return () => writeFileSync(path, good);
}

/** The store behind an address, and how often its registry was read. */
async function serveStore(folder: string) {
  let reads = 0;
  const server = http.createServer((request, response) => {
    try {
      const file = readFileSync(join(folder, decodeURIComponent(request.url ?? '')));
      if (request.url === '/registry.json') reads++;
      response.end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, reads: () => reads, close: () => server.close() };
}
