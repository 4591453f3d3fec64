import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '@site/shell/paths';
import { ROOT } from '../../fixtures/site/startSite';
import { expect, test } from '../../fixtures/test';

const SENTENCE = 'A company of twenty has a dozen ways to get IT help';
const SECURITY = 'Most companies buy security tools one at a time';
const { web } = JSON.parse(readFileSync(join(ROOT, 'mf-marketing/dist/release.json'), 'utf8'));
const [securityFile] = web.content['./ServicePage'].cybersecurity as [string];

test.beforeEach(async ({ consented }) => consented());

test('a service page contains its own texts once, and none of other services', async ({ page, open }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  await open(paths.service('service-desk'));
  // Requested again, since a browser may have discarded the response.
  const texts = [...scripts].map(async (address) => (await page.request.get(address)).text());
  const loaded = (await Promise.all(texts)).join('\n');
  expect(loaded.split(SENTENCE)).toHaveLength(2);
  expect(loaded).not.toContain(SECURITY);
  const html = await (await page.request.get(paths.service('service-desk'))).text();
  expect(html.split(SENTENCE)).toHaveLength(2);
});

test('navigating to a service fetches its texts once', async ({ page, open }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const answers = new Map<string, boolean>();
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.endsWith(securityFile)) return;
    answers.set(requestId, !response.fromDiskCache && !response.fromPrefetchCache);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => answers.set(requestId, false));
  await open(paths.services);
  await page.getByRole('main').getByRole('link', { name: '24/7 Endpoint & Identity Security' }).click();
  await expect(page.getByText(SECURITY)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
  await page.goForward();
  await expect(page.getByText(SECURITY)).toBeVisible();
  expect([...answers.values()].filter(Boolean)).toHaveLength(1);
});

test('a service whose texts fail to load shows an error and can be retried', async ({
  page,
  context,
  open,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED/, /console: /);
  await open(paths.services);
  await context.route(`**/${securityFile}`, (route) => route.abort());
  await page.getByRole('main').getByRole('link', { name: '24/7 Endpoint & Identity Security' }).click();
  await expect(page.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible();
  await expect(page).toHaveURL(paths.service('cybersecurity'));
  await context.unroute(`**/${securityFile}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(SECURITY)).toBeVisible();
});
