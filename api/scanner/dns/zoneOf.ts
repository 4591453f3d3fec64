import { isWithin } from '../spf/names';
import type { DnsAnswer } from './Resolver';

/** The name of the zone that a name lies in, by what was answered to the question for its SOA; the name itself where nobody tells. */
export function zoneOf(name: string, soa: DnsAnswer | undefined): string {
  const found = [...(soa?.answers ?? []), ...(soa?.authorities ?? [])].find(({ type }) => type === 'SOA');
  const zone = (found && 'name' in found ? found.name : '').replace(/\.$/, '').toLowerCase();
  return zone.includes('.') && isWithin(name, zone) ? zone : name;
}
