import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { newEnquiry } from '../../fixtures/contact/saveEnquiry';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

test('from an ad to a booked meeting in three taps plus the fields @phone-only', async ({ page, open }) => {
  const taps = await countTaps(page);
  await open('/landing/it-health-check?utm_source=google&utm_medium=cpc&gclid=journey');
  await scrollPastFirstScreen(page);
  const bar = page.getByRole('navigation', { name: 'Contact' });
  await expect(bar.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  await bar.getByRole('link', { name: 'Book' }).tap();
  const form = page.getByRole('form', { name: 'Pick a time' });
  const time = form.locator('.cells label').last();
  expect((await time.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await time.tap();
  await form.getByLabel('Full Name').fill('Dana Example');
  await form.getByLabel('Email Address').fill('journey@example.com');
  await page.getByRole('button', { name: 'Confirm this time' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re booked');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(taps.count()).toBe(3);
});

test('from search to a service and an inquiry in four taps plus the fields @phone-only', async ({
  page,
  open,
}) => {
  const taps = await countTaps(page);
  await open(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
  await page.getByRole('combobox', { name: 'Search the site' }).fill('endpoint identity');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^24\/7 Endpoint & Identity Security/ })
    .tap();
  await expect(page).toHaveURL(paths.service('cybersecurity'));
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).first().tap();
  const enquiry = newEnquiry();
  const form = page.getByRole('form', { name: 'Contact Us' });
  await form.getByLabel('Full Name').fill(enquiry.name);
  await form.getByLabel('Email Address').fill('dana@northwind.example');
  await form.getByLabel('Phone Number').fill(enquiry.phone);
  await form.getByLabel('Your Message').fill(enquiry.message);
  await form.getByRole('button', { name: 'Send Message' }).tap();
  const receipt = page.getByRole('region', { name: 'Message Sent' });
  await expect(receipt).toContainText('northwind.example');
  await expect(receipt).toContainText('Cybersecurity.');
  expect(taps.count()).toBe(4);
});

test('from the result of a tool to the booking page in one tap @phone-only', async ({ page, open }) => {
  const taps = await countTaps(page);
  await open(paths.tool('password-strength'));
  await page.getByLabel('Password to test').fill('quartz-mango-sailor-eleven-basil');
  await scrollPastFirstScreen(page);
  await page.getByRole('navigation', { name: 'Contact' }).getByRole('link', { name: 'Book' }).tap();
  await expect(page).toHaveURL(paths.bookingsAbout('password-strength'));
  await expect(page.getByRole('radio', { name: /^Security assessment/ })).toBeChecked();
  expect(taps.count()).toBe(1);
});

test('the action bar covers neither form nor footer @phone-only', async ({ page, open }) => {
  await open(paths.industry('legal'));
  const bar = page.getByRole('navigation', { name: 'Contact' });
  await expect(bar).toHaveCount(0);
  await scrollPastFirstScreen(page);
  await expect(bar).toBeVisible();
  for (const part of [page.getByRole('form', { name: 'Contact Us' }), page.locator('#footer')]) {
    await part.scrollIntoViewIfNeeded();
    await expect(bar).toHaveCount(0);
  }
});

const scrollPastFirstScreen = (page: Page) => page.evaluate(() => scrollTo(0, innerHeight * 1.5));

/** Counts the taps of the visitor across pages. */
async function countTaps(page: Page): Promise<{ count: () => number }> {
  let taps = 0;
  await page.exposeFunction('countTap', () => taps++);
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { countTap: () => void }).countTap(), true),
  );
  return { count: () => taps };
}
