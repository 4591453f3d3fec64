import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { pdfPages } from '../../fixtures/documents/pdfPages';
import { isLong } from '../../fixtures/isLong';
import { representatives } from '../../fixtures/site/templates';
import { expect, test } from '../../fixtures/test';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

/** As wide as the paper, so that line breaks are the same. */
test.use({ viewport: { width: 794, height: 1123 } });

const POST = paths.post('multi-factor-without-the-groans');
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const A4 = { format: 'A4', printBackground: true } as const;

test('print contains all text once, no empty page and no floating elements', async ({ page, open }) => {
  // Printing costs more than opening a page.
  const printed = isLong ? representatives : [paths.faq, POST];
  for (const path of printed)
    await test.step(path, async () => {
      await open(path);
      await waitForIdle(page);
      // Otherwise it could not be printed.
      if (path === paths.faq) await expect(bannerOf(page)).toBeVisible();
      const pages = await expectComplete(page);
      if (path !== paths.faq) return;
      const withWords = (words: string) =>
        pages.flatMap((text, index) => (text.includes(words) ? [index] : []));
      expect(withWords('Get Started')[0], 'the header').toBe(0);
      expect(withWords('Team Sign In'), 'the footer').toHaveLength(1);
      expect(withWords('Cookies'), 'the cookie banner').toEqual([]);
      await page.emulateMedia({ media: 'print' });
      await expect(bannerOf(page)).toBeHidden();
      await page.emulateMedia({ media: null });
    });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('content that is still fading in is printed', async ({ page, open }) => {
    await open(paths.home);
    await page.evaluate(() =>
      scrollTo({ top: document.documentElement.scrollHeight * 0.4, behavior: 'instant' }),
    );
    await waitForIdle(page);
    await expectComplete(page);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('print contains all text of the page', async ({ page, problems }) => {
    problems.expect(/request: .*\.js csp$/);
    for (const path of isLong ? [paths.home, paths.faq] : [paths.home]) {
      await page.goto(path);
      await expectComplete(page);
    }
  });
});

/** The texts of the printed pages, which hold all words. */
async function expectComplete(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const wanted = await page.evaluate(wordsToPrint);
  await page.emulateMedia({ media: null });
  const pages = pdfPages(await page.pdf(A4));
  const printed = bare(pages.join(''));
  expect(wanted.length).toBeGreaterThan(0);
  expect(
    wanted.filter((words) => !isIn(printed, words)),
    'words that are not printed',
  ).toEqual([]);
  expect(
    pages.flatMap((words, index) => (bare(words) ? [] : [`page ${index + 1} of ${pages.length}`])),
    'pages without a word',
  ).toEqual([]);
  return pages;
}

/** A text may continue on the next page, after other content of the first. */
function isIn(printed: string, words: string): boolean {
  const text = bare(words);
  if (printed.includes(text)) return true;
  return [...text].some((_, at) => printed.includes(text.slice(0, at)) && printed.includes(text.slice(at)));
}

/** Only what a print cannot change: no spaces, no hyphens, no capitals. */
const bare = (words: string) =>
  words
    .normalize('NFKC')
    .replace(/[\s\p{Cf}-]/gu, '')
    .toLowerCase();

/** The text of the page in parts, including closed questions. */
function wordsToPrint(): string[] {
  const parts = 'h1, h2, h3, h4, p, li, dt, dd, th, td, blockquote, figcaption, summary, label, .answer';
  return [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => element.matches(parts) && !element.querySelector(parts))
    .filter((element) => !element.closest('.sr, .no-print, [aria-hidden=true], noscript, button'))
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('details:not([open])')?.checkVisibility(),
    )
    .map((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      for (const unseen of copy.querySelectorAll('.sr, [aria-hidden=true], svg, style')) unseen.remove();
      return copy.textContent?.trim() ?? '';
    })
    .filter(Boolean);
}
