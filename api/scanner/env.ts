import { getServers } from 'node:dns';
import { readResolver } from '../platform/configuration/readResolver';
import { scannerSocketPath } from '../platform/configuration/scannerSocketPath';
import { listOf, readVariables } from '../platform/configuration/variables';
import type { DnsServer } from './dns/askServer';

/** The configuration of the scanner's process: no secret is in it. */
export function readScannerEnv(source: Record<string, string | undefined> = process.env) {
  const given = readVariables(source, 'scanner');
  return {
    socket: scannerSocketPath(given),
    servers: serversOf(given.DNS_OVER_HTTPS, given.DNS_SERVERS),
    logLevel: given.LOG_LEVEL ?? 'info',
    /** How long a stopping process may finish what it began. */
    drainMs: given.SITE_MODE === 'production' ? 20_000 : 5_000,
  };
}

/** The resolver over HTTPS alone where one is named, else those that are named, else the system's. */
function serversOf(url: string | undefined, named: string | undefined): DnsServer[] {
  if (url) return [{ address: new URL(url).hostname, port: 443, url }];
  const texts = named ? listOf(named) : getServers();
  return texts.map(readResolver).filter((server) => server !== undefined);
}
