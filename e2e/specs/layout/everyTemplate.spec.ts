import { paths } from '@site/shell/paths';
import { watchLayoutShifts } from '../../fixtures/browser/watchLayoutShifts';
import { watchMotion } from '../../fixtures/browser/watchMotion';
import { isLong, phoneIfLong } from '../../fixtures/isLong';
import { templates } from '../../fixtures/site/templates';
import { expect, test } from '../../fixtures/test';
import { openWithLateFonts } from '../../fixtures/waiting/openWithLateFonts';
import { waitForHydration } from '../../fixtures/waiting/waitForHydration';
import { showFullPage, waitForIdle } from '../../fixtures/waiting/waitForIdle';

const MOST_SHIFT = 0.02;
const NARROW = { width: 360, height: 780 };

test.beforeEach(async ({ consented }) => consented());

/** The same templates with another text, or without header and footer. */
const SIMILAR: string[] = [
  paths.termsOfService,
  paths.embeddedBooking,
  paths.embeddedAssessment('BusinessTechCheck'),
  paths.embeddedTool('password-strength'),
  paths.tool('domain-security'),
];
const ALL = [...templates, paths.admin.login, paths.invite, paths.passwordReset].filter(
  (path) => isLong || !SIMILAR.includes(path),
);
/** Templates share their colors: some of different kinds are judged by them, all with `LONG=1`. */
const OWN_COLORS: string[] = [
  paths.home,
  paths.contact,
  paths.bookings,
  paths.industry('legal'),
  paths.post('multi-factor-without-the-groans'),
  paths.tool('password-strength'),
  paths.admin.login,
];
/** A new window costs as much as a page in it, so each test looks at several. */
const PAGES_A_TEST = 10;

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
        const expectWhole = async (where: string, isJudged: boolean) => {
          await expect.soft(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
          expect.soft(await page.evaluate(overflow), where).toEqual([]);
          await expect.soft(page.locator('.is-waiting:not(.find)'), `${where}: waits to rise`).toHaveCount(0);
          if (!isJudged) return;
          const withoutContrast = !isLong && !OWN_COLORS.includes(path);
          const found = await violations({ withFrame: index < 2, withTargetSize: true, withoutContrast });
          expect.soft(found, where).toEqual([]);
        };
        // Without `LONG=1` one page is judged as it is on a phone, the next one on a desktop.
        const isJudgedWide = index % 2 === 0;
        // Resets what the check of the previous page changed.
        await page.setViewportSize(NARROW);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openWithLateFonts(page, path);
        const { sum, moved } = await readShifts();
        expect.soft(sum, `${path} moves: ${moved.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
        await waitForHydration(page);
        await showFullPage(page);
        await expectWhole(`${path} on a phone`, isLong || !isJudgedWide);
        // Widened, because opening it again would cost more than all that is checked. All its parts are loaded by now.
        if (wide) {
          await page.setViewportSize(wide);
          await waitForIdle(page);
          await expectWhole(path, isLong || isJudgedWide);
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
