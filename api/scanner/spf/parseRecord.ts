import ipaddr from 'ipaddr.js';
import { isDomainSpec, isMacroString } from './macroSyntax';

export type Qualifier = '+' | '-' | '~' | '?';

/** An SPF mechanism: its text (`term`) and its parsed parts. */
export type Mechanism = { term: string; qualifier: Qualifier } & (
  | { name: 'all' }
  | { name: 'include'; domain: string }
  | { name: 'exists'; domain: string }
  | { name: 'ptr'; domain?: string }
  | { name: 'a' | 'mx'; domain?: string; v4: number; v6: number }
  | { name: 'ip4' | 'ip6'; network: ipaddr.IPv4 | ipaddr.IPv6; length: number }
);

export interface SpfRecord {
  mechanisms: Mechanism[];
  redirect?: string;
  exp?: string;
}

/** Syntax error (RFC 7208); the message names the term. */
export class SpfSyntaxError extends Error {}

const TERM = /^([+\-~?]?)([a-z][a-z0-9\-_.]*)(.*)$/i;
const MODIFIER = /^([a-z][a-z0-9\-_.]*)=(.*)$/i;

/** Whether a TXT record is an SPF record. */
export const isSpf = (text: string) => /^v=spf1( |$)/i.test(text);

/** Parses a complete record. Throws `SpfSyntaxError`. */
export function parseRecord(text: string): SpfRecord {
  const record: SpfRecord = { mechanisms: [] };
  for (const term of text.slice('v=spf1'.length).split(' '))
    if (term) {
      const [, name, value] = MODIFIER.exec(term) ?? [];
      if (name !== undefined && value !== undefined) readModifier(record, term, name.toLowerCase(), value);
      else record.mechanisms.push(readMechanism(term));
    }
  return record;
}

function readModifier(record: SpfRecord, term: string, name: string, value: string): void {
  if (name !== 'redirect' && name !== 'exp') {
    assertSyntax(isMacroString(value), term);
    return;
  }
  assertSyntax(record[name] === undefined && isDomainSpec(value), term);
  record[name] = value;
}

function readMechanism(term: string): Mechanism {
  const [, sign, word = '', rest = ''] = TERM.exec(term) ?? [];
  const base = { term, qualifier: (sign || '+') as Qualifier };
  const name = word.toLowerCase();
  switch (name) {
    case 'all':
      assertSyntax(!rest, term);
      return { ...base, name };
    case 'include':
    case 'exists':
      return { ...base, name, domain: parseDomain(rest, term) };
    case 'ptr':
      return rest ? { ...base, name, domain: parseDomain(rest, term) } : { ...base, name };
    case 'a':
    case 'mx':
      return { ...base, name, ...readHosts(rest, term) };
    case 'ip4':
    case 'ip6':
      return { ...base, name, ...readNetwork(name, rest, term) };
    default:
      throw new SpfSyntaxError(`unknown term ${term}`);
  }
}

function parseDomain(rest: string, term: string): string {
  assertSyntax(rest.startsWith(':') && isDomainSpec(rest.slice(1)), term);
  return rest.slice(1);
}

/** `[:domain][/v4 length][//v6 length]` */
function readHosts(rest: string, term: string): { domain?: string; v4: number; v6: number } {
  const [, domain, v4, v6] = /^(.*?)(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(rest) ?? [];
  return {
    ...(domain && { domain: parseDomain(domain, term) }),
    v4: parseLength(v4, 32, term),
    v6: parseLength(v6, 128, term),
  };
}

function readNetwork(name: 'ip4' | 'ip6', rest: string, term: string) {
  const [, address = '', length] = /^:([^/]+)(?:\/(\d+))?$/.exec(rest) ?? [];
  const valid =
    name === 'ip4'
      ? ipaddr.IPv4.isValidFourPartDecimal(address)
      : /^[0-9a-f:.]+$/i.test(address) && ipaddr.IPv6.isValid(address);
  assertSyntax(valid, term);
  return { network: ipaddr.parse(address), length: parseLength(length, name === 'ip4' ? 32 : 128, term) };
}

function parseLength(digits: string | undefined, maxLength: number, term: string): number {
  if (digits === undefined) return maxLength;
  assertSyntax(/^(0|[1-9]\d*)$/.test(digits) && Number(digits) <= maxLength, term);
  return Number(digits);
}

function assertSyntax(isValid: boolean, term: string): asserts isValid {
  if (!isValid) throw new SpfSyntaxError(`cannot read ${term}`);
}
