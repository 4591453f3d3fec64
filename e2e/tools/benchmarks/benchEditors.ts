import { type Browser, chromium, type Page } from '@playwright/test';
import { addDocuments, withSiteDatabase } from '@site/api/testing';
import { accountOf, openSession } from '../../fixtures/admin/openSession';
import { browserOptions } from '../../fixtures/browser/browserOptions';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { type Site, startSite } from '../../fixtures/site/startSite';
import { calibrateCpu } from './phone/calibrateCpu';
import { percentile } from './report/percentile';
import { atMost, printTable, type Row } from './report/printTable';

const TIMES = 7;
/** The desktop of the budget: four times as fast as the phone, at 10 Mbit/s and 40 ms. */
const DESKTOP_SPEEDUP = 4;
const NETWORK = { offline: false, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000, latency: 40 };

/** Each editor, the document that is opened, and the field to type in. */
const EDITORS = [
  ['blog', 'post-7', 'Title'],
  ['landing-pages', 'page-7', 'Name'],
  ['locations', 'area-7', 'Name'],
] as const;

/**
 * `npm run bench -- editors [COUNT]`: how long it takes until an editor accepts input, with COUNT documents of each
 * kind (10,000 by default): after a page load, and from the list.
 */
export async function bench([count = '10000']: string[]): Promise<void> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  const browser = await chromium.launch(browserOptions());
  try {
    await withSiteDatabase(site.dataDir, () => addDocuments(Number(count)));
    const { loopMs, slower } = await calibrateCpu(browser);
    console.log(`among ${count} of each kind; a fixed loop takes ${loopMs.toFixed(0)} ms`);
    printTable(await measureEditors(browser, site, Math.max(1, slower / DESKTOP_SPEEDUP)));
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measureEditors(browser: Browser, site: Site, slower: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const editor of EDITORS) rows.push(...(await measureEditor(browser, site, slower, editor)));
  return rows;
}

async function measureEditor(
  browser: Browser,
  site: Site,
  slower: number,
  [list, id, label]: (typeof EDITORS)[number],
): Promise<Row[]> {
  // Each by its own member, because requests per minute are limited.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'X-Forwarded-For': newIpAddress() },
  });
  await openSession(context.request, site, await accountOf('editor', site));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const path = `${site.url}/admin/${list}`;
  const field = page.getByRole('textbox', { name: label, exact: true });
  const pageLoad = await timesOf(page, async () => {
    const startedAt = Date.now();
    await page.goto(`${path}/${id}`, { waitUntil: 'commit' });
    await field.click();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    return Date.now() - startedAt;
  });
  const fromList = await timesOf(page, async () => {
    await page.goto(`${path}?q=${id.split('-')[1]}`);
    const row = page.getByRole('row').getByRole('link').first();
    await row.waitFor();
    await page.waitForTimeout(1_000);
    const startedAt = Date.now();
    await row.click();
    await field.click();
    return Date.now() - startedAt;
  });
  await context.close();
  return [
    atMost(`${list}: after a page load, p50`, percentile(pageLoad, 0.5), 1000, ' ms'),
    atMost(`${list}: from its list, p50`, percentile(fromList, 0.5), 1000, ' ms'),
    { what: '  slowest of both', value: `${Math.max(...pageLoad, ...fromList)} ms` },
  ];
}

async function timesOf(page: Page, once: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let n = -1; n < TIMES; n++) {
    const ms = await once();
    if (n >= 0) times.push(ms);
    await page.waitForTimeout(200);
  }
  return times;
}
