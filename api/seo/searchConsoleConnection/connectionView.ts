import { parseUrl } from '../../platform/contracts/parseUrl';
import { withoutWww } from '../searchConsole/toSitePath';
import type { ConnectionState, SearchConsoleConnection } from './contract';
import type { ConnectionRecord } from './model';
import type { SearchConsoleEnv } from './searchConsoleClient';

/** The connection as members see it, without the key. */
export function toConnectionView(
  env: Pick<SearchConsoleEnv, 'searchConsoleOrigin' | 'publicOrigin'>,
  record: ConnectionRecord,
  now = new Date(),
): SearchConsoleConnection {
  const { imported, dueAt } = record;
  return {
    state: stateOf(record),
    reason: record.problemText,
    isDemo: Boolean(env.searchConsoleOrigin),
    clientEmail: record.clientEmail,
    last4: record.last4,
    properties: record.properties.map(({ url, isReadable }) => ({
      url,
      isReadable,
      isThisSite: isInProperty(env.publicOrigin, url),
    })),
    property: record.property,
    connectedBy: record.connectedBy,
    connectedAt: record.connectedAt?.toISOString() ?? null,
    checkedAt: record.checkedAt?.toISOString() ?? null,
    imported: imported ? { ...imported, at: imported.at.toISOString() } : null,
    isImporting: record.lease !== '' || (dueAt !== undefined && dueAt <= now),
    nextAt: dueAt?.toISOString() ?? null,
    version: record.version,
  };
}

export function stateOf({ key, property, problem }: ConnectionRecord): ConnectionState {
  if (!key) return 'not_connected';
  if (problem !== 'none') return problem;
  return property ? 'connected' : 'no_property';
}

/** A property is a prefix of URLs or, as `sc-domain:`, a domain with its subdomains. */
function isInProperty(origin: string, property: string): boolean {
  const own = new URL(origin);
  const domain = /^sc-domain:(.+)$/.exec(property)?.[1];
  if (domain) return own.hostname === domain || own.hostname.endsWith(`.${domain}`);
  const url = parseUrl(property);
  return url !== undefined && withoutWww(url.host) === withoutWww(own.host);
}
