import type { Page } from '@playwright/test';
import { domainRecords } from '@site/api/testing/servers/scanner';
import { paths } from '@site/shell/paths';
import { pdfPages } from '../../fixtures/documents/pdfPages';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { changeZone } from '../../fixtures/site/startSiteWithDomains';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

const A4 = { format: 'A4', printBackground: true } as const;
const EMAIL = paths.tool('email-security');
const DOMAIN = paths.tool('domain-security');
const policyOf = (name: string, policy: string) => [
  { type: 'TXT' as const, name: `_dmarc.${name}`, data: `v=DMARC1; p=${policy}; rua=mailto:d@${name}` },
];

test('a domain is scanned, its checks appear as they finish, and one can be run again', async ({
  page,
  open,
  violations,
  site,
}) => {
  const domain = 'typed.test';
  const policy = `_dmarc.${domain}`;
  await changeZone(site, { ...domainRecords(domain), [policy]: 'silent' });
  await open(EMAIL);
  await submitDomain(page, domain);
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks.getByRole('listitem').filter({ hasNotText: 'Waiting' }).first()).toBeVisible();
  await expect(checks.getByRole('listitem').filter({ hasText: 'DMARC' })).toContainText('Waiting');
  await changeZone(site, domainRecords(domain));
  await expect(resultOf(page)).toContainText(domain);
  expect(await violations()).toEqual([]);

  await expect(dmarcOf(page)).toContainText('p=none');
  await changeZone(site, { [policy]: policyOf(domain, 'reject') });
  await page.getByRole('button', { name: 'Run DMARC again' }).click();
  await expect(dmarcOf(page)).toContainText('p=reject');
  await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible();
  await page.reload();
  await submitDomain(page, domain);
  await expect(page.getByRole('listitem').filter({ hasText: /^DMARC: .+ before, .+ now$/ })).toBeVisible();
  const paper = pdfPages(await page.pdf(A4));
  expect(paper.length, 'sheets of paper').toBeLessThanOrEqual(2);
  expect(paper.join(''), 'the site around it').not.toContain('Cookie Preferences');
});

test('a result is shared, emailed and sent with an inquiry, and its link is revoked', async ({
  page,
  open,
  mailbox,
  browser,
  site,
}) => {
  await changeZone(site, domainRecords('shared.test'));
  await open(EMAIL);
  await submitDomain(page, 'shared.test');
  const headline = (await resultOf(page).getByRole('heading').nth(1).textContent()) ?? '';
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await page.getByLabel('Link to this report').inputValue();
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': newIpAddress() } });
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await expect(visitor.getByText('v=DMARC1; p=', { exact: false }).first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: /same questions/ })).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Check your domain' })).toHaveAttribute('href', EMAIL);
  expect(pdfPages(await visitor.pdf(A4)).length).toBeLessThanOrEqual(2);

  const email = `owner-${Date.now()}@example.com`;
  await page.getByLabel('Email address for the report').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We’ve emailed it to ${email}`)).toBeVisible();
  expect((await mailbox.find(email, 'shared.test')).text).toContain('Records to add');

  await page.getByRole('button', { name: 'Turn off the link' }).click();
  await expect(page.getByText('The link is turned off.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await visitor.close();

  await expect(page.getByRole('link', { name: 'Book a 30-minute call' })).toHaveAttribute(
    'href',
    paths.bookingsAbout('email-security'),
  );
  await page.getByRole('link', { name: 'Plan the next steps' }).click();
  await expect(page, 'nothing of the domain in the address').toHaveURL(new RegExp(`${paths.contact}$`));
  await expect(page.getByRole('textbox', { name: 'Your Message' })).toHaveValue(
    /We checked shared\.test: .*\nTo fix: .*DMARC/,
  );
  await expect(page.getByLabel('Service Interest')).toHaveValue('email_security');
  await expect(page.getByLabel('Primary Challenge')).toHaveValue('security');
});

test('a website scan explains every check, and its result prints on two pages', async ({
  page,
  open,
  violations,
}) => {
  await open(DOMAIN);
  await submitDomain(page, 'firm.test');
  await expect(page.getByRole('list', { name: 'How the score is calculated' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const paper = pdfPages(await page.pdf(A4));
  expect(paper.length, 'sheets of paper').toBeLessThanOrEqual(2);
  await expect(page.getByRole('link', { name: 'Book a 30-minute call' })).toHaveAttribute(
    'href',
    paths.bookingsAbout('domain-security'),
  );
  await page.getByRole('link', { name: 'Let us fix it' }).click();
  await expect(page.getByRole('textbox', { name: 'Your Message' })).toHaveValue(
    /^We checked firm\.test: .+ of 100\.\nTo fix: .+\./,
  );
  await expect(page.getByLabel('Service Interest')).toHaveValue('cybersecurity');
});

test('an invalid domain shows an error at the field', async ({ page, open, problems }) => {
  problems.expect(/answer: 422 .*email-security/);
  await open(EMAIL);
  await submitDomain(page, '127.0.0.1');
  const field = page.getByRole('textbox', { name: 'Domain' });
  await expect(field).toHaveAccessibleDescription('Please enter a domain, such as example.com.');
  await expect(field).toBeFocused();
});

async function submitDomain(page: Page, domain: string) {
  await page.getByRole('textbox', { name: 'Domain' }).focus();
  await page.keyboard.type(domain);
  await page.keyboard.press('Enter');
}

const resultOf = (page: Page) => page.getByRole('region', { name: 'Result', exact: true });
const dmarcOf = (page: Page) =>
  page
    .getByRole('region', { name: 'Eight checks' })
    .getByRole('listitem')
    .filter({ hasText: 'DMARC' })
    .first();
