import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { watchLayoutShifts } from '../../fixtures/browser/watchLayoutShifts';
import { desktopIfLong, ifLong, isLong } from '../../fixtures/isLong';
import { representatives } from '../../fixtures/site/templates';
import { expect, test } from '../../fixtures/test';
import { waitForHydration } from '../../fixtures/waiting/waitForHydration';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

const MOST = 0.02;

/**
 * The browser's own search cannot be asked here: headless builds come without it (`window.find` finds nothing, text
 * fragments are not followed). Looked at is what it goes by: words are found where they are in the document and nothing
 * hides them for good, folded parts are opened by the browser itself, and a place in them can be brought into view.
 */
test.beforeEach(async ({ consented }) => consented());

/** Pages whose layout differs on wide screens. */
const WIDE_AS_WELL: string[] = [paths.home, paths.industry('legal'), paths.tool('password-strength')];
/** One of each kind of content, and with `LONG=1` of each template. */
const USUAL: string[] = [paths.faq, paths.post('multi-factor-without-the-groans'), paths.bookings];
const MORE: string[] = [
  ...representatives.filter((path) => ![...WIDE_AS_WELL, ...USUAL].includes(path)),
  paths.about,
  '/booking-confirmation',
  paths.cookiePreferences,
];

/** A new window costs as much as a page in it. */
for (const [some, where] of [
  [WIDE_AS_WELL, desktopIfLong],
  [USUAL, '@phone-only'],
  [isLong ? MORE : [], '@phone-only'],
] as const) {
  if (!some.length) continue;
  test(`${some.join(', ')}: scrolling down and up shifts nothing, and all text can be found ${where}`, async ({
    page,
    isMobile,
  }) => {
    const readShifts = await watchLayoutShifts(page);
    for (const path of some)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // What is found does not depend on the width.
        const isSearched = isMobile && representatives.some((one) => one === path);
        if (isSearched) expect(await page.evaluate(hiddenWords), 'before scripts have run').toEqual([]);
        await waitForHydration(page);
        await walk(page, 'down');
        await waitForIdle(page);
        await walk(page, 'up');
        const { sum, moved } = await readShifts();
        expect.soft(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
        if (!isSearched) return;
        await expectShown(page);
        expect(await page.evaluate(hiddenWords), 'at rest').toEqual([]);
      });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // The tests above look before scripts have run.
  ifLong(test)('all text can be found @phone-only', async ({ page, problems }) => {
    problems.expect(/request: .*\.js csp$/);
    for (const path of representatives.slice(0, 3)) {
      await page.goto(path);
      expect(await page.evaluate(hiddenWords), path).toEqual([]);
    }
  });
});

/** Words at the end and in the middle come into view as a search brings them there. */
async function expectShown(page: Page) {
  for (const share of [1, 0.5]) {
    const position = await page.evaluate(showWords, share);
    expect(position, 'has a place').not.toBe('');
    await waitForIdle(page);
    expect(await page.evaluate(isShown, position), `"${position}" is in view`).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }
}

/** Half a window at a time, each long enough to be painted. */
const walk = (page: Page, way: 'down' | 'up') =>
  page.evaluate(async (isDown) => {
    const isDone = () =>
      isDown ? scrollY + innerHeight >= document.documentElement.scrollHeight - 1 : scrollY === 0;
    while (!isDone()) {
      scrollBy({ top: (isDown ? 1 : -1) * innerHeight * 0.5, behavior: 'instant' });
      // The second frame begins when the first was painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, way === 'down');

/** Hidden sentences of the page that are not visible elsewhere. Closed `details` open for a search. */
function hiddenWords(): string[] {
  const all = [
    ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, blockquote, .answer)'),
  ].filter(
    (element) =>
      !element.closest('script, style, noscript, template, nav, form, [role=status], [aria-hidden=true]') &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
  );
  const canBeFound = (element: HTMLElement) => {
    const folded = element.closest('details:not([open])');
    const visible = (one: Element) => one.checkVisibility({ visibilityProperty: true });
    return (
      visible(element) || (folded !== null && visible(folded) && getComputedStyle(element).display !== 'none')
    );
  };
  const wordsOf = ({ textContent }: Element) => textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const found = all.filter(canBeFound).map(wordsOf).join('\n');
  return all.filter((element) => !canBeFound(element) && !found.includes(wordsOf(element))).map(wordsOf);
}

/** Scrolls the text at this position into view, as a search does, and returns it. */
function showWords(share: number): string {
  const all = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, p, label)')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr, [aria-hidden=true]'),
  );
  const element = all[Math.round((all.length - 1) * share)];
  element?.scrollIntoView({ block: 'center' });
  return element?.textContent ?? '';
}

const isShown = (words: string) =>
  [...document.querySelectorAll('main :is(h2, h3, p, label)')].some((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return element.textContent === words && height > 0 && bottom > 0 && top < innerHeight;
  });
