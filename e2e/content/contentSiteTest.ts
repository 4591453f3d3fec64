import { ownSiteTest } from '../ownSiteTest';
import { Desk } from './Desk';

/** For specs that fill a site with documents of theirs: the one of `ownSiteTest`, so that a worker starts no other. */
export const contentSiteTest = ownSiteTest.extend<{ desk: Desk }>({
  desk: async ({ site }, use) => {
    const desk = await Desk.begin(site);
    await use(desk);
    await desk.leave();
  },
});

/** All of it, which takes minutes, in place of the part that always runs: `LONG=1`. */
export const isLong = Boolean(process.env.LONG);

export { expect } from '@playwright/test';
