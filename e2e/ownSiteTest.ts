import { type Site, startSite } from './site';
import { test as base } from './test';

/** For specs that stop and break things: a site that no other project's journeys use, one for the whole worker. */
export const ownSiteTest = base.extend<object, { ownSite: Site }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      const { leftovers } = await site.stop();
      if (leftovers.length) throw new Error(`processes stayed: ${leftovers.join(', ')}`);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ ownSite: { url, apiUrl, dataDir, owner } }, use) => use({ url, apiUrl, dataDir, owner }),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
