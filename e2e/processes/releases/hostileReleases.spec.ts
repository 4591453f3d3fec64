import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';
import { copyStore } from '../../fixtures/releases/copyStore';
import { countAsGood, hostileReleases } from '../../fixtures/releases/hostileReleases';
import { startShell } from '../../fixtures/site/startShell';
import { PROBATION } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';

test('releases that throw or loop, late or at render, are taken back by themselves', async ({ ownSite }) => {
  const store = copyStore(ownSite.dataDir);
  mkdirSync(join(store.env.DATA_DIR ?? '', 'shell'), { recursive: true });
  countAsGood(store.env.RELEASE_STORE ?? '', store.env.DATA_DIR ?? '');
  const shell = await startShell({ ...store.env, ...PROBATION, API_ORIGIN: ownSite.apiUrl });
  const said = () => shell.output().match(/"msg":"release (taken back|refused)"/g)?.length ?? 0;
  try {
    for (const [number, what] of (
      ['throws later', 'throws at render', 'loops at render'] as const
    ).entries()) {
      store.releases.publish(`9.5.${number}`, `The Foundry, ${what}`, hostileReleases[what]);
      // Other pages are there all the while; each is asked for under an address that is not kept.
      await until(async () => {
        const address = `${shell.url}${paths.notFound}-${performance.now()}`;
        const [other, unkept] = await Promise.all([fetch(shell.url + paths.about), fetch(address)]);
        expect([other.status, unkept.status], what).toEqual([200, 404]);
        await fetch(`${shell.url}${paths.blog}?q=${performance.now()}`);
        return said() > number;
      }, `a release that ${what} is not taken back`);
      await until(async () => {
        const blog = await fetch(shell.url + paths.blog);
        return blog.status === 200 && !(await blog.text()).includes(what);
      }, `the old release does not answer after one that ${what}`);
    }
    expect(shell.child.exitCode).toBeNull();
    // One that does no harm goes live as any.
    store.releases.publish('9.5.9', 'The Foundry, ninth edition');
    await until(
      async () => (await (await fetch(shell.url + paths.blog)).text()).includes('ninth edition'),
      'the sound release is not live',
    );
  } finally {
    await shell.kill();
    store.clean();
  }
});
