import type { Dns } from '../dns/Dns';
import { isPublicAddress } from './isPublicAddress';

/** A host with the only addresses that may be connected to. */
export interface VettedHost {
  name: string;
  addresses: string[];
}

export type VettingResult =
  | { state: 'vetted'; host: VettedHost }
  /** At least one address is not public; then none is used. */
  | { state: 'refused'; address: string }
  | { state: 'absent' }
  | { state: 'failed'; why: string };

/** Decides whether an address may be connected to. Tests replace it, since their servers are on loopback. */
export type IsAllowedAddress = (address: string) => boolean;

/** Resolves a host and checks all its addresses. Connections are made only to these addresses, never to the name. */
export async function vetHost(
  name: string,
  dns: Dns,
  admits: IsAllowedAddress = isPublicAddress,
): Promise<VettingResult> {
  const replies = await Promise.all([dns(name, 'A'), dns(name, 'AAAA')]);
  const addresses = replies.flatMap((reply) => (reply.state === 'found' ? reply.records : []));
  const refused = addresses.find((address) => !admits(address));
  if (refused !== undefined) return { state: 'refused', address: refused };
  if (addresses.length) return { state: 'vetted', host: { name, addresses } };
  const failed = replies.find((reply) => reply.state === 'failed');
  return failed?.state === 'failed' ? failed : { state: 'absent' };
}
