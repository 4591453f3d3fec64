import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REMOTES } from '@site/shell/build/packages';
import { paths } from '@site/shell/paths';
import { kib, type PageWeight, weigh } from '../../pageWeight';
import { ROOT } from '../../site';
import { expect, test } from '../../test';

test.beforeEach(async ({ consented }) => consented());

test('the home page loads at most 150 KiB of scripts, 320 KiB in all, in at most 25 requests', async ({
  page,
}) => {
  const home = await weigh(page, paths.home);
  note({
    'JS KiB': kib(home.scripts.values()),
    'all KiB': kib([home.bytes]),
    requests: home.requests,
    'font KiB': kib(home.fonts.values()),
  });
  expect.soft(kib(home.scripts.values()), 'KiB of scripts').toBeLessThanOrEqual(150);
  expect.soft(kib(home.fonts.values()), 'KiB of fonts').toBeLessThanOrEqual(60);
  expect.soft(home.fonts.size, 'font files').toBeLessThanOrEqual(2);
  expect.soft(kib([home.bytes]), 'KiB in all').toBeLessThanOrEqual(320);
  expect.soft(home.requests, 'requests').toBeLessThanOrEqual(25);
});

test('no other public page adds more than 38 KiB of scripts', async ({ page, browser, site }) => {
  const home = await weigh(page, paths.home);
  const heavy: string[] = [];
  for (const path of [
    paths.blog,
    paths.post('multi-factor-without-the-groans'),
    paths.contact,
    paths.services,
    paths.service('cybersecurity'),
    paths.tools,
    paths.tool('password-strength'),
    paths.faq,
    paths.sitemap,
  ]) {
    const fresh = await browser.newPage();
    const added = kib(ownScripts(await weigh(fresh, site.url + path), home));
    await fresh.close();
    note({ [path]: `+${added} KiB` });
    if (added > 38) heavy.push(`${path} adds ${added} KiB`);
  }
  expect(heavy).toEqual([]);
});

test('the sign-in loads at most 220 KiB of scripts', async ({ page }) => {
  const signIn = await weigh(page, paths.admin.login);
  note({ 'JS KiB': kib(signIn.scripts.values()) });
  expect(kib(signIn.scripts.values())).toBeLessThanOrEqual(220);
});

test('every remote’s entry is at most 10 KiB, packed', () => {
  for (const remote of REMOTES) {
    const folder = join(ROOT, remote, 'dist');
    const { web } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    const size = kib([gzipSync(readFileSync(join(folder, web.entry))).length]);
    note({ [remote]: `${size} KiB` });
    expect.soft(size, remote).toBeLessThanOrEqual(10);
  }
});

const note = (figures: object) =>
  test.info().annotations.push({ type: 'size', description: JSON.stringify(figures) });

const ownScripts = (page: PageWeight, home: PageWeight) =>
  [...page.scripts]
    .filter(
      ([address]) =>
        ![...home.scripts.keys()].some((known) => new URL(known).pathname === new URL(address).pathname),
    )
    .map(([, size]) => size);
