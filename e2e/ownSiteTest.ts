import { Desk } from './content/Desk';
import { type Site, startSite } from './site';
import { test as base } from './test';

/** For specs that stop or break things, or publish: a site that no journeys use, one for the whole worker. */
export const ownSiteTest = base.extend<{ desk: Desk }, { ownSite: Site }>({
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
  // Of each test: a member who signs in a sixth time is signed out where they did so first.
  desk: async ({ site }, use) => {
    const desk = await Desk.begin(site);
    await use(desk);
    await desk.leave();
  },
});

export { expect } from '@playwright/test';
