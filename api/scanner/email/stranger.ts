import type { Dns } from '../dns/Dns';
import { checkHost, type SpfVerdict } from '../spf/checkHost';
import { parsed } from './explainSpf';

/** Of the addresses kept for documentation, so nobody's: a stranger to every domain. */
export const STRANGER = '203.0.113.7';
const STRANGER_IPV6 = '2001:db8::7';
/** A network wider than this is nobody's own. */
const WIDEST = { ip4: 8, ip6: 16 };
const MOST_NETWORKS = 4;

/**
 * What a record says of a stranger's server. A forger picks the address to send from: it passes if one passes by IPv6,
 * or from a network so wide that anybody finds a place in it.
 */
export async function strangerAt(domain: string, dns: Dns): Promise<SpfVerdict> {
  const from = (ip: string) =>
    checkHost({ ip, domain, sender: `accounts@${domain}`, helo: 'mail.stranger.example' }, dns);
  const usual = await from(STRANGER);
  for (const ip of [STRANGER_IPV6, ...roomsIn(usual)]) {
    if (usual.result === 'pass') break;
    const other = await from(ip);
    if (other.result === 'pass') return other;
  }
  return usual;
}

/** The first address of each network that is too wide to be anybody's. */
const roomsIn = ({ records }: SpfVerdict): string[] =>
  records
    .flatMap(({ text }) => text.split(' ').filter((term) => /^\+?ip[46]:/i.test(term) && isTooWide(term)))
    .flatMap((term) => networkOf(term)?.network.toString() ?? [])
    .slice(0, MOST_NETWORKS);

/** Whether a term names a network that is too wide to be anybody's. */
export function isTooWide(term: string): boolean {
  const named = networkOf(term);
  return named !== undefined && named.length < WIDEST[named.name];
}

function networkOf(term: string) {
  const { mechanism } = parsed(term);
  return mechanism?.name === 'ip4' || mechanism?.name === 'ip6' ? mechanism : undefined;
}
