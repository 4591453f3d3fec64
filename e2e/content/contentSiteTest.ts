/** All of it, which takes minutes, in place of the part that always runs: `LONG=1`. */
export const isLong = Boolean(process.env.LONG);

export { expect, ownSiteTest as contentSiteTest } from '../ownSiteTest';
