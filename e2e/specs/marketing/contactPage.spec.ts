import { paths } from '@site/shell/paths';
import { ContactForm } from '../../fixtures/contact/ContactForm';
import { phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

const SENTENCE =
  "By submitting, you agree to Emberline's Terms of Use and Privacy Policy and consent to phone calls and SMS for order updates and/or marketing. Message frequency depends on your activity. Opt out by texting STOP. Message and data rates may apply.";

test(`the consent sentence is below the button, word for word${phoneIfLong}`, async ({ page, open }) => {
  const form = new ContactForm(page);
  for (const path of [paths.contact, paths.home, '/embedded/contact'])
    await test.step(path, async () => {
      await open(path);
      await form.wake();
      const sentence = form.form.locator('.disclosure');
      expect(await sentence.textContent()).toBe(SENTENCE);
      const [button, text] = await Promise.all([form.submit.boundingBox(), sentence.boundingBox()]);
      expect(text!.y).toBeGreaterThanOrEqual(button!.y + button!.height);
      await expect(sentence.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute(
        'href',
        paths.termsOfService,
      );
      await expect(sentence.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
        'href',
        paths.privacyPolicy,
      );
    });
});

test('the form is below the three cards, which share a row from 768 px', async ({ page, open }) => {
  const form = new ContactForm(page);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: WAYS }) });
  for (const path of [paths.contact, paths.home]) {
    await open(path);
    for (const [width, rows] of [
      [1280, 1],
      [768, 1],
      [767, 3],
      [360, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await form.form.scrollIntoViewIfNeeded();
      await expect(cards).toHaveCount(3);
      await expect(async () => {
        const tops = await cards.evaluateAll((all) => all.map((card) => (card as HTMLElement).offsetTop));
        expect(new Set(tops).size, `rows of ${path} at ${width} px`).toBe(rows);
        const last = (await cards.last().boundingBox())!;
        const formBox = (await form.form.boundingBox())!;
        expect(formBox.y).toBeGreaterThanOrEqual(last.y + last.height);
      }).toPass();
    }
  }
});

const WAYS = /^(Book Assessment|Learn More about our services|Book Consultation)$/;
