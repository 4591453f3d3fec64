import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../fixtures/browser/browserOptions';
import { runEditingChaos } from '../chaos/runEditingChaos';
import { runOnOwnSite } from '../chaos/runOnOwnSite';

/**
 * `npm run bench -- chaos [--seed 7] [--rounds 50]`: a post is written while everything around it breaks. Exit code 1
 * when a word was lost or something was published unasked.
 */
export async function bench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { seed: { type: 'string', default: '7' }, rounds: { type: 'string', default: '50' } },
  });
  const { seed, rounds } = values;
  const options = { seed: Number(seed), rounds: Number(rounds), say: console.log };
  const browser = await chromium.launch(browserOptions());
  try {
    const figures = await runOnOwnSite((site) => runEditingChaos(site, browser, options));
    console.log(JSON.stringify(figures, null, 1));
    if (figures.failures.length || figures.leftovers) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
