import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { desktopIfLong, isLong, phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';
import { expectInView, waitForIdle } from '../../fixtures/waiting/waitForIdle';

test.beforeEach(async ({ consented }) => consented());

/** Anchors that links and shared URLs use. */
const TARGETS = [
  [paths.home, 'services'],
  [paths.post('multi-factor-without-the-groans'), ''],
  ...(isLong ? [[paths.faq, 'we-have-it-people'] as const] : []),
] as const;

test(`a URL and a link on another page scroll to an anchor${phoneIfLong}`, async ({ page, open }) => {
  for (const [path, name] of TARGETS)
    await test.step(`${path}, ${name || 'its last part'}`, async () => {
      await untilComplete(page, path);
      const id = name || (await lastPart(page, path, open));
      // In the document of the page itself, the address would only scroll.
      await page.goto('about:blank');
      await open(`${path}#${id}`);
      await expectInView(page, id);
      await page.reload();
      await expectInView(page, id);
      await open(paths.sitemap);
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await follow(page, `${path}#${id}`);
      await expect(page).toHaveURL((url) => url.pathname === path && url.hash === `#${id}`);
      await expectInView(page, id);
      expect(await page.evaluate(() => 'isSameDocument' in window), 'the document stayed').toBe(true);
    });
});

/** Pages with a table of contents; some of its links are tested. */
const WITH_CONTENTS = [
  paths.home,
  paths.post('multi-factor-without-the-groans'),
  ...(isLong ? [paths.industry('legal'), paths.privacyPolicy] : []),
];

// The header, which covers them, is as tall on both.
test(`links to anchors in the same page scroll them into view ${desktopIfLong}`, async ({ page, open }) => {
  for (const path of WITH_CONTENTS)
    await test.step(path, async () => {
      await untilComplete(page, path);
      await open(path);
      await waitForIdle(page);
      const ids = await placesIn(page);
      expect(ids.length, 'links to places in the page').toBeGreaterThan(1);
      for (const id of new Set([ids[0], ids[Math.floor(ids.length / 2)], ids.at(-1)] as string[])) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.evaluate(
          (hash) =>
            [...document.querySelectorAll<HTMLAnchorElement>('a')]
              .find((link) => link.hash === hash)
              ?.click(),
          `#${encodeURIComponent(id)}`,
        );
        await expect(page).toHaveURL((url) => decodeURIComponent(url.hash) === `#${id}`);
        await expectInView(page, id);
      }
    });
});

/** A page whose data was late is not cached: only a cached page has an ETag. */
const untilComplete = (page: Page, path: string) =>
  expect.poll(async () => (await page.request.get(path)).headers().etag, path).toBeTruthy();

/** The places in the page that its links lead to. */
const placesIn = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')]
        .filter((link) => link.pathname === location.pathname && link.origin === location.origin)
        .map((link) => decodeURIComponent(link.hash.slice(1))),
    ),
  ]);

/** A link as in a post, which no component of ours handles. */
const follow = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to, textContent: 'further' });
    document.querySelector('main')?.append(link);
    link.click();
  }, href);

/** The last anchor of a page that one of its own links targets. */
async function lastPart(page: Page, path: string, open: (path: string) => Promise<void>): Promise<string> {
  await open(path);
  await waitForIdle(page);
  const hashes = await page
    .getByRole('main')
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
  expect(hashes.length, 'links to places in the page').toBeGreaterThan(1);
  return decodeURIComponent(hashes.at(-1)!.slice(1));
}
