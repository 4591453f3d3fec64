import { startSiteWithDomains } from './standIns/scanner';

/** Starts the site all journeys share, tells the workers where it is, and ends it afterwards. */
export default async function sharedSite() {
  const site = await startSiteWithDomains();
  const { url, apiUrl, dataDir, owner, zoneUrl } = site;
  const shared: Required<SharedSite> = { url, apiUrl, dataDir, owner, zoneUrl };
  process.env.SHARED_SITE = JSON.stringify(shared);
  return async () => {
    const { code, ms, leftovers } = await site.stop();
    if (leftovers.length)
      throw new Error(`processes stayed after the site was stopped: ${leftovers.join(', ')}`);
    if (code !== 0) throw new Error(`the site ended with ${code} after ${ms} ms:\n${site.output()}`);
  };
}

/** What a worker knows of the shared site. */
export interface SharedSite {
  url: string;
  apiUrl: string;
  dataDir: string;
  owner: { email: string; password: string };
  /** Where the names are told that its scanner finds: see `changeZone`. */
  zoneUrl?: string;
}

export const readSharedSite = (): SharedSite => JSON.parse(process.env.SHARED_SITE ?? '{}');
