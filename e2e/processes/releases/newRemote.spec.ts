import { execFileSync } from 'node:child_process';
import { newWorkingCopy } from '../../fixtures/development/newWorkingCopy';
import { isLong } from '../../fixtures/isLong';
import { expect, releaseStoreTest as test } from '../../fixtures/releaseStoreTest';
import { until } from '../../fixtures/waiting/until';
import { guidesRemote } from './guidesRemote';

const GUIDE = '/guides/a-lost-laptop';

/** The checks that must accept the new files: types, lint, dead code, their test. */
const TOOLS = [
  ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'],
  ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js', 'mf-guides'],
  ['node_modules/knip/bin/knip.js'],
  [
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--config',
    'shell/jest.config.js',
    'mf-guides',
  ],
];

test.skip(!isLong, 'builds it and reads every package, which takes minutes');

test('a new remote of five files goes live on the running site with one release', async ({
  store,
  startOnStore,
  page,
  open,
  problems,
}) => {
  const copy = newWorkingCopy();
  const { url, child } = await startOnStore();
  try {
    problems.expect(/answer: 404 .*\/guides\//);
    expect((await page.goto(url + GUIDE))?.status()).toBe(404);

    for (const [file, text] of Object.entries(guidesRemote)) copy.write(file, text);
    for (const tool of TOOLS) execFileSync(process.execPath, tool, { cwd: copy.folder, stdio: 'pipe' });
    expect(copy.npm(['run', 'release', '--', 'mf-guides'], { DATA_DIR: store.folder })).toContain(
      'is published',
    );
    expect(copy.changes().sort()).toEqual(
      Object.keys(guidesRemote)
        .map((file) => `?? ${file}`)
        .sort(),
    );
    expect(Object.keys(guidesRemote).length).toBeLessThanOrEqual(5);

    const read = async (path: string) => (await fetch(url + path)).text();
    await until(async () => (await fetch(url + GUIDE)).ok, 'the guide does not come');
    const html = await read(GUIDE);
    expect(html).toContain('<h1>A lost laptop</h1>');
    expect(html).toContain(`<link rel="canonical" href="http://localhost:${new URL(url).port}${GUIDE}"`);
    expect(await read('/sitemap.xml')).toContain(`${GUIDE}</loc>`);
    expect((await fetch(`${url}/guides/no-such-guide`)).status).toBe(404);

    await open(url + GUIDE);
    await page.getByRole('button', { name: 'Steps done: 0' }).click();
    await expect(page.getByRole('button', { name: 'Steps done: 1' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'More in The Foundry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The Foundry' })).toBeVisible();
    expect(await page.evaluate(() => 'isSamePage' in window), 'the page was not loaded anew').toBe(true);

    await page.goto(`${url}/sitemap`);
    const branch = page.getByRole('region', { name: 'Guides' });
    await branch.getByRole('link', { name: 'A lost laptop' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A lost laptop' })).toBeVisible();
    expect(child.exitCode, 'nothing was started again').toBeNull();
  } finally {
    copy.clean();
  }
});
