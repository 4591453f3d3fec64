import type { Locator, Page } from '@playwright/test';
import { exampleInboxDraft } from '@site/api/leads/inbox/example';
import { startImapServer } from '@site/api/testing/servers/imapServer';
import { paths } from '@site/shell/paths';
import { openScreen } from '../../fixtures/admin/openScreen';
import { tabTo } from '../../fixtures/browser/tabTo';
import { type SavedEnquiry, saveEnquiry } from '../../fixtures/contact/saveEnquiry';
import { isLong } from '../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';

/** Numbers of leads and what is done with them, each thing once without `LONG=1`. */
const LEADS = isLong ? 20 : 8;
const MERGED = isLong ? [0, 2] : [0];
const ASSIGNED = isLong ? [4, 5, 8, 9] : [4];
const ANSWERED = isLong ? [4, 5, 8] : [4];
const BOOKED = isLong ? [10, 6] : [6];

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
  await contentClient.send('PATCH', 'inbox', exampleInboxDraft({ port: inbox.port }), 0);
  const company = `Monday ${Date.now()}`;
  const leads: SavedEnquiry[] = [];
  for (let number = 0; number < LEADS; number++) {
    // The first and the third person write again, from another address.
    const phone = `(512) 555-02${10 + (MERGED.includes(number - 1) ? number - 1 : number)}`;
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
    const path = paths.admin.lead(lead(number).reference);
    if (new URL(page.url()).pathname !== path) await openScreen(page, path);
    await expect(page.getByText(lead(number).email).first()).toBeVisible();
  };

  // All are listed; the first is opened from the list.
  await open(`${paths.admin.leads}?q=${encodeURIComponent(company)}`);
  await expect(page.getByRole('table', { name: 'Leads, newest first' }).getByRole('checkbox')).toHaveCount(
    LEADS + 1,
  );
  await keys.press('j');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/admin\/leads\/EM-/);

  for (const number of MERGED) {
    const merge = page.getByRole('button', { name: `Merge Guest ${number + 1}` });
    // A job lists new contacts every few seconds.
    await expect(async () => {
      await open(paths.admin.lead(lead(number).reference));
      await expect(merge).toBeVisible({ timeout: 2000 });
    }).toPass();
    await press(merge);
    await expect(page.getByText('Contacts merged')).toBeVisible();
  }
  for (const number of ASSIGNED) {
    await openLead(number);
    await keys.press('a');
    await choose(page, /\(you\)$/);
    await expect(page.getByText(/^Assigned to /).first()).toBeVisible();
  }
  for (const number of ANSWERED) {
    await openLead(number);
    await keys.press('r');
    const text = page.getByRole('textbox', { name: 'Reply' });
    await expect(text).toBeFocused();
    await keys.type(`Thank you, number ${number}.`);
    await press(page.getByRole('button', { name: 'Send', exact: true }));
    await expect(page.getByText(/^Sending to /).first()).toBeVisible();
  }
  // Otherwise the bar at the top may cover half of a button.
  await page.evaluate(() => window.scrollTo(0, 0));
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

  for (const number of BOOKED) {
    await openLead(number);
    await press(page.getByRole('link', { name: 'Book', exact: true }));
    const form = page.getByRole('form', { name: 'New booking' });
    await expect(form.getByLabel('Meeting type')).toBeFocused();
    await keys.press('ArrowDown');
    await chooseTime(page, 1 + BOOKED.indexOf(number));
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

  await openLead(7);
  await press(page.getByRole('button', { name: 'Erase this person' }));
  await expect(page.getByRole('dialog', { name: 'Erase this person?' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: /Email address of the person/ }));
  await keys.type(lead(7).email);
  await keys.press('Enter');
  const certificate = page.getByRole('dialog', { name: 'Certificate of erasure' });
  await expect(certificate).toContainText(lead(7).email);
  await press(certificate.getByRole('button', { name: 'Close', exact: true }).last());
  await expect(page).toHaveURL(/\/admin\/leads$/);
  await contentClient.send(
    'PATCH',
    'inbox',
    { ...exampleInboxDraft({ port: inbox.port }), isEnabled: false },
    1,
  );
  await inbox.stop();
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
