import { createHash } from 'node:crypto';
import { paths } from '@site/shell/paths';
import { agreeToAnalytics } from '../../fixtures/browser/agreeToAnalytics';
import { ContactForm, noticeOf } from '../../fixtures/contact/ContactForm';
import { newEnquiry } from '../../fixtures/contact/saveEnquiry';
import { phoneIfLong } from '../../fixtures/isLong';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

test('with consent an inquiry is a lead in the data layer and a conversion', async ({ page, open }) => {
  await agreeToAnalytics(page);
  const form = new ContactForm(page);
  await open(paths.contact);
  await form.fill(newEnquiry());
  const counted = page.waitForResponse(/\/api\/conversions$/);
  await form.submit.click();
  expect((await counted).status()).toBe(202);
  await expect
    .poll(() =>
      page.evaluate(() =>
        ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
          ({ event }) => event === 'generate_lead',
        ),
      ),
    )
    .toMatchObject([{ event: 'generate_lead', form: 'contact' }]);
});

test(`an inquiry is sent, acknowledged, emailed twice and stored as a lead${phoneIfLong}`, async ({
  page,
  open,
  mailbox,
  site,
  signedInAs,
}) => {
  const enquiry = newEnquiry();
  const form = new ContactForm(page);
  await open(paths.contact);
  await form.fill(enquiry);
  const disclosure = (await form.form.locator('.disclosure').textContent()) ?? '';
  await form.submit.click();
  await expect(noticeOf(page)).toContainText('Message Sent');
  await expect(noticeOf(page)).toContainText("Thank you for your inquiry. We'll get back to you shortly.");
  await form.expectEmpty();
  const reference = (await page.getByText(/^EM-[0-9A-HJKMNP-TV-Z]{8}$/).textContent()) ?? '';

  const toTeam = await mailbox.find(site.owner.email, reference);
  for (const word of [
    enquiry.name,
    enquiry.email,
    enquiry.company,
    enquiry.phone,
    'Cybersecurity',
    'Compliance & Regulations',
    'Morning (9am - 12pm)',
    enquiry.message,
  ])
    expect(toTeam.text).toContain(word);
  expect(toTeam.replyTo?.[0]?.address).toBe(enquiry.email);
  expect((await mailbox.find(enquiry.email, reference)).text, 'only our own words').not.toContain(
    enquiry.name,
  );

  await signedInAs('owner');
  const lead = async () => (await page.request.get(`/api/admin/leads/${reference}`)).json();
  await expect.poll(async () => (await lead()).mail).toBe('sent');
  const { mails, status, page: cameFrom, source, disclosureHash } = await lead();
  expect(
    mails.map(({ kind, state, attempts }: { kind: string; state: string; attempts: number }) => [
      kind,
      state,
      attempts,
    ]),
  ).toEqual([
    ['team', 'sent', 1],
    ['sender', 'sent', 1],
  ]);
  expect(status).toBe('new');
  expect(cameFrom).toBe(paths.contact);
  expect(source).toMatch(/^direct/);
  expect(disclosureHash, 'the proof of consent is the hash of the sentence on the page').toBe(
    createHash('sha256').update(disclosure).digest('hex'),
  );
});

test('a lost response does not store the inquiry twice', async ({
  page,
  open,
  context,
  problems,
  signedInAs,
}) => {
  problems.expect(/request: .*\/api\/contact net::ERR_(FAILED|CONNECTION_RESET)/);
  const enquiry = newEnquiry();
  const form = new ContactForm(page);
  let isFirst = true;
  await context.route('**/api/contact', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await open(paths.contact);
  await form.fill(enquiry);
  await form.submit.click();
  await expect(noticeOf(page).getByRole('alert')).toContainText('Error');
  await form.submit.click();
  await expect(noticeOf(page)).toContainText('Message Sent');
  await signedInAs('owner');
  const { items } = await (
    await page.request.get(`/api/admin/leads?q=${encodeURIComponent(enquiry.email)}`)
  ).json();
  expect(items).toHaveLength(1);
});

test('the three cards lead to our booking calendar and to the services', async ({ page, open }) => {
  await open(paths.contact);
  for (const [name, meeting] of [
    ['Book Assessment', /^Security assessment/],
    ['Book Consultation', /^Consultation/],
  ] as const) {
    const link = page.getByRole('link', { name });
    await expect(link).not.toHaveAttribute('target');
    await link.click();
    await expect(page.getByRole('radio', { name: meeting })).toBeChecked();
    await page.goBack();
  }
  const more = page.getByRole('main').getByRole('link', { name: 'Learn More' });
  await expect(more).toHaveAttribute('href', '/#services');
  await expect(more).not.toHaveAttribute('target');
  await more.click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator('#services')).toBeInViewport();
});
