import type { Page } from '@playwright/test';
import { addDomain, startDomains } from '@site/api/testing/scanner';
import { paths } from '@site/shell/paths';
import { newAddress } from '../../newAddress';
import { pdfPages } from '../../pdfPages';
import { expect, scanSiteTest as test } from '../../scanSiteTest';
import { startSite } from '../../site';
import { until } from '../../until';

test.beforeEach(async ({ consented }) => consented());

const A4 = { format: 'A4', printBackground: true } as const;
const EMAIL = paths.tool('email-security');
const DOMAIN = paths.tool('domain-security');
const policyOf = (name: string, policy: string) => [
  { type: 'TXT' as const, name: `_dmarc.${name}`, data: `v=DMARC1; p=${policy}; rua=mailto:d@${name}` },
];

test('a domain is typed, its checks are told as they answer, and one of them is run again', async ({
  page,
  open,
  violations,
  scanSite,
}) => {
  const { zone } = scanSite.world;
  const policy = zone['_dmarc.firm.test'] ?? [];
  await open(EMAIL);
  zone['_dmarc.firm.test'] = 'silent';
  await ask(page, 'firm.test');
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks.getByRole('listitem').filter({ hasNotText: 'Waiting' }).first()).toBeVisible();
  await expect(checks.getByRole('listitem').filter({ hasText: 'DMARC' })).toContainText('Waiting');
  zone['_dmarc.firm.test'] = policy;
  await expect(resultOf(page)).toContainText('firm.test');
  expect(await violations()).toEqual([]);

  await expect(dmarcOf(page)).toContainText('p=none');
  zone['_dmarc.firm.test'] = policyOf('firm.test', 'reject');
  await page.getByRole('button', { name: 'Run DMARC again' }).click();
  await expect(dmarcOf(page)).toContainText('p=reject');
  await expect(page.getByRole('heading', { name: 'Before and after' })).toBeVisible();
  zone['_dmarc.firm.test'] = policy;

  await page.reload();
  await ask(page, 'firm.test');
  await expect(page.getByRole('listitem').filter({ hasText: /^DMARC: .+ before, .+ now$/ })).toBeVisible();
  const paper = pdfPages(await page.pdf(A4));
  expect(paper.length, 'sheets of paper').toBeLessThanOrEqual(2);
  expect(paper.join(''), 'the site around it').not.toContain('Cookie Preferences');
});

test('a result is shared, mailed and written about, and its link is ended', async ({
  page,
  open,
  mailbox,
  browser,
  scanSite,
}) => {
  addDomain(scanSite.world, 'shared.test');
  await open(EMAIL);
  await ask(page, 'shared.test');
  const headline = (await resultOf(page).getByRole('heading').nth(1).textContent()) ?? '';
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Link to this sheet').inputValue();
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': newAddress() } });
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: headline })).toBeVisible();
  await expect(visitor.getByText('v=DMARC1; p=', { exact: false }).first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: /same questions/ })).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Check your own domain' })).toHaveAttribute('href', EMAIL);
  expect(pdfPages(await visitor.pdf(A4)).length).toBeLessThanOrEqual(2);

  const email = `owner-${Date.now()}@example.com`;
  await page.getByLabel('Email address for the report').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`On its way to ${email}`)).toBeVisible();
  expect((await mailbox.find(email, 'shared.test')).text).toContain('What to paste');

  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByText('The link has ended.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await visitor.close();

  await expect(page.getByRole('link', { name: 'Book half an hour' })).toHaveAttribute(
    'href',
    paths.bookingsAbout('email-security'),
  );
  await page.getByRole('link', { name: 'Plan the climb' }).click();
  await expect(page, 'nothing of the domain in the address').toHaveURL(new RegExp(`${paths.contact}$`));
  await expect(page.getByRole('textbox', { name: 'Your Message' })).toHaveValue(
    /We checked shared\.test: .*\nTo mend: .*DMARC/,
  );
  await expect(page.getByLabel('Service Interest')).toHaveValue('email_security');
  await expect(page.getByLabel('Primary Challenge')).toHaveValue('security');
});

test('a website: every check has its lines, and the result fits on two sheets of paper', async ({
  page,
  open,
  violations,
}) => {
  await open(DOMAIN);
  await ask(page, 'firm.test');
  await expect(page.getByRole('list', { name: 'How the score comes about' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const paper = pdfPages(await page.pdf(A4));
  expect(paper.length, 'sheets of paper').toBeLessThanOrEqual(2);
  await expect(page.getByRole('link', { name: 'Book half an hour' })).toHaveAttribute(
    'href',
    paths.bookingsAbout('domain-security'),
  );
  await page.getByRole('link', { name: 'Hand it over' }).click();
  await expect(page.getByRole('textbox', { name: 'Your Message' })).toHaveValue(
    /^We checked firm\.test: .+ of 100\.\nTo mend: .+\./,
  );
  await expect(page.getByLabel('Service Interest')).toHaveValue('cybersecurity');
});

test('what is no domain is said at the field', async ({ page, open, problems }) => {
  problems.expect(/answer: 422 .*email-security/);
  await open(EMAIL);
  await ask(page, '127.0.0.1');
  const field = page.getByRole('textbox', { name: 'Domain' });
  await expect(field).toHaveAccessibleDescription('Please enter a domain, such as example.com.');
  await expect(field).toBeFocused();
});

test('a scanner or a server that dies in mid-scan is told, and the domain can be asked again', async ({
  page,
  open,
  problems,
}) => {
  problems.expect(/answer: 50[234] .*email-security/);
  problems.expect(/email-security.*(ERR_|net::)|ERR_\w+.*email-security/);
  const world = await startDomains();
  const site = await startSite({ env: { DNS_SERVERS: world.resolver } });
  try {
    const policy = world.zone['_dmarc.firm.test'] ?? [];
    world.zone['_dmarc.firm.test'] = 'silent';
    await open(site.url + EMAIL);
    await ask(page, 'firm.test');
    const checks = page.getByRole('list', { name: 'Checks' });
    await expect(checks.getByRole('listitem').filter({ hasNotText: 'Waiting' }).first()).toBeVisible();
    await site.kill('scanner');
    await expect(page.getByRole('heading', { name: 'The scanner is away' })).toBeVisible();
    await expect(page.getByText(/started again by itself/).first()).toBeVisible();
    world.zone['_dmarc.firm.test'] = policy;
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    const untilAnswered = () =>
      expect(async () => {
        // No try uses up what one network may ask for.
        await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newAddress() });
        if (await tryAgain.isVisible()) await tryAgain.click();
        await expect(resultOf(page)).toBeVisible({ timeout: 2_000 });
      }).toPass();
    await untilAnswered();

    world.zone['_dmarc.firm.test'] = 'silent';
    await open(site.url + EMAIL);
    await ask(page, 'www.firm.test');
    await expect(checks.getByRole('listitem').filter({ hasNotText: 'Waiting' }).first()).toBeVisible();
    await site.kill('api');
    await expect(page.getByRole('heading', { name: 'The scan did not come through' })).toBeVisible();
    await expect(page.getByText(/stopped answering.+Please try again/).first()).toBeVisible();
    await expect(checks, 'what had answered stays').toBeVisible();
    world.zone['_dmarc.firm.test'] = policy;
    await until(async () => (await fetch(`${site.apiUrl}/readyz`)).ok, 'no API comes back');
    await untilAnswered();
  } finally {
    const { leftovers } = await site.stop();
    await world.stop();
    expect(leftovers).toEqual([]);
  }
});

async function ask(page: Page, domain: string) {
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
