import type { RecordType } from 'dns-packet';
import { findZone } from './findZone';
import type { DnsAnswer, Resolver } from './Resolver';

/**
 * DNSSEC status of a name. `bogus`: validating resolvers get no answer. `half done`: signed, but without a DS record at
 * the parent. `unchecked`: the parent has a DS record, but our resolver does not authenticate the data. `unknown`: the
 * query `asked` got no answer.
 */
export type DnssecStatus =
  | { state: 'signed' | 'bogus' }
  | { state: 'half done' | 'unsigned' | 'unchecked'; zone: string }
  | { state: 'unknown'; question: string; why: string };

/**
 * Determines the DNSSEC status of a name. A validating resolver sets the AD bit; a SERVFAIL is repeated with checking
 * disabled (CD) to distinguish broken signatures from dead servers. Never rejects.
 */
export async function getDnssecStatus(name: string, resolver: Queries): Promise<DnssecStatus> {
  const soa = await tryQuery(resolver, name, 'SOA');
  if (soa?.rcode === 'SERVFAIL')
    return (await hasBrokenSignature(name, 'SOA', resolver)) ? { state: 'bogus' } : unknownStatus(name, soa);
  // A signed zone also signs negative answers.
  if (soa?.rcode !== 'NOERROR' && soa?.rcode !== 'NXDOMAIN') return unknownStatus(name, soa);
  if (soa.isAuthentic) return { state: 'signed' };
  const zone = findZone(name, soa);
  const [ds, keys] = await Promise.all([tryQuery(resolver, zone, 'DS'), tryQuery(resolver, zone, 'DNSKEY')]);
  if (ds?.rcode !== 'NOERROR') return unknownStatus(`${zone} DS`, ds);
  if (has(ds, 'DS')) return { state: 'unchecked', zone };
  return { state: has(keys, 'DNSKEY') ? 'half done' : 'unsigned', zone };
}

/** Whether the data exists but fails validation. Never rejects. */
export async function hasBrokenSignature(
  name: string,
  type: RecordType,
  resolver: Queries,
): Promise<boolean> {
  if ((await tryQuery(resolver, name, type))?.rcode !== 'SERVFAIL') return false;
  const unchecked = await tryQuery(resolver, name, type, { checkingDisabled: true });
  return unchecked?.rcode === 'NOERROR';
}

type Queries = Pick<Resolver, 'query'>;

/** The response, or undefined on failure. */
const tryQuery = (resolver: Queries, ...question: Parameters<Resolver['query']>) =>
  resolver.query(...question).catch(() => undefined);

const has = (answer: DnsAnswer | undefined, type: string) =>
  answer?.answers.some((one) => one.type === type) ?? false;

const unknownStatus = (question: string, answer: DnsAnswer | undefined): DnssecStatus => ({
  state: 'unknown',
  question: question,
  why: answer?.rcode ?? 'no answer',
});
