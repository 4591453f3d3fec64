import type { Site } from './site';
import { startSiteWithDomains } from './standIns/scanner';
import { test as base } from './test';

type ScanSite = Awaited<ReturnType<typeof startSiteWithDomains>> & Site;

/** For specs about scans: a site of their own, whose scanner finds `firm.test`; one for the whole worker. */
export const scanSiteTest = base.extend<object, { scanSite: ScanSite }>({
  scanSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
    async ({}, use) => {
      const site = await startSiteWithDomains();
      await use(site);
      const { leftovers } = await site.stop();
      if (leftovers.length) throw new Error(`processes stayed: ${leftovers.join(', ')}`);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ scanSite: { url, apiUrl, dataDir, owner } }, use) => use({ url, apiUrl, dataDir, owner }),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
