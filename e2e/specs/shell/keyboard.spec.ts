import { paths } from '@site/shell/paths';
import { tabTo } from '../../fixtures/browser/tabTo';
import { ContactForm, noticeOf } from '../../fixtures/contact/ContactForm';
import { newEnquiry } from '../../fixtures/contact/saveEnquiry';
import { expect, test } from '../../fixtures/test';

test('by keyboard alone: skips to the content, sees the focus, and sends a corrected form with roles and names', async ({
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
  const form = new ContactForm(page);
  await tabTo(page, form.field('Full Name'));
  await form.wake();
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

  const enquiry = newEnquiry();
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
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');
  await expect(noticeOf(page)).toContainText('Message Sent');
});
