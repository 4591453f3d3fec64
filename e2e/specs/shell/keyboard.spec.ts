import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { ContactForm, noticeOf } from '../../fixtures/contact/ContactForm';
import { newEnquiry } from '../../fixtures/contact/saveEnquiry';
import { expect, test } from '../../fixtures/test';
import { openWithPausedClock } from '../../fixtures/waiting/openWithPausedClock';

/** Presses Tab until the expected element has the focus, at most as often as a visitor would. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, most = 60) {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    if (await isThere()) return;
  }
  throw new Error(`not reached with ${most} presses of Tab`);
}

const hasFocus = (locator: import('@playwright/test').Locator) => () =>
  locator.evaluate((element) => element === document.activeElement);

test('elements have roles and names, the first tab stop skips to the content, and focus is visible', async ({
  page,
  open,
  consented,
}) => {
  await consented();
  await open(paths.contact);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  const unseen: string[] = [];
  for (let step = 0; step < 30; step++) {
    if (step) await page.keyboard.press('Tab');
    const look = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const cell = element.closest('.cell');
      const hasMark = outlineStyle !== 'none' && outlineWidth !== '0px';
      const isMarkedCell = Boolean(cell) && getComputedStyle(cell as Element, '::before').content !== 'none';
      return hasMark || boxShadow !== 'none' || isMarkedCell
        ? ''
        : `${element.tagName} ${element.textContent?.slice(0, 30)}`;
    });
    if (look) unseen.push(look);
  }
  expect(unseen).toEqual([]);
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.getElementById('main')?.contains(document.activeElement))).toBe(
    true,
  );
  await new ContactForm(page).wake();
  await expect(page.getByRole('form', { name: 'Contact Us' })).toMatchAriaSnapshot(`
    - form "Contact Us":
      - heading "Contact Us" [level=2]
      - textbox "Full Name"
      - textbox "Email Address"
      - textbox "Company Name"
      - textbox "Phone Number"
      - combobox "Service Interest"
      - combobox "Primary Challenge"
      - combobox /Preferred Contact Time/
      - textbox "Your Message"
      - button "Send Message"
      - paragraph:
        - link "Terms of Use"
        - link "Privacy Policy"
  `);
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "Home"
      - link "Services"
      - link "Industries"
      - link "Foundry"
      - link "About"
      - link "FAQ"
      - link "Contact"
  `);
});

test('the form is filled in, corrected and sent by keyboard alone', async ({ page, open, consented }) => {
  await consented();
  const enquiry = newEnquiry();
  const form = new ContactForm(page);
  await open(paths.contact);
  await tabTo(page, hasFocus(form.field('Full Name')), 80);
  await form.wake();
  await page.keyboard.press('Enter');
  await expect(form.field('Full Name')).toBeFocused();
  await expect(form.field('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await page.keyboard.type(enquiry.name);
  for (const value of [enquiry.email, enquiry.company, enquiry.phone]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cyber');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Compl');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(enquiry.message);
  await tabTo(page, hasFocus(form.submit), 6);
  await page.keyboard.press('Enter');
  await expect(noticeOf(page)).toContainText('Message Sent');
});

test('a new toast replaces the last one, F8 focuses it, and it stays while focused', async ({
  page,
  consented,
  context,
  problems,
}) => {
  problems.expect(/answer: 503/);
  await consented();
  let count = 0;
  await context.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: `Failure ${++count}.` } }),
  );
  await openWithPausedClock(page, paths.contact);
  await page.clock.resume();
  const form = new ContactForm(page);
  await form.fill(newEnquiry());
  await page.clock.pauseAt(new Date(Date.now() + 7_200_000));
  const notice = noticeOf(page);
  await form.submit.click();
  await expect(notice).toContainText('Failure 1.');
  await page.clock.runFor(50);
  await form.submit.click();
  await expect(notice).toContainText('Failure 2.');
  await expect(notice).not.toContainText('Failure 1.');
  await page.clock.runFor(9_500);
  await expect(notice).toContainText('Failure 2.');
  await page.keyboard.press('F8');
  await expect(notice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: /^Call / })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(notice).toContainText('Failure 2.');
  await page.keyboard.press('Escape');
  await expect(notice).not.toContainText('Failure 2.');

  await form.submit.click();
  await expect(notice).toContainText('Failure 3.');
  await page.clock.runFor(9_800);
  await expect(notice).toContainText('Failure 3.');
  await page.clock.runFor(300);
  await expect(notice).not.toContainText('Failure 3.');
});

test('the cookie banner is answered by keyboard', async ({ page, open }) => {
  await open(paths.faq);
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, hasFocus(banner.getByRole('button', { name: 'Necessary Only' })), 5).catch(async () => {
    // Where the focus starts differs; the banner is the last stop of the page.
    for (let step = 0; step < 5; step++) await page.keyboard.press('Shift+Tab');
  });
  await banner.getByRole('button', { name: 'Necessary Only' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner).toHaveCount(0);
});

test('arrow keys move the carousel, which stops while the focus is inside', async ({
  page,
  open,
  consented,
}) => {
  await consented();
  await open(paths.home);
  const carousel = page.getByRole('group', { name: 'Industries' });
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: 'Next' });
  await next.focus();
  const current = async () => Number(await carousel.locator('.scale [aria-current=true]').textContent());
  const before = await current();
  await page.keyboard.press('ArrowRight');
  await expect.poll(current).toBe((before % 9) + 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(current).toBe(before);
  const hidden = await carousel
    .locator('a')
    .evaluateAll(
      (links) =>
        links.filter((link) => !link.closest('[inert]') && link.closest('[aria-hidden=true]')).length,
    );
  expect(hidden, 'links that are hidden but can be reached').toBe(0);
});
