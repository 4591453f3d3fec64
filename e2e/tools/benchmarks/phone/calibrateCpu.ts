import type { Browser } from '@playwright/test';

/** What the loop below takes on the phone whose visitors are meant, whatever machine plays it. */
const PHONE_MS = 240;
const RUNS = 9;

/** Work of a kind that scripts, styles and layout are made of: numbers, objects and texts. */
const LOOP = `(() => {
  const began = performance.now();
  let sum = 0;
  for (let round = 0; round < 200; round++) {
    const texts = new Map();
    for (let index = 0; index < 4000; index++) texts.set('key-' + (index * 7919) % 4001, { index, round });
    for (const [key, { index }] of texts) sum = (sum * 31 + key.charCodeAt(key.length - 1) + index) | 0;
  }
  return { ms: performance.now() - began, sum };
})()`;

/**
 * By how much this machine's processor is to be slowed down to be as slow as the phone. The quickest of some runs
 * counts: what others do on the machine only ever makes the loop slower.
 */
export async function calibrateCpu(browser: Browser): Promise<{ loopMs: number; slower: number }> {
  const page = await browser.newPage();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push((await page.evaluate<{ ms: number }>(LOOP)).ms);
  await page.close();
  const loopMs = Math.min(...times);
  return { loopMs, slower: Math.max(1, PHONE_MS / loopMs) };
}
