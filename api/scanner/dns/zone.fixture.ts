import type { Dns, DnsRecords } from './Dns';

type Zone = Record<string, { [Type in keyof DnsRecords]?: DnsRecords[Type][] } | 'fails'>;

/** A DNS that knows only these names and records the queries it gets. */
export function zone(names: Zone): Dns & { queries: string[] } {
  const queries: string[] = [];
  const dns: Dns = async (name, type) => {
    queries.push(`${name} ${type}`);
    const known = names[name.toLowerCase()];
    if (known === 'fails') return { state: 'failed', why: 'no answer in time' };
    if (!known) return { state: 'nxdomain' };
    const records = known[type];
    return records ? { state: 'found', records } : { state: 'nodata' };
  };
  return Object.assign(dns, { queries: queries });
}
