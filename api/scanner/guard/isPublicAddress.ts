import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The platform's own service addresses that lie in the public range. */
const REFUSED = new Set(['168.63.129.16']);
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
/** Held for protocols (Teredo, ORCHID, benchmarks): no server of a stranger lives here. */
const PROTOCOLS = ipaddr.parseCIDR('2001::/23') as [ipaddr.IPv6, number];

/** Whether an address, written as DNS answers are, is one of the public network's, so that a stranger may have us connect to it. */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js reads octal and short forms too, which others may read otherwise; and a zone names one of our interfaces.
  if (!isIP(text) || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return !REFUSED.has(address.toString());
  // ipaddr.js calls some of what lies outside unicast as well.
  return (address as ipaddr.IPv6).match(GLOBAL_UNICAST) && !(address as ipaddr.IPv6).match(PROTOCOLS);
}
