import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startDomains, startScannerOf, type World } from '@site/api/testing/scanner';
import { type Site, type SiteOptions, startSite } from '../site';

type Zone = World['zone'];

/**
 * A site whose scanner finds `firm.test` on loopback instead of the public network. What else is in its zone is told
 * over HTTP, since tests run in other processes.
 */
export async function startSiteWithDomains({ env, ...options }: SiteOptions = {}) {
  const world = await startDomains();
  const scanner = await startScannerOf(world);
  const zoneServer = createServer(async (request, response) => {
    Object.assign(world.zone, await json(request));
    response.end();
  });
  await once(zoneServer.listen(0, '127.0.0.1'), 'listening');
  const site = await startSite({ ...options, env: { SCANNER_SOCKET: scanner.socket, ...env } });
  const stop: Site['stop'] = async (how) => {
    const ending = await site.stop(how);
    zoneServer.closeAllConnections();
    zoneServer.close();
    await scanner.stop();
    await world.stop();
    return ending;
  };
  const zoneUrl = `http://127.0.0.1:${(zoneServer.address() as AddressInfo).port}/`;
  return { ...site, zoneUrl, stop };
}

/** Adds names to the zone of the shared site, or changes what they say. */
export async function changeZone({ zoneUrl = '' }: { zoneUrl?: string }, names: Zone): Promise<void> {
  const answer = await fetch(zoneUrl, { method: 'POST', body: JSON.stringify(names) });
  if (!answer.ok) throw new Error(`changing the zone: ${answer.status}`);
}
