import type { Locator, Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { publishedNotice } from '../../fixtures/admin/publishedNotice';
import { enterText } from '../../fixtures/browser/enterText';
import { tabTo } from '../../fixtures/browser/tabTo';
import { ContactForm, noticeOf } from '../../fixtures/contact/ContactForm';
import { newEnquiry } from '../../fixtures/contact/saveEnquiry';
import { isLong } from '../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';

const name = 'Spring second opinion';
const path = '/landing/spring-second-opinion';
const opening = 'Before you sign anything';

test.skip(!isLong, 'each step is shown by another journey or by tests of components and the API');

test('by keyboard alone a campaign page is built and published, its inquiry names page and campaign, and it expires', async ({
  page,
  open,
  browser,
  site,
  signedInAs,
  problems,
}) => {
  // Polls until it is there.
  problems.expect(/answer: 404 HEAD .*\/landing\//);
  const pressed = async (wanted: Locator, key = 'Enter') => {
    await tabTo(page, wanted);
    await page.keyboard.press(key);
  };
  const written = async (wanted: Locator, words: string) => {
    await pressed(wanted, 'Control+a');
    await enterText(page, words);
  };
  await signedInAs('editor');
  await open('/admin/landing-pages');
  await pressed(page.getByRole('button', { name: 'New landing page' }));
  await pressed(page.getByRole('button', { name: 'Use template: Consultation' }));
  await written(page.getByRole('textbox', { name: 'Name', exact: true }), name);
  const blocks = page.getByRole('group', { name: 'Blocks' });
  await pressed(blocks.getByRole('button', { name: /^1 Hero: / }));
  const first = blocks.getByRole('group', { name: /^Block 1/ });
  await written(first.getByRole('textbox', { name: 'Title', exact: true }), opening);
  await expect(page.getByRole('textbox', { name: 'Slug', exact: true })).toHaveValue('spring-second-opinion');
  await page.keyboard.press('Control+Enter');
  await expect(publishedNotice(page)).toBeVisible();
  const editor = page.url();
  await answers(page, 200);

  const reference = await enquiryFrom(`${path}?utm_source=letter&utm_medium=email&utm_campaign=spring`);
  await open(`${paths.admin.leads}/${reference}`);
  const lead = page.getByLabel(`Lead ${reference}`);
  await expect(lead.getByText('letter / email / spring')).toBeVisible();
  await expect(lead.getByText(paths.contact, { exact: true })).toBeVisible();
  await expect(lead.getByText(path)).toBeVisible();
  await pressed(lead.getByRole('link', { name }));
  await expect(page).toHaveURL(editor);

  const end = page.getByRole('group', { name: 'Expires' });
  await tabTo(page, end.getByLabel('Date', { exact: true }));
  await page.keyboard.type('01152030');
  await tabTo(page, end.getByLabel('Time (Central)', { exact: true }));
  await page.keyboard.type('0900AM');
  await written(page.getByRole('textbox', { name: 'Redirect to' }), paths.services);
  await page.keyboard.press('Control+Enter');
  await expect(publishedNotice(page)).toBeVisible();
  const { expireLandingPage, withSiteDatabase } = await import('@site/api/testing/data/records');
  await withSiteDatabase(site.dataDir, () => expireLandingPage('spring-second-opinion'));
  await answers(page, 302);
  await open(path);
  await expect(page).toHaveURL(paths.services);

  /** The reference of an enquiry that another visitor sends after opening the URL. */
  async function enquiryFrom(address: string): Promise<string> {
    const context = await browser.newContext({
      baseURL: new URL(editor).origin,
      extraHTTPHeaders: { 'X-Forwarded-For': newIpAddress() },
    });
    const visitor = await context.newPage();
    await open(address, visitor);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(opening);
    await visitor.getByRole('button', { name: 'Accept All' }).click();
    // An enquiry sent from another page is still attributed to the first one.
    await open(paths.contact, visitor);
    const form = new ContactForm(visitor);
    await form.fill(newEnquiry());
    const contextResponse = visitor.waitForResponse(/\/api\/contact\/EM-[^/]+\/context$/);
    await form.submit.click();
    await expect(noticeOf(visitor)).toContainText('Message Sent');
    await contextResponse;
    const sent = (await visitor.getByText(/^EM-[0-9A-HJKMNP-TV-Z]{8}$/).textContent()) ?? '';
    await context.close();
    return sent;
  }
});

/** Waits until every visitor gets this response at the URL. */
async function answers(page: Page, status: number): Promise<void> {
  await expect.poll(async () => (await page.request.get(path, { maxRedirects: 0 })).status()).toBe(status);
}
