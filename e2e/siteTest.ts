import { test as base } from '@playwright/test';
import type { Enquiry } from '@site/api/contract/enquiries';
import { type Mailbox, mailboxIn } from './mailbox';
import { newAddress } from './newAddress';
import { type SavedEnquiry, saveEnquiry } from './saveEnquiry';
import { readSharedSite, type SharedSite } from './sharedSite';

interface SiteFixtures {
  /** The network address this test's visitor comes from; limits count by it. */
  visitorAddress: string;
  mailbox: Mailbox;
  /** An enquiry that was stored before the test looks for it. */
  saved: (part?: Partial<Enquiry>) => Promise<SavedEnquiry>;
}

/** For tests over plain HTTP against the running site: no browser is started for them. */
export const siteTest = base.extend<SiteFixtures, { site: SharedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
  site: [async ({}, use) => use(readSharedSite()), { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  visitorAddress: async ({}, use) => use(newAddress()),
  extraHTTPHeaders: async ({ visitorAddress }, use) => use({ 'X-Forwarded-For': visitorAddress }),
  mailbox: async ({ site }, use) => use(mailboxIn(site.dataDir)),
  saved: async ({ site }, use) => use((part) => saveEnquiry(site, part)),
});

export { expect } from '@playwright/test';
