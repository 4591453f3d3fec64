import type { BrowserContext, Page } from '@playwright/test';
import { exampleEnquiry } from '@site/api/leads/enquiries/example';
import { openScreen } from '../../../fixtures/admin/openScreen';
import type { ContentClient } from '../../../fixtures/content/ContentClient';
import { isLong } from '../../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../../fixtures/ownSiteTest';
import { fillWithPayloads, type Written } from './fillWithPayloads';
import { disablePolicy, PayloadExecutions } from './PayloadExecutions';
import { payloads } from './payloads';

const LISTS = ['blog', 'landing-pages', 'locations', 'team', 'testimonials', 'media', 'settings', 'audit'];
const PUBLIC = ['/', '/blog', '/about', '/contact', '/bookings', '/sitemap', '/blog/rss.xml', '/sitemap.xml'];

let filled: Promise<Written> | undefined;
/** Content with payloads, created once for both tests. */
const fill = (contentClient: ContentClient) => (filled ??= fillWithPayloads(contentClient, isLong ? 90 : 1));

interface Tools {
  page: Page;
  open: (path: string) => Promise<unknown>;
  context: BrowserContext;
  problems: { expect: (pattern: RegExp) => void };
}

/** Watches for scripts that run, after showing that it sees them. */
async function watchScripts({ page, context, problems }: Tools): Promise<PayloadExecutions> {
  if (isLong) test.setTimeout(3_000_000);
  // Payloads request missing images, and the browser reports what the policy blocked.
  problems.expect(/.*/);
  const executions = new PayloadExecutions();
  executions.watch(context);
  await page.goto('/robots.txt');
  await page.setContent('<img src=x onerror=alert(0)><a href="javascript:alert(0)">go</a>');
  await executions.collect(page, 'the proof of the watch');
  await expect.poll(() => executions.found.length).toBe(3);
  executions.found.length = 0;
  return executions;
}

/** Visits pages and searches for payloads. What does not run without the policy does not run with it either. */
async function visitAll(
  { page, open }: Tools,
  executions: PayloadExecutions,
  paths: string[],
  search: { at: string; field: string },
): Promise<void> {
  for (const policy of isLong ? ['with', 'without'] : ['without']) {
    const stop = policy === 'without' ? await disablePolicy(page) : undefined;
    for (const path of paths) {
      if (path.startsWith('/admin/')) await openScreen(page, path);
      else await (/\.(xml|txt)$/.test(path) ? page.goto(path) : open(path));
      await settled(page);
      await executions.collect(page, path);
    }
    // The index is made of all pages when it is first asked for, which may take a while.
    await page.request.get('/search.json', { timeout: 0 });
    await open(search.at);
    const box = page.getByRole('combobox', { name: search.field });
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await expect(box).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await box.fill('img src onerror alert');
    await expect(page.getByRole('option').first()).toBeVisible();
    await executions.collect(page, `the search at ${search.at}`);
    await stop?.();
  }
  expect(executions.found).toEqual([]);
}

/** Lists show part of every document, so a few of the pages themselves are enough. */
const some = (all: string[]) => (isLong ? all.filter((_, n) => n % 7 === 0) : all);

test('no injected script runs on public pages or in emails, with or without the Content-Security-Policy', async ({
  contentClient,
  consented,
  signedInAs,
  mailbox,
  page,
  open,
  context,
  problems,
}) => {
  const tools = { page, open, context, problems };
  await consented();
  const executions = await watchScripts(tools);
  const { pages, previews, had } = await fill(contentClient);
  await signedInAs('owner');
  const paths = [...some(pages), ...(isLong ? previews : []), ...PUBLIC];
  await visitAll(tools, executions, paths, { at: '/about', field: 'Search the site' });
  for (const path of pages.slice(0, 6)) await readsAsData(page, path);

  const email = `hostile-${Date.now()}@example.com`;
  await page.request.post('/api/contact', { data: exampleEnquiry({ email }) });
  const { html = '' } = await mailbox.find(email, '');
  await page.goto('/robots.txt');
  await page.setContent(html);
  await executions.collect(page, 'an email');
  expect(executions.found).toEqual([]);

  const counts = Object.values(had);
  test.info().annotations.push({
    type: 'hostile content',
    description: `${payloads.length} payloads, ${counts.length} fields, ${Math.min(...counts)} to ${Math.max(...counts)} each: ${JSON.stringify(had)}`,
  });
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(300);
});

test('no injected script runs in the workbench, with or without the Content-Security-Policy', async ({
  contentClient,
  consented,
  signedInAs,
  page,
  open,
  context,
  problems,
}) => {
  const tools = { page, open, context, problems };
  await consented();
  const executions = await watchScripts(tools);
  const { editors } = await fill(contentClient);
  await signedInAs('owner');
  const paths = [...LISTS.map((name) => `/admin/${name}`), ...some(editors).slice(0, 12)];
  const field = 'Search screens, records and actions';
  await visitAll(tools, executions, paths, { at: '/admin/dashboard', field });

  const answer = await page.request.get('/api/admin/audit/export');
  expect(answer.headers()['content-type']).toContain('text/csv');
  expect(answer.headers()['content-disposition']).toContain('attachment');
  expect(await answer.text()).not.toMatch(/(^|,)"?[=+@]/m);
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
