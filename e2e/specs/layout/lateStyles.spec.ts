import { paths } from '@site/shell/paths';
import { isLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

test('styles below the first screen are applied late and stay applied', async ({ page, open }) => {
  for (const path of isLong ? [paths.home, paths.service('service-desk'), paths.faq] : [paths.home])
    await test.step(path, async () => {
      await open(path);
      const late = page.locator('main style[data-late]');
      const before = await late.textContent();
      expect(before?.length).toBeGreaterThan(2_000);
      const html = await (await page.request.get(path)).text();
      const [above = '', below = ''] = html.split('<style data-late="">');
      expect(above).toContain('<h1');
      const used = new Set(
        [...above.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      const ruled = [...(below.split('</style>')[0] ?? '').matchAll(/\.(css-[\da-z]+)/g)].map(
        ([, name]) => name,
      );
      expect(ruled.filter((name) => name && used.has(name))).toEqual([]);

      const screenshot = () =>
        page.getByRole('contentinfo').evaluate((footer) =>
          [...footer.querySelectorAll('*')].map((part) => {
            const { display, padding, backgroundColor } = getComputedStyle(part);
            return [part.tagName, display, padding, backgroundColor].join(' ');
          }),
        );
      const looked = await screenshot();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await screenshot()).toEqual(looked);
      await page.goBack();
      await expect(page).toHaveURL(path);
      expect(await screenshot()).toEqual(looked);
    });
});
