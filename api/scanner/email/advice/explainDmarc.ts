import type { Evidence } from '../../../tools/scans/contract';
import { ownValue } from '../../lookUp';
import { explainTags } from './explainTags';

const ACTIONS: Record<string, string> = {
  none: 'deliver it',
  quarantine: 'put it in spam',
  reject: 'reject it',
};

const TAGS: Record<string, string | ((value: string) => string)> = {
  v: 'This is a DMARC record.',
  p: (value) => explainPolicy('Email that fails', value),
  sp: (value) => explainPolicy('Email from subdomains that fails', value),
  np: (value) => explainPolicy('Email from subdomains that don’t exist', value),
  t: (value) =>
    value === 'y'
      ? 'Test mode: others apply one step less than the policy says.'
      : 'Not in test mode: the policy applies.',
  psd: (value) =>
    value === 'y'
      ? 'This name is a registry for other domains.'
      : value === 'n'
        ? 'This is the organization’s main domain.'
        : 'Other mail servers find the main domain themselves.',
  adkim: (value) =>
    value === 's'
      ? 'A signature counts only from exactly this domain.'
      : 'A signature from any subdomain counts.',
  aspf: (value) =>
    value === 's' ? 'SPF counts only for exactly this domain.' : 'SPF of any subdomain counts.',
  rua: (value) => `Daily summaries go to ${value.replace(/mailto:/gi, '')}.`,
  ruf: (value) =>
    `Single failures are reported to ${value.replace(/mailto:/gi, '')}, but few mail servers still do it.`,
  fo: 'Which failures are reported one by one.',
  pct: 'No longer part of the standard, so it’s ignored.',
  rf: 'No longer part of the standard, so it’s ignored.',
  ri: 'No longer part of the standard, so it’s ignored.',
};

const explainPolicy = (what: string, value: string) => {
  const action = ownValue(ACTIONS, value.toLowerCase());
  return action ? `${what}: ${action}.` : 'An unknown value, so it’s ignored.';
};

/** Explains each tag of a DMARC record. */
export const explainDmarc = (text: string): Evidence['parts'] =>
  explainTags(text, TAGS, 'Not a DMARC tag, so it’s ignored.', 'Cannot be read.');
