import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { desktopIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

/** The states of the sections below the fold, in their order. */
const folds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[style*="--place"]')].map(
      (fold) => getComputedStyle(fold).contentVisibility,
    ),
  );
const SECTIONS = 10;
const allOpen = Array(SECTIONS).fill('visible');

test(`every section appears without scrolling, so that a copy of the page is complete ${desktopIfLong}`, async ({
  page,
  open,
}) => {
  await open(paths.home);
  await expect.poll(() => folds(page)).toEqual(allOpen);
  await page.keyboard.press('ControlOrMeta+a');
  const copied = await page.evaluate(() => String(getSelection()));
  for (const words of ['What We Do Best', 'Book Consultation', 'Send Message'])
    expect(copied).toContain(words);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every section appears after a time', async ({ page, problems }) => {
    problems.expect(/request: .*\.js csp$/);
    await page.goto(paths.home);
    await expect.poll(() => folds(page)).toEqual(allOpen);
  });
});
