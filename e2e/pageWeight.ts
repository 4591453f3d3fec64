import type { Page } from '@playwright/test';
import { untilStill } from './stillness';

export interface PageWeight {
  /** Bytes over the wire by script address, compressed as they came. */
  scripts: Map<string, number>;
  fonts: Map<string, number>;
  requests: number;
  /** Everything, the document included. */
  bytes: number;
}

/**
 * Counts what a page fetches over the wire until it is quiet, with an empty cache and without interaction, for a visitor
 * who has chosen about cookies: the question comes by a timer, and its code would be counted now and then.
 */
export async function weigh(page: Page, address: string): Promise<PageWeight> {
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('emberline-consent', '{"necessary":true,"analytics":false,"marketing":false}');
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, { url: string; type: string }>();
  const pending = new Set<string>();
  const weight: PageWeight = { scripts: new Map(), fonts: new Map(), requests: 0, bytes: 0 };
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) pending.add(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, { url: response.url, type });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    const known = kinds.get(requestId);
    if (!known) return;
    weight.requests++;
    weight.bytes += encodedDataLength;
    if (/\.js(\?|$)/.test(known.url)) weight.scripts.set(known.url, encodedDataLength);
    if (/\.woff2(\?|$)/.test(known.url)) weight.fonts.set(known.url, encodedDataLength);
  });
  await page.goto(address);
  do {
    await untilStill(page);
    // What a page fetches when there is nothing else to do has been asked for by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  } while (pending.size);
  await cdp.detach();
  return weight;
}

export const kib = (sizes: Iterable<number>): number =>
  Math.round([...sizes].reduce((sum, size) => sum + size, 0) / 102.4) / 10;
