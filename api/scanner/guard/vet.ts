import type { Dns } from '../dns/Dns';
import { isPublicAddress } from './isPublicAddress';

/** A host that may be connected to, at these addresses and no others. */
export interface VettedHost {
  name: string;
  addresses: string[];
}

export type Vetting =
  | { state: 'vetted'; host: VettedHost }
  /** One of its addresses is not of the public network: none is used. */
  | { state: 'refused'; address: string }
  | { state: 'absent' }
  | { state: 'failed'; why: string };

/** Decides by whether strangers may have us connect to an address; tests, whose servers are on loopback, bring their own. */
export type Admits = (address: string) => boolean;

/** Looks a host's addresses up and vets all of them; what is connected to afterwards are these, never its name. */
export async function vet(name: string, dns: Dns, admits: Admits = isPublicAddress): Promise<Vetting> {
  const replies = await Promise.all([dns(name, 'A'), dns(name, 'AAAA')]);
  const addresses = replies.flatMap((reply) => (reply.state === 'found' ? reply.records : []));
  const refused = addresses.find((address) => !admits(address));
  if (refused !== undefined) return { state: 'refused', address: refused };
  if (addresses.length) return { state: 'vetted', host: { name, addresses } };
  const failed = replies.find((reply) => reply.state === 'failed');
  return failed?.state === 'failed' ? failed : { state: 'absent' };
}
