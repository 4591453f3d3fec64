import ipaddr from 'ipaddr.js';
import type { Dns, DnsRecords, DnsReply } from '../dns/Dns';
import { expand, expandDomain, type MacroValues } from './expand';
import { isMacroString } from './macroSyntax';
import { isHostName, isWithin, toNibbles, toReverseName } from './names';
import {
  isSpf,
  type Mechanism,
  parseRecord,
  type Qualifier,
  type SpfRecord,
  SpfSyntaxError,
} from './parseRecord';

export type SpfResult = 'none' | 'neutral' | 'pass' | 'fail' | 'softfail' | 'temperror' | 'permerror';

export interface SpfQuestion {
  /** IP address of the sending server, IPv4 or IPv6. */
  ip: string;
  /** The domain to check: of the sender, or of HELO. */
  domain: string;
  /** Envelope sender; without a local part it is the postmaster's. */
  sender: string;
  helo: string;
  receiver?: string;
}

export interface SpfVerdict {
  result: SpfResult;
  /** Reason for an error. */
  why?: string;
  /** The matching term and the domain of its record. */
  decidedBy?: { domain: string; term: string };
  /** Explanation of a failure by the domain. */
  explanation?: string;
  /** Lookup terms, and lookups without a result. */
  lookups: number;
  voidLookups: number;
  /** The evaluated records in order. */
  records: { domain: string; text: string }[];
}

const MAX_LOOKUPS = 10;
const MAX_VOID_LOOKUPS = 2;
const MAX_NAMES = 10;
const RESULTS: Record<Qualifier, SpfResult> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' };

/** Aborts the evaluation. */
class SpfEvaluationError extends Error {
  constructor(
    readonly result: 'temperror' | 'permerror',
    message: string,
  ) {
    super(message);
  }
}

type Outcome = Pick<SpfVerdict, 'result' | 'decidedBy' | 'explanation' | 'why'>;

/** `check_host` of RFC 7208: whether a domain authorizes this address to send. */
export async function checkHost(question: SpfQuestion, dns: Dns): Promise<SpfVerdict> {
  const evaluation = new Evaluation(question, dns);
  const outcome = await evaluation.run();
  return {
    ...outcome,
    lookups: evaluation.lookups,
    voidLookups: evaluation.voidLookups,
    records: evaluation.records,
  };
}

class Evaluation {
  lookups = 0;
  voidLookups = 0;
  readonly records: SpfVerdict['records'] = [];
  readonly #address: ipaddr.IPv4 | ipaddr.IPv6;
  readonly #sender: string;

  constructor(
    readonly question: SpfQuestion,
    readonly dns: Dns,
  ) {
    this.#address = ipaddr.process(question.ip);
    const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(question.sender) ?? ['', '', question.sender];
    this.#sender = `${local || 'postmaster'}@${domain || question.domain}`;
  }

  async run(): Promise<Outcome> {
    try {
      return await this.#check(this.question.domain.replace(/\.$/, ''), true);
    } catch (error) {
      if (error instanceof SpfEvaluationError) return { result: error.result, why: error.message };
      throw error;
    }
  }

  /** `mayExplain`: whether a failure of this record may use its explanation; that of an included record may not. */
  async #check(domain: string, mayExplain: boolean): Promise<Outcome> {
    if (!isHostName(domain)) return { result: 'none', why: `${domain} is no name` };
    const text = await this.#recordOf(domain);
    if (text === undefined) return { result: 'none' };
    this.records.push({ domain, text });
    const record = parse(text);
    for (const mechanism of record.mechanisms)
      if (await this.#matches(mechanism, domain)) return this.#decide(mechanism, record, domain, mayExplain);
    return record.redirect === undefined
      ? { result: 'neutral' }
      : this.#redirect(record.redirect, domain, mayExplain);
  }

