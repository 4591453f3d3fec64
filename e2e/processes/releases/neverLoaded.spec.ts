import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import type { ShellProcess } from '../../fixtures/site/startShell';
import { until } from '../../fixtures/waiting/until';

test.skip(!isLong, 'localCopies.spec.ts shows a remote that is missing for another reason');

test('a remote that was never loaded responds with 503 on its own paths only', async ({
  site,
  store,
  startOnStore,
  page,
  problems,
}) => {
  const tools = join(store.releases.store.folder, 'mf_tools');
  rmSync(tools, { recursive: true });
  const shell = await startOnStore();
  await expectUnavailable(shell);
  problems.expect(/answer: 503 GET .*\/tools\//, /console: .*frame/i);
  await page.goto(shell.url + paths.home);
  await page.goto(shell.url + paths.tool('password-strength'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page isn’t available right now' }),
  ).toBeVisible();
  await page.goto(shell.url + paths.embeddedTool('password-strength'));
  await expect(page.getByRole('heading', { level: 1, name: /isn’t available/ })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: "Let's Discuss Your IT Needs" })).toBeVisible();
  // The missing files arrive without a change of the registry: the pages appear without a restart.
  cpSync(join(site.dataDir, 'releases/mf_tools'), tools, { recursive: true });
  await until(
    async () => (await fetch(shell.url + paths.tools)).status === 200,
    'the tools do not come back',
  );
});

async function expectUnavailable({ url }: ShellProcess) {
  for (const path of [paths.tools, paths.tool('password-strength'), paths.businessTechCheck]) {
    const response = await fetch(url + path);
    expect(response.status, path).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await response.text()).toContain('(512) 555-0100');
  }
  for (const path of [paths.home, paths.blog, paths.contact])
    expect((await fetch(url + path)).status, path).toBe(200);
  expect((await fetch(`${url}/toolsmith`)).status, 'only whole path segments belong to a remote').toBe(404);
}
