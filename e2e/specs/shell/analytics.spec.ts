import type { Page } from '@playwright/test';
import { paths } from '@site/shell/paths';
import { untilStill } from '../../stillness';
import { expect, test } from '../../test';

const pageViews = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event?: string; page_path?: string }[] }).dataLayer ?? [])
      .filter(({ event }) => event === 'page_view')
      .map(({ page_path }) => page_path),
  );
const trafficSource = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('traffic-source') ?? 'null'));

test('a page view is told once for each path', async ({ page, open }) => {
  await open(`${paths.home}?a=1#services`);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await page.evaluate(() => history.pushState(null, '', '#somewhere'));
  await main.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => pageViews(page)).toEqual(['/', '/faq', '/about']);
});

test('nothing is loaded from elsewhere', async ({ page, open, site }) => {
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
  await untilStill(page);
  expect(foreign).toEqual([]);
});

const ARRIVALS = [
  { name: 'a click id', query: '?gclid=abc', referrer: '', expected: { isPaid: true, gclid: 'abc' } },
  {
    name: 'a paid medium',
    query: '?utm_source=news&utm_medium=ppc&utm_campaign=spring',
    referrer: '',
    expected: { source: 'news', medium: 'ppc', campaign: 'spring', isPaid: true, gclid: null },
  },
  {
    name: 'a paid source',
    query: '?utm_source=google-ads&utm_medium=x',
    referrer: '',
    expected: { isPaid: true },
  },
  {
    name: 'a search engine',
    query: '',
    referrer: 'https://www.google.com/',
    expected: { source: 'google', medium: 'organic', isPaid: false },
  },
  {
    name: 'a network',
    query: '',
    referrer: 'https://www.linkedin.com/feed',
    expected: { source: 'linkedin', medium: 'social', isPaid: false },
  },
  {
    name: 'another site',
    query: '',
    referrer: 'https://partner.example/',
    expected: { medium: 'referral', isPaid: false },
  },
  { name: 'nowhere', query: '', referrer: '', expected: { source: 'direct', isPaid: false, gclid: null } },
];

for (const { name, query, referrer, expected } of ARRIVALS)
  test(`a visit from ${name} is known for the session`, async ({ page }) => {
    await page.goto(paths.faq + query, referrer ? { referer: referrer } : {});
    await expect.poll(() => trafficSource(page)).toMatchObject(expected);
  });
