import packet, { type Answer, type DecodedPacket, type RecordType } from 'dns-packet';
import { answerTo, type NameServerReply, rootAnswer } from '../dns/nameServer.fixture';
import { isWithin } from '../spf/names';
import { Signer } from './signer.fixture';

const SERVFAIL = 2;
const NXDOMAIN = 3;
const UDP_BYTES = 1232;

/** `signed` (with DS record), `half` (without DS record), `bogus` (signed by another key), `dead`, `silent`. */
export type Kind = 'plain' | 'signed' | 'half' | 'bogus' | 'dead' | 'silent';

export interface Zone {
  name: string;
  kind: Kind;
  /** Records by `name TYPE`. */
  sets: Map<string, Answer[]>;
  /** Lines of its MTA-STS policy. */
  policy: string[];
  signer: Signer;
  /** The signer its servers use. */
  signedBy: Signer;
  /** Names without a response. */
  mute: Set<string>;
  /** Records (`name TYPE`) signed by another key only. */
  spoilt: Set<string>;
}

/**
 * Zones as text. A line without indentation starts a zone: `name [like other] [kind]`. Below it are records (`name TYPE
 * data`, `@` for the zone itself), `- name TYPE` for a record removed from the copied zone, `! name` for a failing
 * name, `? name TYPE` for a record with a broken signature, `> line` for the policy file.
 */
export function readZones(text: string, replaced: Record<string, string>): Map<string, Zone> {
  const zones = new Map<string, Zone>();
  let zone: Zone | undefined;
  const own = new Set<string>();
  for (const line of text.split('\n').filter((one) => one.trim())) {
    if (!line.startsWith(' ')) {
      zone = begin(line.trim(), zones);
      own.clear();
      zones.set(zone.name, zone);
    } else if (zone) addTo(zone, line.trim(), own, replaced);
  }
  return zones;
}

function begin(line: string, zones: ReadonlyMap<string, Zone>): Zone {
  const words = line.split(/\s+/);
  const [name = ''] = words;
  const like = words[1] === 'like' ? zones.get(words[2] ?? '') : undefined;
  const kind = (words[1] === 'like' ? words[3] : words[1]) as Kind | undefined;
  const signer = new Signer(name);
  const is = kind ?? like?.kind ?? 'plain';
  const sets = new Map<string, Answer[]>();
  for (const [, set] of like?.sets ?? []) {
    const moved = set.map((one) => renamed(one, like?.name ?? '', name));
    sets.set(keyOf(moved[0]?.name ?? '', moved[0]?.type ?? ''), moved);
  }
  return {
    name,
    kind: is,
    sets,
    policy: [...(like?.policy ?? [])],
    signer,
    signedBy: is === 'bogus' ? new Signer(name) : signer,
    mute: new Set(),
    spoilt: new Set(),
  };
}

const renamed = (record: Answer, from: string, to: string): Answer => {
  const name = record.name === from ? to : `${record.name.slice(0, -from.length)}${to}`;
  const data = 'data' in record ? record.data : undefined;
  const moved = (text: string) => text.replaceAll(from, to);
  if (typeof data === 'string') return { ...record, name, data: moved(data) } as Answer;
  return {
    ...record,
    name,
    data: Array.isArray(data) ? data.map((text) => moved(String(text))) : data,
  } as Answer;
};

const keyOf = (name: string, type: string) => `${name.toLowerCase()} ${type}`;

function addTo(zone: Zone, line: string, own: Set<string>, replaced: Record<string, string>): void {
  if (line.startsWith('>')) {
    if (!own.has('policy')) zone.policy = [];
    own.add('policy');
    if (line.length > 1) zone.policy.push(line.slice(1).trim());
    return;
  }
  const [mark = '', ...rest] = line.split(/\s+/);
  const fullName = (name: string) =>
    name === '@' ? zone.name : name.endsWith('.') ? name.slice(0, -1) : `${name}.${zone.name}`;
  if (mark === '!') return void zone.mute.add(fullName(rest[0] ?? ''));
  if (mark === '?') return void zone.spoilt.add(keyOf(fullName(rest[0] ?? ''), rest[1] ?? ''));
  if (mark === '-') return void zone.sets.delete(keyOf(fullName(rest[0] ?? ''), rest[1] ?? ''));
  const [type = ''] = rest;
  const key = keyOf(fullName(mark), type);
  const data = line.slice(line.indexOf(type, mark.length) + type.length).trim();
  const plain = data.replace(/\{(\w+)\}/g, (_, name: string) => replaced[name] ?? '');
  if (!own.has(key)) zone.sets.set(key, []);
  own.add(key);
  zone.sets.get(key)?.push(recordOf(fullName(mark), type, plain));
}

