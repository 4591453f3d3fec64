import { expect, type Locator, type Page } from '@playwright/test';
import type { Enquiry } from '@site/api/contract/enquiries';
import { challengeOptions, contactTimeOptions, serviceOptions } from '@site/api/contract/enquiries';

/** The contact form as a visitor uses it, on the home page and on its own. */
export class ContactForm {
  readonly form: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Contact Us' });
    this.submit = this.form.getByRole('button', { name: 'Send Message' });
  }

  field(label: string): Locator {
    return this.form.getByLabel(label);
  }

  /** Brings the form into view and waits until it works. */
  async wake(): Promise<void> {
    await this.form.scrollIntoViewIfNeeded();
    await this.field('Full Name').focus();
    await expect(async () => {
      expect(
        await this.form.evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))),
      ).toBe(true);
    }).toPass();
  }

  async fill(enquiry: Enquiry): Promise<void> {
    await this.wake();
    await this.field('Full Name').fill(enquiry.name);
    await this.field('Email Address').fill(enquiry.email);
    await this.field('Company Name').fill(enquiry.company);
    await this.field('Phone Number').fill(enquiry.phone);
    await this.field('Service Interest').selectOption({ label: labelOf(serviceOptions, enquiry.service) });
    await this.field('Primary Challenge').selectOption({
      label: labelOf(challengeOptions, enquiry.challenge),
    });
    if (enquiry.contactTime)
      await this.field('Preferred Contact Time').selectOption({
        label: labelOf(contactTimeOptions, enquiry.contactTime),
      });
    await this.field('Your Message').fill(enquiry.message);
  }

  /** Everything that was typed is still there. */
  async expectValues(enquiry: Enquiry): Promise<void> {
    await expect(this.field('Full Name')).toHaveValue(enquiry.name);
    await expect(this.field('Email Address')).toHaveValue(enquiry.email);
    await expect(this.field('Company Name')).toHaveValue(enquiry.company);
    await expect(this.field('Phone Number')).toHaveValue(enquiry.phone);
    await expect(this.field('Service Interest')).toHaveValue(enquiry.service);
    await expect(this.field('Primary Challenge')).toHaveValue(enquiry.challenge);
    await expect(this.field('Your Message')).toHaveValue(enquiry.message);
  }

  async expectEmpty(): Promise<void> {
    for (const label of [
      'Full Name',
      'Email Address',
      'Company Name',
      'Phone Number',
      'Service Interest',
      'Primary Challenge',
      'Your Message',
    ])
      await expect(this.field(label)).toHaveValue('');
  }
}

/** The one notice that is shown. */
export const noticeOf = (page: Page): Locator => page.getByRole('region', { name: /Notifications/ });

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
