import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import { countAsGood, hostileReleases } from '../../fixtures/releases/hostileReleases';
import { startShell } from '../../fixtures/site/startShell';
import { PROBATION } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';

/** The one that has to be stopped, and with `LONG=1` those that stop by themselves. */
const KINDS = isLong
  ? (['throws later', 'throws at render', 'loops at render'] as const)
  : (['loops at render'] as const);

test('releases that throw or loop, during rendering or later, are rolled back automatically', async ({
  site,
  store,
}) => {
  mkdirSync(join(store.env.DATA_DIR ?? '', 'shell'), { recursive: true });
  countAsGood(store.env.RELEASE_STORE ?? '', store.env.DATA_DIR ?? '');
  const shell = await startShell({ ...store.env, ...PROBATION, API_ORIGIN: site.apiUrl });
  const rollbacks = () => shell.output().match(/"msg":"release (rolled back|rejected)"/g)?.length ?? 0;
  try {
    for (const [number, what] of KINDS.entries()) {
      store.releases.publish(`9.5.${number}`, `The Foundry, ${what}`, hostileReleases[what]);
      // Other pages are served meanwhile, also uncached ones.
      await until(async () => {
        const address = `${shell.url}${paths.notFound}-${performance.now()}`;
        const [other, uncached] = await Promise.all([fetch(shell.url + paths.about), fetch(address)]);
        expect([other.status, uncached.status], what).toEqual([200, 404]);
        await fetch(`${shell.url}${paths.blog}?q=${performance.now()}`);
        return rollbacks() > number;
      }, `a release that ${what} is not rolled back`);
      await until(async () => {
        const blog = await fetch(shell.url + paths.blog);
        return blog.status === 200 && !(await blog.text()).includes(what);
      }, `the previous release does not respond after one that ${what}`);
    }
    expect(shell.child.exitCode).toBeNull();
    // A harmless release goes live as usual.
    store.releases.publish('9.5.9', 'The Foundry, ninth edition');
    await until(
      async () => (await (await fetch(shell.url + paths.blog)).text()).includes('ninth edition'),
      'the sound release is not live',
    );
  } finally {
    await shell.kill();
  }
});
