import type { Browser, CDPSession, Page } from '@playwright/test';
import { rounded } from '../report/printTable';
import { observePaint } from './observePaint';

/** The metrics of one page load: times in ms, transfer sizes in KiB. */
export interface PageLoadMetrics {
  fcp: number;
  lcp: number;
  /** Total blocking time: what tasks after the first paint took beyond 50 ms each. */
  tbt: number;
  longest: number;
  cls: number;
  scripts: number;
  bytes: number;
  requests: number;
}

const IDLE_MS = 2_500;
const LIMIT_MS = 30_000;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
} as const;
/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

/**
 * Loads an address once on an emulated mid-range phone with an empty cache and a throttled CPU, until it is idle. The
 * navigation starts `from` a page of another site, as from search results: the browser then starts a new process for
 * every page, which from an empty tab it only does for some.
 */
export async function measurePageLoad(
  browser: Browser,
  address: string,
  from: string,
  slower: number,
): Promise<PageLoadMetrics> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    await cdp.send('Network.emulateNetworkConditions', NETWORK);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.goto(from);
    const traffic = watchTraffic(cdp);
    await page.addInitScript({ content: observePaint });
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    await waitUntilIdle(page, traffic);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return {
      ...summarize(seen),
      scripts: rounded(traffic.scripts / 1024, 1),
      bytes: rounded(traffic.bytes / 1024, 1),
      requests: traffic.requests,
    };
  } finally {
    await context.close();
  }
}

/** The data that `observePaint` records in the page. */
interface Seen {
  fcp: number;
  lcp: number;
  tasks: { at: number; ms: number }[];
  shifts: { at: number; by: number }[];
}

function watchTraffic(cdp: CDPSession) {
  const traffic = { scripts: 0, bytes: 0, requests: 0, last: Date.now() };
  const urls = new Map<string, string>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^(data|blob):/.test(request.url)) urls.set(requestId, request.url);
    traffic.last = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (!url) return;
    traffic.requests++;
    traffic.bytes += encodedDataLength;
    if (/\.js(\?|$)/.test(url)) traffic.scripts += encodedDataLength;
    traffic.last = Date.now();
  });
  return traffic;
}

async function waitUntilIdle(page: Page, traffic: { last: number }) {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    await page.waitForTimeout(250);
    const sinceTask = await page.evaluate(() => {
      const last = (window as unknown as { seen: Seen }).seen.tasks.at(-1);
      return last ? performance.now() - last.at - last.ms : Number.POSITIVE_INFINITY;
    });
    if (Date.now() - traffic.last > IDLE_MS && sinceTask > IDLE_MS) return;
  }
}

function summarize({ fcp, lcp, tasks, shifts }: Seen) {
  const after = tasks.filter(({ at, ms }) => at + ms > fcp);
  return {
    fcp: Math.round(fcp),
    lcp: Math.round(lcp),
    tbt: Math.round(after.reduce((sum, { at, ms }) => sum + Math.max(0, ms - 50 - Math.max(0, fcp - at)), 0)),
    longest: Math.round(Math.max(0, ...after.map(({ ms }) => ms))),
    cls: rounded(largestWindow(shifts), 3),
  };
}

/** The largest session window of layout shifts: a window ends after a second without a shift, or after five seconds. */
function largestWindow(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, by } of shifts) {
    if (at - last > 1_000 || at - first > 5_000) [sum, first] = [0, at];
    sum += by;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
