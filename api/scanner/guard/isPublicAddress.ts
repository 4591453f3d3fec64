import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Cloud service addresses inside the public range. */
const BLOCKED = new Set(['168.63.129.16']);
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];
/** Reserved for protocols (Teredo, ORCHID, benchmarking): no public server is here. */
const PROTOCOL_RANGE = ipaddr.parseCIDR('2001::/23') as [ipaddr.IPv6, number];

/** Whether an address from a DNS answer belongs to the public network, so that the scanner may connect to it. */
export function isPublicAddress(text: string): boolean {
  // ipaddr.js accepts octal and short forms, which others may parse differently; a zone ID names a local interface.
  if (!isIP(text) || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv4') return !BLOCKED.has(address.toString());
  // ipaddr.js also reports some addresses outside the global unicast range as unicast.
  return (address as ipaddr.IPv6).match(GLOBAL_UNICAST) && !(address as ipaddr.IPv6).match(PROTOCOL_RANGE);
}
