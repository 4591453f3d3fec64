import type { Evidence } from '../../../tools/scans/contract';
import { ownValue } from '../../lookUp';
import { explainTags } from './explainTags';

const ACTIONS: Record<string, string> = {
  none: 'deliver it as if nothing were wrong',
  quarantine: 'put it in junk',
  reject: 'refuse it',
};

const TAGS: Record<string, string | ((value: string) => string)> = {
  v: 'This is a DMARC record.',
  p: (value) => explainPolicy('Mail that fails', value),
  sp: (value) => explainPolicy('Mail from names below this one that fails', value),
  np: (value) => explainPolicy('Mail from names below this one that do not exist', value),
  t: (value) =>
    value === 'y'
      ? 'Testing: receivers do one step less than the policy says.'
      : 'Not testing: the policy is meant as it stands.',
  psd: (value) =>
    value === 'y'
      ? 'This name is a registry, under which others have their domains.'
      : value === 'n'
        ? 'This name is the top of its organisation.'
        : 'Receivers find the top of the organisation themselves.',
  adkim: (value) =>
    value === 's'
      ? 'A signature counts only from exactly this domain.'
      : 'A signature by any part of the domain counts.',
  aspf: (value) =>
    value === 's' ? 'SPF counts only for exactly this domain.' : 'SPF of any part of the domain counts.',
  rua: (value) => `Daily summaries go to ${value.replace(/mailto:/gi, '')}.`,
  ruf: (value) =>
    `Single failures are reported to ${value.replace(/mailto:/gi, '')}; few receivers still do.`,
  fo: 'Which failures are reported one by one.',
  pct: 'Removed from the standard: receivers pass over it.',
  rf: 'Removed from the standard: receivers pass over it.',
  ri: 'Removed from the standard: receivers pass over it.',
};

const explainPolicy = (what: string, value: string) => {
  const action = ownValue(ACTIONS, value.toLowerCase());
  return action ? `${what}: ${action}.` : 'A word that receivers do not know; it counts as absent.';
};

/** Explains each tag of a DMARC record. */
export const explainDmarc = (text: string): Evidence['parts'] =>
  explainTags(text, TAGS, 'No tag of DMARC; receivers pass over it.', 'Cannot be read.');
