import type { Page } from '@playwright/test';
import { exampleEnquiry } from '@site/api/leads/enquiries/example';
import { openScreen } from '../../../fixtures/admin/openScreen';
import { isLong } from '../../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../../fixtures/ownSiteTest';
import { fillWithPayloads } from './fillWithPayloads';
import { disablePolicy, PayloadExecutions } from './PayloadExecutions';
import { payloads } from './payloads';

const LISTS = ['blog', 'landing-pages', 'locations', 'team', 'testimonials', 'media', 'settings', 'audit'];
const PUBLIC = ['/', '/blog', '/about', '/contact', '/bookings', '/sitemap', '/blog/rss.xml', '/sitemap.xml'];

test('no injected script runs on any page, with or without the Content-Security-Policy', async ({
  contentClient,
  page,
  open,
  context,
  problems,
  consented,
  signedInAs,
  mailbox,
}) => {
  if (isLong) test.setTimeout(3_000_000);
  // Payloads request missing images, and the browser reports what the policy blocked.
  problems.expect(/.*/);
  await consented();
  const executions = new PayloadExecutions();
  executions.watch(context);
  await page.goto('/robots.txt');
  await page.setContent('<img src=x onerror=alert(0)><a href="javascript:alert(0)">go</a>');
  await executions.collect(page, 'the proof of the watch');
  await expect.poll(() => executions.found.length).toBe(3);
  executions.found.length = 0;

  const { pages, previews, editors, had } = await fillWithPayloads(contentClient, isLong ? 90 : 1);
  await signedInAs('owner');
  const seen = new Set<string>();
  const visit = async (path: string) => {
    if (path.startsWith('/admin/')) await openScreen(page, path);
    else await (/\.(xml|txt)$/.test(path) ? page.goto(path) : open(path));
    await settled(page);
    await executions.collect(page, path);
    seen.add(path);
  };
  // Lists show part of every document, so a few of the pages themselves are enough.
  const some = (all: string[]) => (isLong ? all.filter((_, n) => n % 7 === 0) : all);
  const lists = LISTS.map((name) => `/admin/${name}`);
  // What does not run without the policy does not run with it either.
  for (const policy of isLong ? ['with', 'without'] : ['without']) {
    const stop = policy === 'without' ? await disablePolicy(page) : undefined;
    for (const path of [
      ...some(pages),
      ...(isLong ? previews : []),
      ...PUBLIC,
      ...lists,
      ...some(editors).slice(0, 12),
    ])
      await visit(path);
    // The index is made of all pages when it is first asked for, which may take a while.
    await page.request.get('/search.json', { timeout: 0 });
    for (const [where, field] of [
      ['/about', 'Search the site'],
      ['/admin/dashboard', 'Search screens, records and actions'],
    ] as const) {
      await open(where);
      const box = page.getByRole('combobox', { name: field });
      await expect(async () => {
        await page.keyboard.press('Control+k');
        await expect(box).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await box.fill('img src onerror alert');
      await expect(page.getByRole('option').first()).toBeVisible();
      await executions.collect(page, `the search at ${where}`);
    }
    await stop?.();
  }
  for (const path of pages.slice(0, 6)) await readsAsData(page, path);

  const answer = await page.request.get('/api/admin/audit/export');
  expect(answer.headers()['content-type']).toContain('text/csv');
  expect(answer.headers()['content-disposition']).toContain('attachment');
  expect(await answer.text()).not.toMatch(/(^|,)"?[=+@]/m);

  const email = `hostile-${Date.now()}@example.com`;
  await page.request.post('/api/contact', { data: exampleEnquiry({ email }) });
  const { html = '' } = await mailbox.find(email, '');
  await page.goto('/robots.txt');
  await page.setContent(html);
  await executions.collect(page, 'a mail');

  const counts = Object.values(had);
  test.info().annotations.push({
    type: 'hostile content',
    description: `${payloads.length} payloads, ${counts.length} fields, ${Math.min(...counts)} to ${Math.max(...counts)} each, ${seen.size} addresses twice: ${JSON.stringify(had)}`,
  });
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(300);
  expect(executions.found).toEqual([]);
});

/** Waits until late requests have finished and payloads had time to run. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 2 * innerHeight) {
      scrollTo(0, y);
      // Long enough for a paint; a headless browser may render no further frames.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

/** Metadata and structured data are valid, and the social image is an image. */
async function readsAsData(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  for (const [, json = ''] of data) expect(() => JSON.parse(json), path).not.toThrow();
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (!image) return;
  const response = await page.request.get(new URL(image).pathname);
  expect(response.headers()['content-type'], image).toMatch(/^image\/(png|jpeg|webp)/);
}
