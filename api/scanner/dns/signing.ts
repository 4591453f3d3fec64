import type { RecordType } from 'dns-packet';
import type { DnsAnswer, Resolver } from './Resolver';
import { zoneOf } from './zoneOf';

/**
 * How a name stands with DNSSEC. `bogus`: whoever checks gets no answer; `half done`: signed, but its parent does not
 * say so; `unchecked`: its parent says so, but our resolver does not vouch for it; `unknown`: `asked` was not answered.
 */
export type Signing =
  | { state: 'signed' | 'bogus' }
  | { state: 'half done' | 'unsigned' | 'unchecked'; zone: string }
  | { state: 'unknown'; asked: string; why: string };

/**
 * Reads how a name is signed: a resolver that checks says so by the AD bit, and what it refuses with SERVFAIL is asked
 * again unchecked (CD), which tells broken signatures from dead servers. Never rejects.
 */
export async function signingOf(name: string, resolver: Asks): Promise<Signing> {
  const soa = await ask(resolver, name, 'SOA');
  if (soa?.rcode === 'SERVFAIL')
    return (await isSpoilt(name, 'SOA', resolver)) ? { state: 'bogus' } : unanswered(name, soa);
  // Also of what is not there a signed zone says so signed.
  if (soa?.rcode !== 'NOERROR' && soa?.rcode !== 'NXDOMAIN') return unanswered(name, soa);
  if (soa.isAuthentic) return { state: 'signed' };
  const zone = zoneOf(name, soa);
  const [ds, keys] = await Promise.all([ask(resolver, zone, 'DS'), ask(resolver, zone, 'DNSKEY')]);
  if (ds?.rcode !== 'NOERROR') return unanswered(`${zone} DS`, ds);
  if (has(ds, 'DS')) return { state: 'unchecked', zone };
  return { state: has(keys, 'DNSKEY') ? 'half done' : 'unsigned', zone };
}

/** Whether an answer is there, and is refused to whoever checks its signature. Never rejects. */
export async function isSpoilt(name: string, type: RecordType, resolver: Asks): Promise<boolean> {
  if ((await ask(resolver, name, type))?.rcode !== 'SERVFAIL') return false;
  const unchecked = await ask(resolver, name, type, { checkingDisabled: true });
  return unchecked?.rcode === 'NOERROR';
}

type Asks = Pick<Resolver, 'ask'>;

/** The answer, or nothing where none came. */
const ask = (resolver: Asks, ...question: Parameters<Resolver['ask']>) =>
  resolver.ask(...question).catch(() => undefined);

const has = (answer: DnsAnswer | undefined, type: string) =>
  answer?.answers.some((one) => one.type === type) ?? false;

const unanswered = (asked: string, answer: DnsAnswer | undefined): Signing => ({
  state: 'unknown',
  asked,
  why: answer?.rcode ?? 'no answer',
});
