import { getServers } from 'node:dns';
import { parseResolver } from '../platform/configuration/parseResolver';
import { scannerSocketPath } from '../platform/configuration/scannerSocketPath';
import { parseList, readVariables } from '../platform/configuration/variables';
import type { DnsServer } from './dns/queryServer';

/** Configuration of the scanner process. Contains no secrets. */
export function readScannerEnv(source: Record<string, string | undefined> = process.env) {
  const variables = readVariables(source, 'scanner');
  return {
    socket: scannerSocketPath(variables),
    servers: selectServers(variables.DNS_OVER_HTTPS, variables.DNS_SERVERS),
    logLevel: variables.LOG_LEVEL ?? 'info',
    /** Grace period on shutdown. */
    drainMs: variables.SITE_MODE === 'production' ? 20_000 : 5_000,
  };
}

/** The DNS-over-HTTPS resolver if configured, else the configured resolvers, else the system's. */
export function selectServers(url: string | undefined, named: string | undefined): DnsServer[] {
  if (url) return [{ address: new URL(url).hostname, port: 443, url }];
  const texts = named ? parseList(named) : getServers();
  return texts.map(parseResolver).filter((server) => server !== undefined);
}
