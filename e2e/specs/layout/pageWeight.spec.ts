import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REMOTES } from '@site/shell/build/workspace/packages';
import { paths } from '@site/shell/paths';
import { kib, measurePageWeight } from '../../fixtures/browser/measurePageWeight';
import { isLong } from '../../fixtures/isLong';
import { ROOT } from '../../fixtures/site/startSite';
import { siteTest } from '../../fixtures/siteTest';
import { expect, test } from '../../fixtures/test';

/**
 * KiB of scripts that each page came to; a page may grow by 3 % of it, or give a reason to change the figure. The
 * headers of responses make a difference of 0.1 KiB between two runs.
 */
const REACHED: Record<string, number> = {
  // The section below the headline is close to the first screen, so its texts load at once.
  [paths.home]: 140.5,
  [paths.blog]: 130.6,
  // With what it may load at rest before the measurement ends.
  [paths.post('multi-factor-without-the-groans')]: 165.5,
  // The form is on the first screen and works at once.
  [paths.contact]: 178,
  [paths.services]: 137,
  [paths.service('cybersecurity')]: 141,
  [paths.tools]: 129.1,
  [paths.tool('password-strength')]: 140,
  // With the identifier of browsers that allow analytics, as every page.
  [paths.tool('email-security')]: 132.2,
  [paths.tool('domain-security')]: 132.2,
  // With the kit's styles of videos and buttons in texts, as every page.
  [paths.tool('phishing-detection')]: 137.5,
  [paths.businessTechCheck]: 129.1,
  [paths.faq]: 132.5,
  // With the kit's styles that keep notices clear of side panels, as every page.
  [paths.sitemap]: 127.5,
  [paths.admin.login]: 199.5,
};

/** Pages that between them load every remote, the form and the texts; the others with `LONG=1`. */
const USUAL: string[] = [
  paths.home,
  paths.post('multi-factor-without-the-groans'),
  paths.contact,
  paths.service('cybersecurity'),
  paths.tool('password-strength'),
  paths.tool('phishing-detection'),
  paths.admin.login,
];

/** KiB that a tool’s page may have more than the home page. */
const TOOL_MORE = 12;

const HOME = { fonts: 43, all: 227.5, requests: 14 };
const grown = (reached: number) => reached * 1.03;
const limitOf = (path: string) => grown(REACHED[path] ?? Number.NaN);

test('no page exceeds its weight, and no tool page loads much more than the home page', async ({
  browser,
  site,
}) => {
  const sizes = new Map<string, number>();
  for (const path of isLong ? Object.keys(REACHED) : USUAL) {
    const fresh = await browser.newPage();
    const { scripts, fonts, bytes, requests } = await measurePageWeight(fresh, site.url + path);
    await fresh.close();
    const size = kib(scripts.values());
    sizes.set(path, size);
    expect.soft(size, `KiB of scripts of ${path}`).toBeGreaterThan(0);
    expect.soft(size, `KiB of scripts of ${path}`).toBeLessThanOrEqual(limitOf(path));
    if (path !== paths.home) continue;
    note({ 'all KiB': kib([bytes]), requests, 'font KiB': kib(fonts.values()) });
    expect.soft(kib(fonts.values()), 'KiB of fonts').toBeLessThanOrEqual(grown(HOME.fonts));
    expect.soft(fonts.size, 'font files').toBeLessThanOrEqual(2);
    expect.soft(kib([bytes]), 'KiB in all').toBeLessThanOrEqual(grown(HOME.all));
    expect.soft(requests, 'requests').toBeLessThanOrEqual(HOME.requests);
  }
  note(Object.fromEntries(sizes));
  const home = sizes.get(paths.home) ?? 0;
  for (const [path, size] of sizes)
    if (path.startsWith(`${paths.tools}/`)) expect.soft(size, path).toBeLessThanOrEqual(home + TOOL_MORE);
});

siteTest('the compressed entry of every remote is at most 10 KiB', () => {
  for (const remote of REMOTES) {
    const folder = join(ROOT, remote, 'dist');
    const { web } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
    const size = kib([gzipSync(readFileSync(join(folder, web.entry))).length]);
    note({ [remote]: `${size} KiB` });
    expect.soft(size, remote).toBeLessThanOrEqual(10);
  }
});

const note = (figures: object) =>
  siteTest.info().annotations.push({ type: 'size', description: JSON.stringify(figures) });
