import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { expect, test } from '../../fixtures/test';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';

const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; page_path?: string }[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'page_view')
      .map(({ page_path }) => page_path),
  );
const trafficSource = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('traffic-source') ?? 'null'));

test('a page view is reported once per path', async ({ page, open }) => {
  await open(`${paths.home}?a=1#services`);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.evaluate(() => history.pushState(null, '', '#somewhere'));
  await main.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => pageViews(page)).toEqual(['/', '/faq', '/about']);
});

test('nothing is loaded from other hosts', async ({ page, open, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await open(paths.home);
  const proof = page.waitForResponse(/\/api\/consent$/);
  await page
    .getByRole('region', { name: 'Cookie consent' })
    .getByRole('button', { name: 'Accept All' })
    .click();
  await proof;
  await waitForIdle(page);
  expect(foreign).toEqual([]);
});

test('a visit from a search engine keeps its source for the session', async ({ page }) => {
  await page.goto(paths.faq, { referer: 'https://www.google.com/' });
  await expect
    .poll(() => trafficSource(page))
    .toMatchObject({ source: 'google', medium: 'organic', isPaid: false });
});
