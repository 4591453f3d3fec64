import type { Fixtures } from '@playwright/test';
import { startDomains } from '@site/api/testing/scanner';
import type { SharedSite } from './sharedSite';
import { type Site, startSite } from './site';
import { siteTest } from './siteTest';
import { test } from './test';

/** A site whose processes may be killed. Its scanner asks a name server in this process, whose `zone` a test may change. */
export type KillableSite = Site & { zone: Awaited<ReturnType<typeof startDomains>>['zone'] };

/** The same for tests with a browser and without one, so that both have the same worker and the same site. */
const fixtures: Fixtures<object, { ownSite: KillableSite; site: SharedSite }> = {
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
    async ({}, use) => {
      const world = await startDomains();
      const site = await startSite({
        // All that can be logged is; what a killed process had begun to send is soon sent again.
        env: { DNS_SERVERS: world.resolver, LOG_LEVEL: 'trace', OUTBOX_LEASE_SECONDS: '2' },
      });
      await use({ ...site, zone: world.zone });
      const { code, leftovers } = await site.stop();
      await world.stop();
      if (code !== 0 || leftovers.length)
        throw new Error(`the site ended with ${code}, processes stayed: ${leftovers.join(', ')}`);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ ownSite: { url, apiUrl, dataDir, owner } }, use) => use({ url, apiUrl, dataDir, owner }),
    { scope: 'worker' },
  ],
};

/** For tests over HTTP that kill processes, or change what is everybody's: one site for all of them. */
export const killableSiteTest = siteTest.extend<object, { ownSite: KillableSite }>(fixtures);

/** The same with a browser. */
export const killablePageTest = test.extend<object, { ownSite: KillableSite }>(fixtures);

export { expect } from '@playwright/test';
