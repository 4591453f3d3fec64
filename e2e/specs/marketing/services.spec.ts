import { paths } from '@site/shell/paths';
import { phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

test(`services are found by a word of their pages and compared by keyboard${phoneIfLong}`, async ({
  page,
  open,
}) => {
  await open(paths.services);
  await page.getByRole('searchbox', { name: 'Search services' }).fill('warranty');
  const compare = (name: string) => page.getByRole('checkbox', { name: `Compare ${name}` });
  await expect(compare('PC as a Service')).toBeVisible();
  await expect(page.getByRole('link', { name: /IT Leadership Training/ })).toHaveCount(0);
  for (const name of ['PC as a Service', 'Device Lifecycle']) {
    await compare(name).focus();
    await page.keyboard.press('Space');
    await expect(compare(name)).toBeChecked();
  }
  await page.getByRole('button', { name: 'Compare 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeInViewport();
  const row = page.getByRole('row', { name: /^Not included/ });
  await expect(row).toContainText('Accidental damage');
  await expect(row).toContainText('Shipping insurance');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('only the usual margin follows the three questions before they are answered', async ({ page, open }) => {
  await open(paths.service('data-migrations'));
  const signs = page.getByRole('region', { name: 'Is this you?' });
  await expect(signs.getByText('3 to go').first()).toBeAttached();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const gap = await signs.evaluate((section) => {
      const verdict = section.querySelector('.verdict') as HTMLElement;
      const { bottom, top } = verdict.getBoundingClientRect();
      const end =
        section.getBoundingClientRect().bottom - parseFloat(getComputedStyle(section).paddingBottom);
      return { below: end - bottom, height: bottom - top };
    });
    expect(gap.below, `${width} px`).toBeLessThan(8);
    // A line of text and the space above it.
    expect(gap.height, `${width} px`).toBeLessThan(56);
  }
});

test('three taps prefill service and challenge of the contact form, and a reload keeps them', async ({
  page,
  open,
}) => {
  await open(paths.service('data-migrations'));
  const signs = page.getByRole('region', { name: 'Is this you?' });
  await signs.scrollIntoViewIfNeeded();
  for (const [index, answer] of ['Not us', 'That’s us', 'Not us'].entries())
    await signs.getByRole('group').nth(index).getByRole('radio', { name: answer }).check();
  await signs.getByRole('link', { name: 'Ask us about it' }).click();
  const service = page.getByLabel('Service Interest');
  await expect(service).toHaveValue('cloud_infrastructure');
  await expect(page.getByLabel('Primary Challenge')).toHaveValue('growth');
  expect(new URL(page.url()).search).toBe('');
  await service.selectOption('consultation');
  await page.reload();
  await expect(service).toHaveValue('consultation');
});