function recordOf(name: string, type: string, data: string): Answer {
  if (type === 'MX') {
    const [preference = '0', exchange = '.'] = data.split(/\s+/);
    return { type: 'MX', name, data: { preference: Number(preference), exchange } };
  }
  if (type === 'TXT') return { type: 'TXT', name, data: data.match(/.{1,255}/gs) ?? [''] };
  if (type === 'CAA') {
    const [flags = '0', tag = '', value = ''] = data.split(/\s+/);
    return { type: 'CAA', name, data: { flags: Number(flags), tag: tag as 'issue', value } };
  }
  if (type === 'TLSA')
    return {
      type: 'TLSA',
      name,
      data: { usage: 3, selector: 1, matchingType: 1, certificate: Buffer.from(data, 'hex') },
    };
  return { type, name, data } as Answer;
}

/** A validating resolver that serves these zones. */
export const createTestResolver =
  (zones: ReadonlyMap<string, Zone>) =>
  (query: DecodedPacket): NameServerReply => {
    const ofRoot = rootAnswer(query);
    if (ofRoot) return ofRoot;
    const question = query.questions?.[0];
    const name = question?.name.toLowerCase() ?? '';
    const zone = zoneOf(name, zones);
    if (!question || !zone) return { answer: answerTo(query, [], NXDOMAIN) };
    if (zone.kind === 'silent') return undefined;
    if (zone.kind === 'dead' || zone.mute.has(name)) return { answer: answerTo(query, [], SERVFAIL) };
    const trust = trustIn(zone, name, question.type);
    if (trust === 'bogus' && !query.flag_cd) return { answer: answerTo(query, [], SERVFAIL) };
    const answers = setOf(zone, name, question.type);
    const code = answers.length || exists(zone, name) ? 0 : NXDOMAIN;
    const answer = {
      ...answerTo(query, answers, code | (trust === 'secure' ? packet.AUTHENTIC_DATA : 0)),
      authorities: answers.length ? [] : [soaOf(zone)],
    };
    return { answer, cutOff: packet.encode(answer).length > UDP_BYTES };
  };

function zoneOf(name: string, zones: ReadonlyMap<string, Zone>): Zone | undefined {
  const labels = name.split('.');
  return labels.map((_, at) => zones.get(labels.slice(at).join('.'))).find((zone) => zone !== undefined);
}

function setOf(zone: Zone, name: string, type: RecordType): Answer[] {
  if (name === zone.name && type === 'SOA') return [soaOf(zone)];
  if (name === zone.name && type === 'DS' && (zone.kind === 'signed' || zone.kind === 'bogus'))
    return [{ type: 'DS', name, data: zone.signer.ds }];
  if (name === zone.name && type === 'DNSKEY' && zone.kind !== 'plain')
    return [{ type: 'DNSKEY', name, data: zone.signedBy.dnskey }];
  return zone.sets.get(keyOf(name, type)) ?? [];
}

const soaOf = ({ name }: Zone): Answer => ({
  type: 'SOA',
  name,
  data: { mname: `ns.${name}`, rname: `dns.${name}`, serial: 1, refresh: 1, retry: 1, expire: 1, minimum: 1 },
});

const exists = (zone: Zone, name: string) =>
  name === zone.name || [...zone.sets.keys()].some((key) => isWithin(key.split(' ')[0] ?? '', name));

function trustIn(zone: Zone, name: string, type: RecordType): 'secure' | 'insecure' | 'bogus' {
  if (zone.kind !== 'signed' && zone.kind !== 'bogus') return 'insecure';
  if (zone.spoilt.has(keyOf(name, type))) return 'bogus';
  const set = setOf(zone, name, type);
  const records = set.length ? set : [soaOf(zone)];
  const signature = zone.signedBy.sign(records);
  // The DS record names one key; signatures of another key are invalid.
  const isTheirs = zone.signedBy.ds.digest.equals(zone.signer.ds.digest);
  return isTheirs && zone.signer.holds(records, signature) ? 'secure' : 'bogus';
}
