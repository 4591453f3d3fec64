import type { Dns } from '../../dns/Dns';
import { checkHost, type SpfVerdict } from '../../spf/checkHost';
import { parseTerm } from '../advice/explainSpf';

/** A documentation address that belongs to nobody, so no domain should accept it as sender. */
export const FORGER_ADDRESS = '203.0.113.7';
const FORGER_IPV6 = '2001:db8::7';
/** Wider networks are too large to belong to one sender. */
const MIN_PREFIX = { ip4: 8, ip6: 16 };
const MAX_NETWORKS = 4;

/**
 * SPF result for an attacker's server. An attacker chooses the address, so the result is a pass if any IPv6 address or
 * overly wide network passes.
 */
export async function checkForgedSender(domain: string, dns: Dns): Promise<SpfVerdict> {
  const from = (ip: string) =>
    checkHost({ ip, domain, sender: `accounts@${domain}`, helo: 'mail.stranger.example' }, dns);
  const usual = await from(FORGER_ADDRESS);
  for (const ip of [FORGER_IPV6, ...listWideNetworks(usual)]) {
    if (usual.result === 'pass') break;
    const other = await from(ip);
    if (other.result === 'pass') return other;
  }
  return usual;
}

/** The first address of each overly wide network. */
const listWideNetworks = ({ records }: SpfVerdict): string[] =>
  records
    .flatMap(({ text }) => text.split(' ').filter((term) => /^\+?ip[46]:/i.test(term) && isTooWide(term)))
    .flatMap((term) => parseNetwork(term)?.network.toString() ?? [])
    .slice(0, MAX_NETWORKS);

/** Whether a term names an overly wide network. */
export function isTooWide(term: string): boolean {
  const named = parseNetwork(term);
  return named !== undefined && named.length < MIN_PREFIX[named.name];
}

function parseNetwork(term: string) {
  const { mechanism } = parseTerm(term);
  return mechanism?.name === 'ip4' || mechanism?.name === 'ip6' ? mechanism : undefined;
}
