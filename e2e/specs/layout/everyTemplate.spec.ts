import { paths } from '@site/shell/paths';
import { NARROW_RULES, type ViolationOptions } from '../../fixtures/browser/findViolations';
import { watchLayoutShifts } from '../../fixtures/browser/watchLayoutShifts';
import { watchMotion } from '../../fixtures/browser/watchMotion';
import { isLong, phoneIfLong } from '../../fixtures/isLong';
import { representatives, templates } from '../../fixtures/site/templates';
import { expect, test } from '../../fixtures/test';
import { openWithLateFonts } from '../../fixtures/waiting/openWithLateFonts';
import { waitForHydration } from '../../fixtures/waiting/waitForHydration';
import { showFullPage, waitForIdle } from '../../fixtures/waiting/waitForIdle';

const MOST_SHIFT = 0.02;
const NARROW = { width: 360, height: 780 };

test.beforeEach(async ({ consented }) => consented());

const ALL = [...templates, paths.admin.login, paths.invite, paths.passwordReset];
/** Templates share their colors: one of each kind is judged by them, all with `LONG=1`. */
const OWN_COLORS: string[] = [...representatives, paths.contact, paths.embeddedContact, paths.admin.login];
const hasOwnColors = (path: string) => isLong || OWN_COLORS.includes(path);
/** A new window costs as much as a page in it, so each test looks at several. */
const PAGES_A_TEST = 9;

for (let at = 0; at < ALL.length; at += PAGES_A_TEST) {
  const some = ALL.slice(at, at + PAGES_A_TEST);
  test(`${some.join(', ')}: complete, without errors or motion, accessible, and without shifts from late fonts${phoneIfLong}`, async ({
    page,
    problems,
    violations,
    isMobile,
  }) => {
    const wide = isMobile ? undefined : page.viewportSize()!;
    const readShifts = await watchLayoutShifts(page);
    const readMotion = await watchMotion(page);
    for (const [index, path] of some.entries())
      await test.step(path, async () => {
        const withFrame = index === 0;
        const expectWhole = async (where: string, options: ViolationOptions) => {
          await expect.soft(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
          expect.soft(await page.evaluate(overflow), where).toEqual([]);
          await expect.soft(page.locator('.is-waiting:not(.find)'), `${where}: waits to rise`).toHaveCount(0);
          expect.soft(await violations({ withFrame, ...options }), where).toEqual([]);
        };
        // Resets what the check of the previous page changed.
        await page.setViewportSize(NARROW);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openWithLateFonts(page, path);
        const { sum, moved } = await readShifts();
        expect.soft(sum, `${path} moves: ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
        await waitForHydration(page);
        await showFullPage(page);
        await expectWhole(`${path} on a phone`, { rules: NARROW_RULES });
        // Widened, because opening it again would cost more than all that is checked. All its parts are loaded by now.
        if (wide) {
          await page.setViewportSize(wide);
          await waitForIdle(page);
          await expectWhole(path, { withoutContrast: !hasOwnColors(path) });
        }
        expect.soft(await readMotion(), path).toEqual({ drawn: 0, played: 0, started: [] });
        expect.soft(problems.take(), path).toEqual([]);
      });
  });
}

/** Elements wider than the window, if it scrolls sideways. */
function overflow(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > width + 1,
  );
  return [
    `scrolls sideways: ${document.documentElement.scrollWidth} px`,
    ...wide.slice(0, 5).map(({ tagName, className }) => `${tagName} ${className}`),
  ];
}
