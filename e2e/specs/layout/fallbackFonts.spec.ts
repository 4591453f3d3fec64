import { paths } from '@site/shell/paths';
import { watchLayoutShifts } from '../../fixtures/browser/watchLayoutShifts';
import { isLong, phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

const MOST = 0.02;
/** The system fonts of phones and desktops. Without `LONG=1` all on a desktop, which is the only one. */
const FAMILIES = {
  phone: ['Arial Fallback', 'Roboto Fallback'],
  desktop: ['Arial Fallback', 'DejaVu Fallback', ...(isLong ? [] : ['Roboto Fallback'])],
};
const WEIGHTS = [400, 500, 600];
const PAGES = [paths.home, paths.contact];
const MORE_PAGES = [paths.about, paths.cookiePreferences, '/booking-confirmation'];

test(`the layout hardly shifts when Instrument Sans replaces its fallback${phoneIfLong}`, async ({
  page,
  open,
  consented,
  isMobile,
}) => {
  await consented();
  const readShifts = await watchLayoutShifts(page);
  for (const path of isLong ? [...PAGES, ...MORE_PAGES] : PAGES) {
    await open(path);
    await waitForIdle(page);
    for (const family of FAMILIES[isMobile ? 'phone' : 'desktop']) {
      await page.evaluate(
        async ({ family, weights }) => {
          // Rejects if the system has none of the fonts.
          for (const weight of weights) await document.fonts.load(`${weight} 20px "${family}"`);
          document.documentElement.style.setProperty('--sans', `"${family}"`);
        },
        { family, weights: WEIGHTS },
      );
      const before = await readShifts();
      await page.evaluate(() => document.documentElement.style.removeProperty('--sans'));
      const { sum, moved } = await readShifts();
      expect
        .soft(sum - before.sum, `${path}, ${family}\n${moved.slice(before.moved.length).join('\n')}`)
        .toBeLessThanOrEqual(MOST);
    }
  }
});

test('fonts of the machine are not used: text without a web font uses those of the tests', async ({
  page,
}) => {
  const widths = await page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    const widthIn = (font: string) => {
      canvas.font = `200px ${font}`;
      return canvas.measureText('Hamburgefonstiv 0123').width;
    };
    return {
      arimo: [widthIn('Arimo'), widthIn('sans-serif'), widthIn('Arial'), widthIn('"A font nobody has"')],
      mono: [widthIn('"DejaVu Sans Mono"'), widthIn('monospace')],
    };
  });
  expect(new Set(widths.arimo).size, `${widths.arimo}`).toBe(1);
  expect(new Set(widths.mono).size, `${widths.mono}`).toBe(1);
  expect(widths.arimo[0]).not.toBe(widths.mono[0]);
});