  async #recordOf(domain: string): Promise<string | undefined> {
    const reply = await this.dns(domain, 'TXT');
    if (reply.state === 'failed')
      throw new SpfEvaluationError('temperror', `${domain} does not answer: ${reply.why}`);
    const found = reply.state === 'found' ? reply.records.filter(isSpf) : [];
    if (found.length > 1)
      throw new SpfEvaluationError('permerror', `${domain} has ${found.length} SPF records`);
    return found[0];
  }

  async #decide(
    mechanism: Mechanism,
    record: SpfRecord,
    domain: string,
    mayExplain: boolean,
  ): Promise<Outcome> {
    const result = RESULTS[mechanism.qualifier];
    const explanation =
      result === 'fail' && mayExplain && record.exp ? await this.#explain(record.exp, domain) : undefined;
    return {
      result,
      decidedBy: { domain, term: mechanism.term },
      ...(explanation !== undefined && { explanation }),
    };
  }

  async #redirect(target: string, domain: string, mayExplain: boolean): Promise<Outcome> {
    this.#count();
    const to = await expandDomain(target, this.#values(domain));
    const outcome = await this.#check(to, mayExplain);
    if (outcome.result === 'none')
      throw new SpfEvaluationError('permerror', `${to}, which decides instead, has no SPF record`);
    return outcome;
  }

  async #matches(mechanism: Mechanism, domain: string): Promise<boolean> {
    switch (mechanism.name) {
      case 'all':
        return true;
      case 'ip4':
      case 'ip6':
        return this.#isIn(mechanism.network, mechanism.length);
      case 'include':
        return this.#includes(mechanism.domain, domain);
      default:
        this.#count();
        return this.#matchesHosts(mechanism, await this.#target(mechanism.domain, domain));
    }
  }

  async #matchesHosts(
    mechanism: Extract<Mechanism, { name: 'a' | 'mx' | 'ptr' | 'exists' }>,
    target: string,
  ): Promise<boolean> {
    if (mechanism.name === 'ptr')
      return (await this.#validatedNames()).some((name) => isWithin(name, target));
    if (!isHostName(target)) return false;
    if (mechanism.name === 'exists') return (await this.#ask(target, 'A')).length > 0;
    const length = this.#address.kind() === 'ipv4' ? mechanism.v4 : mechanism.v6;
    const hosts = mechanism.name === 'a' ? [target] : await this.#exchangesOf(target);
    for (const host of hosts) {
      const addresses = await this.#addressesOf(host, mechanism.name === 'a');
      if (addresses.some((address) => this.#isIn(ipaddr.parse(address), length))) return true;
    }
    return false;
  }

  async #includes(spec: string, domain: string): Promise<boolean> {
    this.#count();
    const included = await this.#target(spec, domain);
    const { result } = await this.#check(included, false);
    if (result === 'none')
      throw new SpfEvaluationError('permerror', `${included}, which is included, has no SPF record`);
    return result === 'pass';
  }

  async #exchangesOf(target: string): Promise<string[]> {
    const exchanges = await this.#ask(target, 'MX');
    if (exchanges.length > MAX_NAMES)
      throw new SpfEvaluationError('permerror', `${target} has more than ${MAX_NAMES} mail servers`);
    return [...exchanges]
      .sort((one, other) => one.preference - other.preference)
      .map(({ exchange }) => exchange.replace(/\.$/, ''))
      .filter(Boolean);
  }

  /** The addresses of the sender's address family. */
  async #addressesOf(host: string, isTerm: boolean): Promise<string[]> {
    const type = this.#address.kind() === 'ipv4' ? 'A' : 'AAAA';
    if (isTerm) return this.#ask(host, type);
    return this.#recordsOf(host, await this.dns(host, type));
  }

  /** Queries for a term and counts void lookups. */
  async #ask<Type extends keyof DnsRecords>(name: string, type: Type): Promise<DnsRecords[Type][]> {
    const reply = await this.dns(name, type);
    // A missing IPv6 address is not a void lookup.
    if (reply.state === 'nxdomain' || (reply.state === 'nodata' && type !== 'AAAA')) this.#countVoid();
    return this.#recordsOf(name, reply);
  }

  #recordsOf<Record>(name: string, reply: DnsReply<Record>): Record[] {
    if (reply.state === 'failed')
      throw new SpfEvaluationError('temperror', `${name} does not answer: ${reply.why}`);
    return reply.state === 'found' ? reply.records : [];
  }

  /** Validated reverse names of the sending address. Failed queries are skipped. */
  async #validatedNames(): Promise<string[]> {
    const reply = await this.dns(toReverseName(this.#address), 'PTR');
    if (reply.state === 'nxdomain' || reply.state === 'nodata') this.#countVoid();
    const names = reply.state === 'found' ? reply.records.slice(0, MAX_NAMES) : [];
    const validated: string[] = [];
    for (const name of names.map((one) => one.replace(/\.$/, ''))) {
      const addresses = await this.dns(name, this.#address.kind() === 'ipv4' ? 'A' : 'AAAA');
      if (addresses.state === 'found' && addresses.records.some((one) => this.#isSame(one)))
        validated.push(name);
    }
    return validated;
  }

  async #validatedName(domain: string): Promise<string> {
    const names = await this.#validatedNames();
    const own = names.find((name) => name.toLowerCase() === domain.toLowerCase());
    return own ?? names.find((name) => isWithin(name, domain)) ?? names[0] ?? 'unknown';
  }

  async #explain(spec: string, domain: string): Promise<string | undefined> {
    const values = this.#values(domain);
    const name = await expandDomain(spec, values);
    const reply = isHostName(name) ? await this.dns(name, 'TXT') : undefined;
    const [text, ...more] = reply?.state === 'found' ? reply.records : [];
    if (text === undefined || more.length > 0 || !isMacroString(text, 'ofExplanations')) return undefined;
    return expand(text, values);
  }

  async #target(spec: string | undefined, domain: string): Promise<string> {
    return spec === undefined ? domain : expandDomain(spec, this.#values(domain));
  }

  #values(domain: string): MacroValues {
    const isV4 = this.#address.kind() === 'ipv4';
    return {
      sender: this.#sender,
      domain,
      helo: this.question.helo,
      address: {
        dotted: isV4 ? this.#address.toString() : toNibbles(this.#address).join('.').toUpperCase(),
        readable: this.#address.toString(),
        family: isV4 ? 'in-addr' : 'ip6',
      },
      validated: () => this.#validatedName(domain),
      receiver: this.question.receiver ?? 'unknown',
      now: Math.floor(Date.now() / 1000),
    };
  }

  #isIn(network: ipaddr.IPv4 | ipaddr.IPv6, length: number): boolean {
    return network.kind() === this.#address.kind() && this.#address.match(network as ipaddr.IPv4, length);
  }

  #isSame(address: string): boolean {
    return this.#isIn(ipaddr.parse(address), this.#address.kind() === 'ipv4' ? 32 : 128);
  }

  #count(): void {
    if (++this.lookups > MAX_LOOKUPS)
      throw new SpfEvaluationError('permerror', `more than ${MAX_LOOKUPS} lookups are needed`);
  }

  #countVoid(): void {
    if (++this.voidLookups > MAX_VOID_LOOKUPS)
      throw new SpfEvaluationError('permerror', `more than ${MAX_VOID_LOOKUPS} lookups find nothing`);
  }
}

function parse(text: string): SpfRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof SpfSyntaxError) throw new SpfEvaluationError('permerror', error.message);
    throw error;
  }
}
