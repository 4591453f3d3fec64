import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { browserOptions } from '../../fixtures/browser/browserOptions';
import { runEditingChaos } from '../chaos/runEditingChaos';
import { runOnOwnSite } from '../chaos/runOnOwnSite';

/**
 * `npm run bench -- chaos [--seed 7] [--rounds 50]`: edits a post while faults are injected. Exit code 1 when text
 * was lost or something was published unintentionally.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { seed: { type: 'string', default: '7' }, rounds: { type: 'string', default: '50' } },
  });
  const { seed, rounds } = values;
  const options = { seed: Number(seed), rounds: Number(rounds), log: console.log };
  const browser = await chromium.launch(browserOptions());
  try {
    const figures = await runOnOwnSite((site) => runEditingChaos(site, browser, options));
    console.log(JSON.stringify(figures, null, 1));
    if (figures.failures.length || figures.leftovers) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}
