import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { agreeToAnalytics, watchConversions } from '../../fixtures/browser/agreeToAnalytics';
import { pdfPages } from '../../fixtures/documents/pdfPages';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { expect, test } from '../../fixtures/test';

test.beforeEach(async ({ consented }) => consented());

const A4 = { format: 'A4', printBackground: true } as const;

test('by keyboard alone: twenty questions, the result, a share link, its end and the report', async ({
  page,
  open,
  violations,
  mailbox,
  browser,
}) => {
  const conversions = watchConversions(page);
  await open(paths.businessTechCheck);
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  const bar = page.getByRole('progressbar');
  for (let number = 1; number <= 20; number++) {
    await expect(bar).toHaveAccessibleName(new RegExp(`^Question ${number} of 20,`));
    if (number === 2) expect(await violations()).toEqual([]);
    await page.keyboard.press(String(((number * 3) % 5) + 1));
    if (number === 7) await backAndForth(page);
    await page.keyboard.press('Enter');
  }
  const plan = page.getByRole('heading', { name: 'Your 90-day plan' });
  await expect(plan).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await violations()).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Show the result' }).click();
  await expect(plan).toBeVisible();
  const pages = pdfPages(await page.pdf(A4));
  expect(pages.length, 'sheets of paper').toBeLessThanOrEqual(2);
  expect(pages.join('')).toContain('90-day');
  expect(pages.join(''), 'the site around it').not.toContain('Cookie Preferences');

  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await page.getByLabel('Link to this report').inputValue();
  const visitor = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': newIpAddress() } });
  await visitor.goto(address);
  await expect(visitor.getByText('Your first three fixes')).toBeVisible();
  await expect(visitor.getByText(/You answered/)).toHaveCount(0);
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(pdfPages(await visitor.pdf(A4)).length).toBeLessThanOrEqual(2);

  const email = `owner-${Date.now()}@example.com`;
  await page.getByLabel('Email address for the report').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`We’ve emailed it to ${email}`)).toBeVisible();
  const mail = await mailbox.find(email, 'Business Technology Assessment');
  expect(mail.text).toContain('You answered');

  await page.getByRole('button', { name: 'Turn off the link' }).click();
  await expect(page.getByText('The link is turned off.')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await visitor.close();

  expect(conversions, 'without consent').toEqual([]);
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page.getByRole('textbox', { name: 'Your Message' })).toHaveValue(
    /^We took the Business Technology Assessment: \d+ of 100, .+\.\nFirst on our list: .+/,
  );
  await expect(page.getByLabel('Service Interest')).not.toHaveValue('');
});

/** Two back and two forth again: the answers are as they were. */
async function backAndForth(page: Page) {
  const bar = page.getByRole('progressbar');
  const chosen = await page.getByRole('radio', { checked: true }).getAttribute('value');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(bar).toHaveAccessibleName(/^Question 5 of 20,/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(bar).toHaveAccessibleName(/^Question 7 of 20,/);
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(chosen);
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('twenty-four questions at 360 px, interrupted; conversion, score cap, report page and tasks', async ({
    page,
    open,
    violations,
  }) => {
    await agreeToAnalytics(page);
    const conversions = watchConversions(page);
    await open(paths.healthcareSecurity);
    await page.getByRole('button', { name: 'Start' }).tap();
    await expect(page.getByText(/don’t enter anything about patients/)).toBeVisible();
    await answerByThumb(page, 1, 12);
    await page.reload();
    await page.getByRole('button', { name: 'Go on' }).tap();
    await answerByThumb(page, 13, 24);
    await expect(page.getByText('Limited to Reactive, not Forged:')).toBeVisible();
    await expect.poll(() => conversions).toEqual(['assessment_finished']);
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const board = page.getByRole('region', { name: 'Board summary' });
    await expect(board.getByText(/access to patient records has never been reviewed/)).toBeVisible();

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Tasks as CSV' }).tap();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe('healthcare-security-tasks.csv');

    await page.evaluate(() => {
      window.print = () =>
        Object.assign(window, { printed: document.querySelector('.is-for-board') ? 'board' : 'report' });
      document.querySelectorAll('button').forEach((button) => {
        if (button.textContent === 'Board page') button.click();
      });
    });
    await expect.poll(() => page.evaluate(() => (window as { printed?: string }).printed)).toBe('board');
  });
});

/** The best answers, but no access review. */
async function answerByThumb(page: Page, from: number, to: number) {
  for (let number = from; number <= to; number++) {
    await expect(page.getByRole('progressbar')).toHaveAccessibleName(
      new RegExp(`^Question ${number} of 24,`),
    );
    await page
      .locator('fieldset label')
      .nth(number === 1 ? 0 : 3)
      .tap();
    await page.getByRole('button', { name: number === 24 ? 'See the result' : 'Next' }).tap();
  }
}
