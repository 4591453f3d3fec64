import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

test.beforeEach(async ({ consented }) => consented());

/** Pages that grow once scripts have run, and pages that the browser itself brings back. */
const GROWING = [
  paths.home,
  paths.post('multi-factor-without-the-groans'),
  '/booking-confirmation',
  paths.tool('email-security'),
];
/** Tolerance, in pixels, of the restored position. */
const NEAR = 4;

/** A home page that grows in sections, and a page that does not. */
const USUAL = [{ width: 412, height: 823, pages: [paths.home, paths.tool('email-security')] }];
const ALL = [
  { width: 412, height: 823, pages: GROWING.slice(0, 2) },
  { width: 412, height: 823, pages: GROWING.slice(2) },
  { width: 1280, height: 800, pages: [paths.home] },
];

for (const { width, height, pages } of isLong ? ALL : USUAL)
  test.describe(`${pages.join(', ')}, ${width} px wide`, () => {
    test.use({ viewport: { width, height } });

    const other = paths.termsOfService;

    test('back and forward restore the scroll position, within one document and across several', async ({
      page,
      open,
    }) => {
      for (const path of pages)
        await test.step(path, async () => {
          await open(path);
          const left = await goDown(page, 0.6);
          await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
          await page.evaluate(
            (to) => document.querySelector<HTMLElement>(`footer a[href="${to}"]`)?.click(),
            other,
          );
          await expect(page).toHaveURL((url) => url.pathname === other);
          const there = await goDown(page, 0.4);
          await page.goBack();
          await expectAt(page, path, left);
          await page.goForward();
          await expectAt(page, other, there);
          await page.goBack();
          await expectAt(page, path, left);
          expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

          await page.goto(other);
          await page.goBack();
          await expectAt(page, path, left);
          await page.reload();
          await expectAt(page, path, left);
        });
    });
  });

/** Texts that occur once on their page, with their position in the window. */
interface Landmark {
  words: string;
  top: number;
}

/** Scrolls down by a share of the page and returns what is in view there. */
async function goDown(page: Page, part: number): Promise<Landmark> {
  await waitForIdle(page);
  await page.evaluate(
    (share) =>
      scrollTo({
        top: (document.documentElement.scrollHeight - innerHeight) * share,
        behavior: 'instant',
      }),
    part,
  );
  await waitForIdle(page);
  const inView = (await landmarks(page)).find(({ top }) => top > 150 && top < 700);
  if (!inView) throw new Error('nothing in view can be told from the rest');
  return inView;
}

async function expectAt(page: Page, path: string, { words, top }: Landmark) {
  await expect(page).toHaveURL((url) => url.pathname === path);
  const position = async () =>
    (await landmarks(page)).find((landmark) => landmark.words === words)?.top ?? 'gone';
  const isNear = async () => Math.abs(Number(await position()) - top) <= NEAR;
  await expect.poll(isNear, `"${words.slice(0, 40)}" is at ${top} again`).toBe(true);
  await waitForIdle(page);
  expect(await position(), `"${words.slice(0, 40)}" stays at ${top}`).toBeCloseTo(top, -1);
}

async function landmarks(page: Page): Promise<Landmark[]> {
  const all = await page
    .locator('main *, footer *')
    .evaluateAll((elements) =>
      elements
        .filter(({ children, textContent }) => children.length === 0 && textContent)
        .map((element) => ({ words: element.textContent ?? '', top: element.getBoundingClientRect().top })),
    );
  return all.filter(({ words }) => all.filter((other) => other.words === words).length === 1);
}
