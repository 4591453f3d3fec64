import type { Page } from '@playwright/test';
import { domainRecords, type TestNetwork } from '@site/api/testing/servers/scanner';
import { paths } from '@site/shell/paths';
import { pdfPages } from '../../fixtures/documents/pdfPages';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { changeZone } from '../../fixtures/site/startSiteWithDomains';
import { expect, test } from '../../fixtures/test';

/** Would run, and would be there, wherever it is taken for HTML. */
const EVIL = '"><script data-evil>window.ran=1</script><img data-evil src=x onerror=window.ran=1>';
const TURNED = '\u202eevoba daer si siht\u2066';
const UNSEEN = '\u0000\u0007\u001b[31mred\u001b[0m\r\n\u2028';

test.beforeEach(async ({ consented }) => consented());

test('data published by third parties is rendered as text: on the page, in print, in a shared report and in an email', async ({
  page,
  open,
  mailbox,
  browser,
  site,
}) => {
  await changeZone(site, attemptsOf('hostile.test'));
  for (const tool of ['email-security', 'domain-security'] as const) {
    await open(paths.tool(tool));
    await page.getByRole('textbox', { name: 'Domain' }).fill('hostile.test');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('region', { name: 'Result', exact: true })).toContainText('hostile.test');
    await expect(page.getByText('<img data-evil', { exact: false }).first()).toBeVisible();
    await isHarmless(page);
    expect(await page.locator('main').textContent()).not.toMatch(/(?![\t\n])\p{Cc}|\p{Bidi_Control}/u);
    expect(pdfPages(await page.pdf({ format: 'A4' })).length).toBeGreaterThan(0);

    const email = `${tool}-${Date.now()}@example.com`;
    await page.getByLabel('Email address for the report').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`We’ve emailed it to ${email}`)).toBeVisible();
    const { html = '' } = await mailbox.find(email, 'hostile.test');
    expect(html).toContain('Scan again');
    const blank = await browser.newPage();
    await blank.setContent(html);
    await isHarmless(blank);
    await blank.close();

    await page.getByRole('button', { name: 'Create a link' }).click();
    const visitor = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': newIpAddress() } });
    await visitor.goto(await page.getByLabel('Link to this report').inputValue());
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await isHarmless(visitor);
    await visitor.close();
  }
});

async function isHarmless(page: Page) {
  await expect(page.locator('[data-evil]')).toHaveCount(0);
  expect(await page.evaluate('window.ran')).toBeUndefined();
}

/** A domain whose every record and header is an attempt. */
function attemptsOf(domain: string): TestNetwork['zone'] {
  const records = domainRecords(domain);
  const text = (name: string, ...data: string[]) => [{ type: 'TXT' as const, name, data }];
  const long = Array.from({ length: 8 }, () => `${EVIL}`.padEnd(255, '<'));
  return {
    ...records,
    [domain]: [
      ...(records[domain] as []),
      { type: 'MX', name: domain, data: { preference: 1, exchange: `<img data-evil>.${domain}` } },
      { type: 'NS', name: domain, data: `<img data-evil>.${domain}` },
      { type: 'CAA', name: domain, data: { flags: 0, tag: 'issue', value: EVIL } },
      ...text(domain, `v=spf1 include:${EVIL} exp=${TURNED} ?all ${UNSEEN}`),
    ],
    [`_dmarc.${domain}`]: text(
      `_dmarc.${domain}`,
      `v=DMARC1; p=none; rua=mailto:${EVIL}@x; ${TURNED}=1; `,
      ...long,
    ),
    [`_smtp._tls.${domain}`]: text(`_smtp._tls.${domain}`, `v=TLSRPTv1; rua=${EVIL}${UNSEEN}`),
    [`_mta-sts.${domain}`]: text(`_mta-sts.${domain}`, `v=STSv1; id=${EVIL}`),
    [`default._bimi.${domain}`]: text(`default._bimi.${domain}`, `v=BIMI1; l=https://${TURNED}/${EVIL}; a=`),
    [`_domainkey.${domain}`]: [],
    [`default._domainkey.${domain}`]: text(`default._domainkey.${domain}`, `v=DKIM1; n=${EVIL}; p=${EVIL}`),
  };
}
