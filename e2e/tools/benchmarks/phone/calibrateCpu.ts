import type { Browser } from '@playwright/test';

/** The duration of the loop below on the target phone. */
const PHONE_MS = 240;
const RUNS = 9;

/** Typical work of scripts, styles and layout: numbers, objects and strings. */
const LOOP = `(() => {
  const startedAt = performance.now();
  let sum = 0;
  for (let round = 0; round < 200; round++) {
    const texts = new Map();
    for (let index = 0; index < 4000; index++) texts.set('key-' + (index * 7919) % 4001, { index, round });
    for (const [key, { index }] of texts) sum = (sum * 31 + key.charCodeAt(key.length - 1) + index) | 0;
  }
  return { ms: performance.now() - startedAt, sum };
})()`;

/**
 * The factor by which this machine's CPU must be throttled to match the phone. The fastest run counts, because other
 * load only makes it slower.
 */
export async function calibrateCpu(browser: Browser): Promise<{ loopMs: number; slower: number }> {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push((await page.evaluate<{ ms: number }>(LOOP)).ms);
  await page.close();
  const loopMs = Math.min(...times);
  return { loopMs, slower: Math.max(1, PHONE_MS / loopMs) };
}
