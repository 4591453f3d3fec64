import { paths } from '@site/shell/paths';
import { ContactForm, noticeOf } from '../../pages/ContactForm';
import { newEnquiry } from '../../saveEnquiry';
import { expect, test } from '../../test';

test.beforeEach(async ({ consented }) => consented());

test('an enquiry is sent, acknowledged, mailed twice, and kept for the team @phone', async ({
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
  const { mails, status, page: cameFrom, source } = await lead();
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
});

test('each rule has its own message, and the first field in error gets the focus', async ({ page, open }) => {
  const form = new ContactForm(page);
  await open(paths.contact);
  await form.wake();
  await form.submit.click();
  const messages = {
    'Full Name': 'Name must be at least 2 characters.',
    'Email Address': 'Please enter a valid email address.',
    'Company Name': 'Company name must be at least 2 characters.',
    'Phone Number': 'Phone number is required.',
    'Service Interest': 'Please select a service.',
    'Primary Challenge': 'Please select your primary challenge.',
    'Your Message': 'Message must be at least 10 characters.',
  };
  for (const [label, message] of Object.entries(messages)) {
    await expect(form.field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.field(label)).toHaveAccessibleDescription(message);
  }
  await expect(form.field('Preferred Contact Time')).not.toHaveAttribute('aria-invalid');
  await expect(form.field('Full Name')).toBeFocused();
  await form.field('Full Name').fill('D');
  await expect(form.field('Full Name')).toHaveAccessibleDescription('Name must be at least 2 characters.');
  await form.field('Full Name').fill('Di');
  await expect(form.field('Full Name')).not.toHaveAttribute('aria-invalid');
  for (const refused of ['dana', 'foo@bar', 'a b@example.com']) {
    await form.field('Email Address').fill(refused);
    await expect(form.field('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
  }
  await form.submit.click();
  await expect(form.field('Email Address')).toBeFocused();
});

test('while it is sent the button says so, and a second press sends nothing twice', async ({
  page,
  open,
  context,
}) => {
  const enquiry = newEnquiry();
  const form = new ContactForm(page);
  let calls = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/api/contact', async (route) => {
    calls++;
    await held;
    await route.continue();
  });
  await open(paths.contact);
  await form.fill(enquiry);
  await form.submit.dblclick();
  const busy = form.form.getByRole('button', { name: 'Sending...' });
  await expect(busy).toBeDisabled();
  await form.field('Full Name').press('Enter');
  letGo();
  await expect(noticeOf(page)).toContainText('Message Sent');
  await expect(form.submit).toBeEnabled();
  expect(calls).toBe(1);
});

const FAILURES = [
  {
    name: 'the server says why',
    status: 503,
    body: { success: false, message: 'Please try again in a minute.' },
    text: 'Please try again in a minute.',
  },
  { name: 'the server says nothing', status: 500, body: {}, text: 'Failed to send message' },
  { name: 'success is not true', status: 200, body: { success: false }, text: 'Failed to send message' },
  {
    name: 'success comes with a failing status',
    status: 500,
    body: { success: true },
    text: 'Failed to send message',
  },
];

for (const { name, status, body, text } of FAILURES)
  test(`a failure where ${name} keeps what was typed`, async ({ page, open, context, problems }) => {
    problems.expect(/answer: 5\d\d POST .*\/api\/contact/);
    await context.route('**/api/contact', (route) => route.fulfill({ status, json: body }));
    const enquiry = newEnquiry();
    const form = new ContactForm(page);
    await open(paths.contact);
    await form.fill(enquiry);
    await form.submit.click();
    await expect(noticeOf(page).getByRole('alert')).toContainText('Error');
    await expect(noticeOf(page).getByRole('alert')).toContainText(text);
    await form.expectValues(enquiry);
    await expect(form.submit).toBeEnabled();
  });

test('without a network the values stay, and the same enquiry is stored once afterwards', async ({
  page,
  open,
  context,
  problems,
  signedInAs,
}) => {
  problems.expect(/request: .*ERR_INTERNET_DISCONNECTED/);
  const enquiry = newEnquiry();
  const form = new ContactForm(page);
  await open(paths.contact);
  await form.fill(enquiry);
  await context.setOffline(true);
  await form.submit.click();
  await expect(noticeOf(page)).toContainText('Failed to fetch');
  await form.expectValues(enquiry);
  await context.setOffline(false);
  await form.submit.click();
  await expect(noticeOf(page)).toContainText('Message Sent');
  await signedInAs('owner');
  const { total } = await (
    await page.request.get(`/api/admin/leads?q=${encodeURIComponent(enquiry.email)}`)
  ).json();
  expect(total).toBe(1);
});

test('an answer that was lost on the way does not store the enquiry twice', async ({
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

test('what was typed survives a reload of the tab', async ({ page, open }) => {
  const enquiry = newEnquiry();
  const form = new ContactForm(page);
  await open(paths.contact);
  await form.fill(enquiry);
  await page.reload();
  await form.wake();
  await form.expectValues(enquiry);
});

test('the three cards lead where they say, and only the calendar opens a new tab', async ({ page, open }) => {
  await open(paths.contact);
  for (const name of ['Book Assessment', 'Book Consultation']) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', /^https:\/\/outlook\.office\.com\/book\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const more = page.getByRole('main').getByRole('link', { name: 'Learn More' });
  await expect(more).toHaveAttribute('href', '/#services');
  await expect(more).not.toHaveAttribute('target');
  await more.click();
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator('#services')).toBeInViewport();
});
