import type { Locator, Page } from '@playwright/test';
import { startImapServer } from '@site/api/testing/servers/imapServer';
import { paths } from '@site/shell/paths';
import { tabTo } from '../../fixtures/browser/tabTo';
import { type SavedEnquiry, saveEnquiry } from '../../fixtures/contact/saveEnquiry';
import { isLong } from '../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

test('by keyboard alone: works through the leads and bookings of a Monday', async ({
  page,
  open,
  site,
  mailbox,
  contentClient,
  signedInAs,
  problems,
  violations,
}) => {
  test.slow();
  // The lead that is open while it is erased.
  problems.expect(/answer: 404 GET .*\/api\/admin\/leads\/EM-/);
  const inbox = await startImapServer('team@emberline.example', 'right password');
  await contentClient.send('PATCH', 'inbox', inboxDraft(inbox.port), 0);
  const company = `Monday ${Date.now()}`;
  const leads: SavedEnquiry[] = [];
  for (let number = 0; number < 20; number++) {
    // The second and the fourth are the first and the third person again, from another address.
    const phone = `(512) 555-02${10 + (number === 1 || number === 3 ? number - 1 : number)}`;
    leads.push(await saveEnquiry(site, { name: `Guest ${number}`, company: `${company}-${number}`, phone }));
  }
  const lead = (number: number) => leads[number] as SavedEnquiry;
  await signedInAs('owner');
  const keys = page.keyboard;
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await keys.press(key);
  };
  const openLead = async (number: number) => {
    await open(paths.admin.lead(lead(number).reference));
    await expect(page.getByText(lead(number).email).first()).toBeVisible();
  };

  // All twenty are listed; the first is opened from the list.
  await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}`);
  await expect(page.getByRole('table', { name: 'Leads, newest first' }).getByRole('checkbox')).toHaveCount(
    21,
  );
  await keys.press('j');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/admin\/leads\/EM-/);

  for (const number of [0, 2]) {
    const merge = page.getByRole('button', { name: `Merge Guest ${number + 1}` });
    // A job lists new contacts every few seconds.
    await expect(async () => {
      await openLead(number);
      await expect(merge).toBeVisible({ timeout: 2000 });
    }).toPass();
    await press(merge);
    await expect(page.getByText('Contacts merged')).toBeVisible();
  }
  for (const number of [4, 5, 6, 7]) {
    await openLead(number);
    await keys.press('a');
    await choose(page, /\(you\)$/);
    await expect(page.getByText(/^Assigned to /).first()).toBeVisible();
  }
  for (const number of [4, 5, 6]) {
    await openLead(number);
    await keys.press('r');
    const text = page.getByRole('textbox', { name: 'Reply' });
    await expect(text).toBeFocused();
    await keys.type(`Thank you, number ${number}.`);
    await press(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByText(/^Sending to /).first()).toBeVisible();
  }
  expect(await violations()).toEqual([]);
  // The mailbox is read once a minute.
  if (isLong) {
    const { messageId } = await mailbox.find(lead(4).email, 'Thank you, number 4.');
    inbox.deliver(answerFrom(lead(4).email, messageId));
    await openLead(4);
    await expect(page.getByText('Tuesday at ten works.').first()).toBeVisible({ timeout: 100_000 });
  }
  await openLead(5);
  await keys.press('2');
  await expect(page.getByRole('button', { name: 'Change stage, now Contacted' })).toBeVisible();
  await keys.press('n');
  await keys.type('Wants a quote for ten seats.');
  await press(page.getByRole('button', { name: 'Save note' }));
  await expect(page.getByText('Note saved')).toBeVisible();

  for (const number of [8, 9]) {
    await openLead(number);
    await press(page.getByRole('link', { name: 'Book', exact: true }));
    const form = page.getByRole('form', { name: 'New booking' });
    await expect(form.getByLabel('Meeting type')).toBeFocused();
    await keys.press('ArrowDown');
    await chooseTime(page, number - 7);
    await press(form.getByRole('button', { name: 'Book meeting' }));
    await expect(page.getByText('Meeting booked', { exact: true })).toBeVisible();
  }
  await press(page.getByRole('button', { name: 'Reschedule' }));
  await chooseTime(page, 4);
  await press(page.getByRole('button', { name: 'Reschedule meeting' }));
  await expect(page.getByText('Meeting rescheduled')).toBeVisible();
  await open('/admin/bookings?when=past');
  await press(page.getByRole('link', { name: /Dana Example/ }));
  await press(page.getByRole('button', { name: 'Mark as no-show' }));
  await expect(page.getByText('Marked as no-show')).toBeVisible();

  await openLead(10);
  await press(page.getByRole('button', { name: 'Erase this person' }));
  await expect(page.getByRole('dialog', { name: 'Erase this person?' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: /Email address of the person/ }));
  await keys.type(lead(10).email);
  await keys.press('Enter');
  const certificate = page.getByRole('dialog', { name: 'Certificate of erasure' });
  await expect(certificate).toContainText(lead(10).email);
  await press(certificate.getByRole('button', { name: 'Close', exact: true }).last());
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await contentClient.send('PATCH', 'inbox', { ...inboxDraft(inbox.port), isEnabled: false }, 1);
  await inbox.stop();
});

const inboxDraft = (port: number) => ({
  isEnabled: true,
  host: '127.0.0.1',
  port,
  user: 'team@emberline.example',
  password: 'right password',
});

const answerFrom = (from: string, to = '') =>
  [
    `From: <${from}>`,
    `Message-ID: <${crypto.randomUUID()}@client.example>`,
    `In-Reply-To: ${to}`,
    'Subject: Re: Your inquiry',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Tuesday at ten works.',
  ].join('\r\n');

/** Chooses an item of the open menu. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await tabTo(
    page,
    page.getByRole('menuitem', { name }).or(page.getByRole('menuitemradio', { name })),
    'ArrowDown',
  );
  await page.keyboard.press('Enter');
}

/** Chooses the first day and a time of it. */
async function chooseTime(page: Page, number: number): Promise<void> {
  await tabTo(page, page.getByLabel('Day', { exact: true }));
  await expect(page.getByLabel('Day', { exact: true }).getByRole('option').nth(1)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByLabel('Time of day'));
  for (let steps = 0; steps < number; steps++) await page.keyboard.press('ArrowDown');
}
