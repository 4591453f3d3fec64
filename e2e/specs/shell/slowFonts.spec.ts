import { watchShifts } from '../../layoutShifts';
import { templates } from '../../templates';
import { expect, test } from '../../test';

const MOST = 0.02;

test.beforeEach(async ({ consented }) => consented());

for (const path of templates)
  test(`${path}: hardly anything moves when the fonts come late @phone`, async ({ page }) => {
    const waiting: (() => void)[] = [];
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    const readShifts = await watchShifts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => waiting.length).toBe(2);
    for (const release of waiting) release();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThanOrEqual(2);
    const { sum, moved } = await readShifts();
    expect(sum, moved.join('\n')).toBeLessThanOrEqual(MOST);
  });
