import { startDomains, startScannerOf } from '@site/api/testing/scanner';
import { type Site, type SiteOptions, startSite } from '../site';

/** A site whose scanner finds `firm.test`, and what else its `world` is given, on loopback instead of the public network. */
export async function startSiteWithDomains({ env, ...options }: SiteOptions = {}) {
  const world = await startDomains();
  const scanner = await startScannerOf(world);
  const site = await startSite({ ...options, env: { SCANNER_SOCKET: scanner.socket, ...env } });
  const stop: Site['stop'] = async (how) => {
    const ending = await site.stop(how);
    await scanner.stop();
    await world.stop();
    return ending;
  };
  return { ...site, world, stop };
}
