import { isWithin } from '../spf/names';
import type { DnsAnswer } from './Resolver';

/** The zone of a name according to an SOA response; the name itself if unknown. */
export function findZone(name: string, soa: DnsAnswer | undefined): string {
  const found = [...(soa?.answers ?? []), ...(soa?.authorities ?? [])].find(({ type }) => type === 'SOA');
  const zone = (found && 'name' in found ? found.name : '').replace(/\.$/, '').toLowerCase();
  return zone.includes('.') && isWithin(name, zone) ? zone : name;
}
