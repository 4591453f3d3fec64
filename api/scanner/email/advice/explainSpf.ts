import type { Evidence } from '../../../tools/scans/contract';
import { type Mechanism, parseRecord, SpfSyntaxError } from '../../spf/parseRecord';
import { findSenderByInclude } from '../mailHosts';

const ALL_TEXTS = {
  '+': 'Everybody else may send as you, too.',
  '?': 'Of everybody else nothing is said.',
  '~': 'Everybody else fails softly: marked, not refused.',
  '-': 'Everybody else fails.',
} as const;

/** Explains each term of an SPF record. */
export const explainSpf = (text: string): Evidence['parts'] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => ({ text: term, says: explainTerm(term) }));

function explainTerm(term: string): string {
  if (/^v=spf1$/i.test(term)) return 'This is an SPF record.';
  const { mechanism, redirect, exp } = parseTerm(term);
  if (redirect !== undefined)
    return `What ${redirect} publishes decides instead, where nothing here matches.`;
  if (exp !== undefined) return `What is said to who is refused stands at ${exp}.`;
  if (mechanism) return explainMechanism(mechanism);
  return /=/.test(term)
    ? 'Receivers pass over this one.'
    : 'Cannot be read: receivers stop here with an error.';
}

/** Parses a single term; an empty object if it is invalid. */
export function parseTerm(term: string): { mechanism?: Mechanism; redirect?: string; exp?: string } {
  try {
    const { mechanisms, redirect, exp } = parseRecord(`v=spf1 ${term}`);
    const [mechanism] = mechanisms;
    return {
      ...(mechanism && { mechanism }),
      ...(redirect !== undefined && { redirect }),
      ...(exp !== undefined && { exp }),
    };
  } catch (error) {
    if (error instanceof SpfSyntaxError) return {};
    throw error;
  }
}

function explainMechanism(mechanism: Mechanism): string {
  if (mechanism.name === 'all') return ALL_TEXTS[mechanism.qualifier];
  const verb = {
    '+': 'may send',
    '-': 'may not send',
    '~': 'should not send',
    '?': 'is neither allowed nor refused',
  }[mechanism.qualifier];
  const where = 'domain' in mechanism && mechanism.domain ? mechanism.domain : 'the domain';
  switch (mechanism.name) {
    case 'include':
      return `Whoever ${findSenderByInclude(mechanism.domain)?.name ?? mechanism.domain} sends through ${verb}. Costs a lookup.`;
    case 'a':
      return `The address of ${where} ${verb}. Costs a lookup.`;
    case 'mx':
      return `The mail servers of ${where} ${verb}. Costs a lookup.`;
    case 'exists':
      return 'A name made from the sender’s address decides. Costs a lookup.';
    case 'ptr':
      return 'Asks for the sender’s name. Slow, easily wrong and advised against. Costs a lookup.';
    default:
      return `${mechanism.network.toString()}/${mechanism.length} ${verb}.`;
  }
}
