import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { exampleBatch } from '@site/api/insights/events/example';
import { connectEventStore, embeddedUri, Visitor } from '@site/api/testing';
import { openSession } from '../../fixtures/admin/openSession';
import { browserOptions } from '../../fixtures/browser/browserOptions';
import { DESKTOP } from '../../fixtures/browser/windows';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import { startSite } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';
import { percentile } from './report/percentile';
import { atMost, printTable, type Row } from './report/printTable';
import { measureResponsiveness } from './throughput/measureResponsiveness';
import { signedIn } from './withApi';

const CALLS = 40;
const OPENED = 5;
const RAW_DAYS = 28;
const EARLIER_MONTHS = 23;
const SECONDS = 20;
const EVENTS_PER_SECOND = 200;
const EVENTS_PER_BATCH = 20;
const AGGREGATION_LIMIT_MS = 3_600_000;

/**
 * `npm run bench -- analytics [COUNT]`: the analytics screen with four weeks of single events, 300,000 by default, and
 * two years of roll-ups: each of its requests, the whole screen in a browser, and enquiries while events come in.
 */
export async function bench([size = '300000']: string[]): Promise<void> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  const browser = await chromium.launch(browserOptions());
  try {
    await addHistory(site.dataDir, Number(size));
    const context = await browser.newContext({ ...DESKTOP, baseURL: site.url });
    await openSession(context.request, site, site.owner);
    for (const period of ['month', 'year', 'all']) {
      const { times, paths } = await openOften(context, period);
      printTable([
        atMost(
          `the whole screen, ${period}: slowest of ${OPENED}`,
          Math.round(Math.max(...times)),
          1000,
          ' ms',
        ),
        { what: '  fastest', value: `${Math.round(Math.min(...times))} ms` },
        ...(await measurePanels(site, paths)),
      ]);
    }
    console.log('without events:');
    printTable(await measureResponsiveness(site.apiUrl, () => sleep(SECONDS * 1000, [])));
    console.log(`${EVENTS_PER_SECOND} events a second:`);
    printTable(await measureResponsiveness(site.apiUrl, () => sendEvents(site.apiUrl)));
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function addHistory(dataDir: string, size: number): Promise<void> {
  const events = await connectEventStore(embeddedUri(join(dataDir, 'mongo')));
  try {
    await events.add(size, RAW_DAYS);
    await until(async () => (await events.uncounted()) === 0, 'events are left', AGGREGATION_LIMIT_MS);
    await events.repeatInEarlierMonths(EARLIER_MONTHS);
    console.log(`${(await events.rows()).toLocaleString('en-US')} rows of roll-ups`);
  } finally {
    await events.stop();
  }
}

/** Milliseconds until every panel is shown, and the requests that the screen sent. */
async function openOften(context: BrowserContext, period: string) {
  const times: number[] = [];
  const paths = new Set<string>();
  for (let n = 0; n < OPENED; n++) {
    const page = await context.newPage();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/admin/') && request.method() === 'GET') paths.add(pathname + search);
    });
    const startedAt = performance.now();
    await page.goto(`/admin/analytics?period=${period}`);
    await page.waitForFunction(
      () =>
        document.querySelectorAll('h2').length >= 12 &&
        !document.querySelector('[aria-busy=true]') &&
        !document.getAnimations().some((each) => (each as CSSAnimation).animationName === 'skeleton-pulse'),
    );
    times.push(performance.now() - startedAt);
    await page.close();
  }
  return { times, paths: [...paths].sort() };
}

async function measurePanels(
  { apiUrl, dataDir }: { apiUrl: string; dataDir: string },
  paths: string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of paths) {
    const visitor = await signedIn(apiUrl, dataDir);
    const times: number[] = [];
    let status = 200;
    for (let n = -3; n < CALLS && status === 200; n++) {
      const startedAt = performance.now();
      ({ status } = await visitor.get(path));
      if (n >= 0) times.push(performance.now() - startedAt);
    }
    const what = path.replace('/api/admin/', '').replace(/(from|to|compareFrom|compareTo)=[^&]*&?/g, '');
    if (status === 200) rows.push(atMost(`  ${what}: p95`, percentile(times, 0.95), 150, ' ms'));
    else rows.push({ what: `  ${what}`, value: `status ${status}` });
  }
  return rows;
}

/** Events of many visitors at a fixed rate. */
async function sendEvents(url: string): Promise<Row[]> {
  const body = JSON.stringify(
    exampleBatch({ events: Array(EVENTS_PER_BATCH).fill({ name: 'page_view', path: '/faq' }), vitals: [] }),
  );
  const headers = {
    'Content-Type': 'text/plain;charset=UTF-8',
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  };
  const batches = (SECONDS * EVENTS_PER_SECOND) / EVENTS_PER_BATCH;
  const sent: Promise<number>[] = [];
  for (let n = 0; n < batches; n++) {
    const visitor = new Visitor(url, url, newIpAddress());
    sent.push(
      visitor.send('POST', '/api/events', { body, headers }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
    await sleep((SECONDS * 1000) / batches);
  }
  const accepted = (await Promise.all(sent)).filter((status) => status === 202).length;
  return [{ what: 'batches sent, accepted', value: `${batches}, ${accepted}` }];
}
