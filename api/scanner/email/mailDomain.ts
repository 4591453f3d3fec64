import type { Answer, RecordType } from 'dns-packet';
import type { Probe, Subject } from '../Check';
import { hasBrokenSignature } from '../dns/dnssecStatus';
import { findZone } from '../dns/findZone';
import type { DnsAnswer } from '../dns/Resolver';
import { isSpf } from '../spf/parseRecord';
import { type DnsHost, findDnsHost } from './advice/dnsHosts';
import { findMailHost, type MailHost } from './mailHosts';

/** Email-related facts of a domain. */
export interface MailDomain {
  name: string;
  /** False only if DNS denies the name. */
  exists: boolean;
  /** Whether it receives email. A domain without MX records receives it at its own address, if it has one. */
  receives: 'yes' | 'no' | 'unknown';
  /** It declares with a null MX record that it receives no email. */
  hasNullMx: boolean;
  /** Its mail servers, by preference. */
  exchanges: string[];
  /** Its SPF record allows no sender. */
  sendsNothing: boolean;
  /** Neither receives nor sends email. */
  isParked: boolean;
  /** Has no mail servers and no SPF senders, so it is probably not used for email. */
  isUnused: boolean;
  /** The DNS zone of its records. */
  zone: string;
  nameServers: string[];
  /** Its DNSSEC signatures are broken, so validating resolvers get no answer. */
  isBogus: boolean;
  mailHost?: MailHost;
  dnsHost?: DnsHost;
}

/** Every check may call this: the queries are few and cached by the resolver. */
export async function getMailDomain({ ascii: name }: Subject, probe: Probe): Promise<MailDomain> {
  const [mx, address, address6, txt, soa, isBogus] = await Promise.all([
    probe.dns(name, 'MX'),
    probe.dns(name, 'A'),
    probe.dns(name, 'AAAA'),
    probe.dns(name, 'TXT'),
    tryQuery(probe, name, 'SOA'),
    hasBrokenSignature(name, 'SOA', probe.resolver),
  ]);
  const zone = findZone(name, soa);
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
  const nameServers = listNames(await tryQuery(probe, zone, 'NS'), 'NS');
  const mailHost = findMailHost(exchanges);
  const dnsHost = findDnsHost(nameServers);
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

/** The full response of the resolver; undefined on failure. */
export async function tryQuery(probe: Probe, name: string, type: RecordType): Promise<DnsAnswer | undefined> {
  return probe.resolver.query(name, type).catch(() => undefined);
}

const listNames = (answer: DnsAnswer | undefined, type: RecordType): string[] =>
  (answer?.answers ?? [])
    .filter((one): one is Answer & { data: string } => one.type === type && 'data' in one)
    .map(({ data }) => data.replace(/\.$/, ''));
