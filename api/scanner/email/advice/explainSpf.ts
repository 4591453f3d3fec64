import type { Evidence } from '../../../tools/scans/contract';
import { type Mechanism, parseRecord, SpfSyntaxError } from '../../spf/parseRecord';
import { findSenderByInclude } from '../mailHosts';

const ALL_TEXTS = {
  '+': 'Everyone else may send as you, too.',
  '?': 'It doesn’t say anything about others.',
  '~': 'Everyone else fails softly: marked, not rejected.',
  '-': 'Everyone else fails.',
} as const;

/** Explains each term of an SPF record. */
export const explainSpf = (text: string): Evidence['parts'] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => ({ text: term, message: explainTerm(term) }));

function explainTerm(term: string): string {
  if (/^v=spf1$/i.test(term)) return 'This is an SPF record.';
  const { mechanism, redirect, exp } = parseTerm(term);
  if (redirect !== undefined) return `What ${redirect} decides if nothing here matches.`;
  if (exp !== undefined) return `The explanation for rejected senders is at ${exp}.`;
  if (mechanism) return explainMechanism(mechanism);
  return /=/.test(term)
    ? 'Other mail servers ignore this one.'
    : 'Can’t be read, so the check stops here with an error.';
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
    '?': 'is neither allowed nor rejected',
  }[mechanism.qualifier];
  const where = 'domain' in mechanism && mechanism.domain ? mechanism.domain : 'the domain';
  switch (mechanism.name) {
    case 'include':
      return `Every server of ${findSenderByInclude(mechanism.domain)?.name ?? mechanism.domain} ${verb}. Uses one lookup.`;
    case 'a':
      return `The address of ${where} ${verb}. Uses one lookup.`;
    case 'mx':
      return `The mail servers of ${where} ${verb}. Uses one lookup.`;
    case 'exists':
      return 'A name built from the sender’s address decides. Uses one lookup.';
    case 'ptr':
      return 'Looks up the sender’s name. Slow and unreliable. Uses one lookup.';
    default:
      return `${mechanism.network.toString()}/${mechanism.length} ${verb}.`;
  }
}
