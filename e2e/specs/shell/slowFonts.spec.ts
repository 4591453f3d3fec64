import { paths } from '@site/shell/paths';
import { expect, test } from '../../test';

const MOST = 0.02;
/** An article's facts stand in narrow columns, where one word more or less makes a line. */
const MOST_OF_AN_ARTICLE = 0.036;

test.beforeEach(async ({ consented }) => consented());

for (const [path, most] of [
  [paths.home, MOST],
  [paths.blog, MOST],
  [paths.contact, MOST],
  [paths.post('multi-factor-without-the-groans'), MOST_OF_AN_ARTICLE],
] as const)
  test(`${path}: hardly anything moves when the fonts come late @phone`, async ({ page }) => {
    const waiting: (() => void)[] = [];
    await page.route('**/*.woff2', async (route) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = { shift: 0, moved: [] as string[] };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          seen.shift += value;
          for (const { node, previousRect: from, currentRect: to } of sources)
            seen.moved.push(
              `${node?.nodeName} "${node?.textContent?.slice(0, 40)}" ${from.y}+${from.height} to ${to.y}+${to.height}`,
            );
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => waiting.length).toBe(2);
    for (const release of waiting) release();
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThanOrEqual(2);
    // Shifts are told a frame after they happened.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const { shift, moved } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(most);
  });

interface Seen {
  shift: number;
  /** What moved, from where to where. */
  moved: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
