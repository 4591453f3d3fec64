import type { Browser, CDPSession, Page } from '@playwright/test';
import { rounded } from '../report/printTable';
import { observePaint } from './observePaint';

/** What one page load felt like; times in ms, sizes in KiB as they came over the wire. */
export interface PageLoadMetrics {
  fcp: number;
  lcp: number;
  /** What tasks after the first paint took beyond 50 ms each. */
  tbt: number;
  longest: number;
  cls: number;
  scripts: number;
  bytes: number;
  requests: number;
}

const QUIET_MS = 2_500;
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
 * Loads an address once on an emulated middling phone, its processor so many times slower than this one, with an empty
 * cache, until nothing happens any more. The visitor comes `from` a page of another site, as from a list of search
 * results: for each page alike the browser then begins a process, which from an empty tab it does for some only.
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
    await untilQuiet(page, traffic);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return {
      ...summarise(seen),
      scripts: rounded(traffic.scripts / 1024, 1),
      bytes: rounded(traffic.bytes / 1024, 1),
      requests: traffic.requests,
    };
  } finally {
    await context.close();
  }
}

/** As `observePaint` leaves it in the page. */
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

async function untilQuiet(page: Page, traffic: { last: number }) {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    await page.waitForTimeout(250);
    const sinceTask = await page.evaluate(() => {
      const last = (window as unknown as { seen: Seen }).seen.tasks.at(-1);
      return last ? performance.now() - last.at - last.ms : Number.POSITIVE_INFINITY;
    });
    if (Date.now() - traffic.last > QUIET_MS && sinceTask > QUIET_MS) return;
  }
}

function summarise({ fcp, lcp, tasks, shifts }: Seen) {
  const after = tasks.filter(({ at, ms }) => at + ms > fcp);
  return {
    fcp: Math.round(fcp),
    lcp: Math.round(lcp),
    tbt: Math.round(after.reduce((sum, { at, ms }) => sum + Math.max(0, ms - 50 - Math.max(0, fcp - at)), 0)),
    longest: Math.round(Math.max(0, ...after.map(({ ms }) => ms))),
    cls: rounded(worstWindow(shifts), 3),
  };
}

/** Shifts are summed in windows that end after a second without one, or after five. */
function worstWindow(shifts: Seen['shifts']): number {
  let [worst, sum, first, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, by } of shifts) {
    if (at - last > 1_000 || at - first > 5_000) [sum, first] = [0, at];
    sum += by;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
