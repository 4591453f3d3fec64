import type { Answer, RecordType } from 'dns-packet';
import type { Probe, Subject } from '../Check';
import type { DnsAnswer } from '../dns/Resolver';
import { isSpoilt } from '../dns/signing';
import { zoneOf } from '../dns/zoneOf';
import { isSpf } from '../spf/parseRecord';
import { type DnsHost, dnsHostOf } from './dnsHosts';
import { type MailHost, mailHostOf } from './mailHosts';

/** What a domain has to do with mail. */
export interface MailDomain {
  name: string;
  /** False only where the DNS says so. */
  exists: boolean;
  /** Whether it takes mail; a domain without mail servers takes it at its own address, if it has one. */
  receives: 'yes' | 'no' | 'unknown';
  /** It says itself that it takes none. */
  hasNullMx: boolean;
  /** Its mail servers, the preferred first. */
  exchanges: string[];
  /** Its SPF record lets nobody send. */
  sendsNothing: boolean;
  /** Neither takes mail nor sends any. */
  isParked: boolean;
  /** Has neither mail servers nor a record of senders: most likely nobody mails as it. */
  isUnused: boolean;
  /** The zone that its records lie in. */
  zone: string;
  nameServers: string[];
  /** Its signatures do not hold: nobody who checks them gets any answer. */
  isBogus: boolean;
  mailHost?: MailHost;
  dnsHost?: DnsHost;
}

/** The questions are few and remembered by the resolver, so that every check may look for itself. */
export async function lookAt({ ascii: name }: Subject, probe: Probe): Promise<MailDomain> {
  const [mx, address, address6, txt, soa, isBogus] = await Promise.all([
    probe.dns(name, 'MX'),
    probe.dns(name, 'A'),
    probe.dns(name, 'AAAA'),
    probe.dns(name, 'TXT'),
    answerTo(probe, name, 'SOA'),
    isSpoilt(name, 'SOA', probe.resolver),
  ]);
  const zone = zoneOf(name, soa);
  const replies = [mx, address, address6, txt];
  const listed = mx.state === 'found' ? mx.records : [];
  const named = [...listed]
    .sort((one, other) => one.preference - other.preference)
    .map(({ exchange }) => exchange.replace(/\.$/, ''))
    .filter(Boolean);
  const hasAddress = address.state === 'found' || address6.state === 'found';
  const isImplicit = (mx.state === 'nodata' || mx.state === 'nxdomain') && hasAddress;
  const isUnclear = mx.state === 'failed' || (!listed.length && !hasAddress && address.state === 'failed');
  const exchanges = isImplicit ? [name] : named;
  const receives = isUnclear ? 'unknown' : exchanges.length ? 'yes' : 'no';
  const records = txt.state === 'found' ? txt.records.filter(isSpf) : [];
  const sendsNothing = records.length === 1 && /^v=spf1\s+-all\s*$/i.test(records[0] ?? '');
  const nameServers = namesOf(await answerTo(probe, zone, 'NS'), 'NS');
  const mailHost = mailHostOf(exchanges);
  const dnsHost = dnsHostOf(nameServers);
  return {
    name,
    exists: replies.some(({ state }) => state !== 'nxdomain'),
    receives,
    hasNullMx: listed.length > 0 && !named.length,
    exchanges,
    sendsNothing,
    isParked: receives === 'no' && sendsNothing,
    isUnused:
      !named.length && receives !== 'unknown' && txt.state !== 'failed' && (sendsNothing || !records.length),
    zone,
    nameServers,
    isBogus,
    ...(mailHost && { mailHost }),
    ...(dnsHost && { dnsHost }),
  };
}

/** A resolver's whole answer, or nothing where none came. */
export async function answerTo(probe: Probe, name: string, type: RecordType): Promise<DnsAnswer | undefined> {
  return probe.resolver.ask(name, type).catch(() => undefined);
}

const namesOf = (answer: DnsAnswer | undefined, type: RecordType): string[] =>
  (answer?.answers ?? [])
    .filter((one): one is Answer & { data: string } => one.type === type && 'data' in one)
    .map(({ data }) => data.replace(/\.$/, ''));
