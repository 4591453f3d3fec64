import { domainToUnicode } from 'node:url';
import type { ForgedDelivery, ForgedMessage } from '../../../tools/scans/contract';
import { type AppliedPolicy, findPolicy } from '../../dmarc/findPolicy';
import { isDmarc } from '../../dmarc/parseDmarc';
import { walkTree } from '../../dmarc/walkTree';
import type { Dns } from '../../dns/Dns';
import type { SpfVerdict } from '../../spf/checkHost';
import { isSpf } from '../../spf/parseRecord';
import { type Proposal, withTxtRecords } from '../advice/proposal';
import { checkForgedSender, FORGER_ADDRESS } from './checkForgedSender';
import { createLookalike } from './createLookalike';

export const UNKNOWN_OUTCOME = 'It couldn’t be checked.';

type AuthenticationResult = ForgedDelivery['spf'];

/** Simulates emails forged in the name of the domain, with its current and with the proposed records. */
export async function simulateForgeries({ domain, after }: Proposal, today: Dns): Promise<ForgedMessage[]> {
  const subdomain = `billing.${domain.name}`;
  const lookalike = createLookalike(domain.zone);
  const withForgerRecords = (dns: Dns) => withRecordsOfForger(dns, lookalike);
  const [exact, exactAfter, sub, subAfter, like, likeAfter] = await Promise.all([
    simulateDelivery(domain.name, today),
    simulateDelivery(domain.name, after),
    simulateDelivery(subdomain, today),
    simulateDelivery(subdomain, after),
    simulateDelivery(lookalike, withForgerRecords(today)),
    simulateDelivery(lookalike, withForgerRecords(after)),
  ]);
  return [
    { kind: 'exact', today: exact, after: exactAfter },
    { kind: 'subdomain', today: sub, after: subAfter },
    { kind: 'lookalike', today: toLookalikeDelivery(like), after: toLookalikeDelivery(likeAfter) },
  ];
}

/** An attacker who owns a lookalike domain publishes perfect records for it. */
const withRecordsOfForger = (dns: Dns, name: string): Dns =>
  withTxtRecords(dns, [
    { name, text: `v=spf1 ip4:${FORGER_ADDRESS} -all`, replaces: isSpf },
    { name: `_dmarc.${name}`, text: 'v=DMARC1; p=reject', replaces: isDmarc },
  ]);

const toLookalikeDelivery = (delivery: ForgedDelivery): ForgedDelivery => ({
  ...delivery,
  dkim: { lets: true, message: 'signed by its owner', why: 'The owner of a domain can sign for it.' },
  message:
    'The owner of a look-alike domain has their own records, so it passes. Your records can’t stop it, so train your team to spot it.',
});

async function simulateDelivery(domain: string, dns: Dns): Promise<ForgedDelivery> {
  const from = `accounts@${domainToUnicode(domain) || domain}`;
  const [verdict, steps, exists] = await Promise.all([
    checkForgedSender(domain, dns),
    walkTree(domain, dns),
    isKnown(domain, dns),
  ]);
  const policy = findPolicy(steps, exists);
  const isUnclear = !policy && steps.some(({ found }) => found === 'failed');
  const ends = getOutcome(verdict, policy, isUnclear);
  return {
    from,
    spf: getSpfResult(verdict),
    dkim: {
      lets: true,
      message: 'no signature',
      why: 'An attacker doesn’t have your key, but a missing signature alone doesn’t stop the email.',
    },
    dmarc: getDmarcResult(verdict, policy, isUnclear),
    ends,
    message: describeOutcome(ends, verdict, policy),
  };
}

async function isKnown(domain: string, dns: Dns): Promise<boolean> {
  const replies = await Promise.all([
    dns(domain, 'A'),
    dns(domain, 'AAAA'),
    dns(domain, 'MX'),
    dns(domain, 'TXT'),
  ]);
  return replies.some(({ state }) => state !== 'nxdomain');
}

function getOutcome(
  { result }: SpfVerdict,
  policy: AppliedPolicy | undefined,
  isUnclear: boolean,
): ForgedDelivery['ends'] {
  if (result === 'pass') return 'inbox';
  if (isUnclear || result === 'temperror') return 'unknown';
  if (policy?.effective === 'reject') return 'refused';
  if (policy?.effective === 'quarantine') return 'junk';
  // Without a DMARC policy, each receiver handles a hard SPF failure differently.
  return result === 'fail' ? 'unknown' : 'inbox';
}

function getSpfResult({ result, decidedBy, why }: SpfVerdict): AuthenticationResult {
  const term = decidedBy?.term ?? '';
  const colon = term && `${term}: `;
  switch (result) {
    case 'pass':
      return { lets: true, message: `${colon}passes`, why: 'The record allows this sender.' };
    case 'fail':
      return {
        lets: true,
        message: `${colon}fails`,
        why: 'The sender isn’t on the list. Most mail servers leave the decision to DMARC.',
      };
    case 'softfail':
      return { lets: true, message: `${colon}fails softly`, why: 'The sender is marked, but not rejected.' };
    case 'neutral':
      return {
        lets: true,
        message: `${colon}says nothing`,
        why: 'The record doesn’t say anything about other senders.',
      };
    case 'none':
      return { lets: true, message: 'no record', why: 'There’s no list of allowed senders.' };
    case 'permerror':
      return {
        lets: true,
        message: 'record in error',
        why: `Other mail servers can’t use it: ${why ?? 'it can’t be read'}.`,
      };
    default:
      return { lets: true, message: 'no answer', why: `It couldn’t be checked: ${why ?? 'no answer'}.` };
  }
}

function getDmarcResult(
  verdict: SpfVerdict,
  policy: AppliedPolicy | undefined,
  isUnclear: boolean,
): AuthenticationResult {
  if (isUnclear) return { lets: true, message: 'no answer', why: 'The name server didn’t answer.' };
  if (!policy) return { lets: true, message: 'no record', why: 'You have no policy.' };
  const message = `${policy.tag}=${policy.published}${policy.record.t ? '; t=y' : ''}`;
  if (verdict.result === 'pass')
    return { lets: true, message, why: 'SPF passes for the visible sender, so DMARC passes too.' };
  if (policy.effective === 'none')
    return { lets: true, message, why: 'Your policy says to deliver email that fails.' };
  return {
    lets: false,
    message,
    why:
      policy.effective === 'reject'
        ? 'Your policy says to reject email that fails.'
        : 'Your policy says to put email that fails in spam.',
  };
}

function describeOutcome(
  ends: ForgedDelivery['ends'],
  { result }: SpfVerdict,
  policy: AppliedPolicy | undefined,
): string {
  switch (ends) {
    case 'inbox':
      return result === 'pass'
        ? 'It passes as if it were yours and is delivered.'
        : `No check stops it: ${policy ? 'your policy says to deliver it' : 'you have no policy'}, so it’s delivered.`;
    case 'junk':
      return 'Mail servers that follow your policy put it in spam.';
    case 'refused':
      return `Mail servers that follow your policy reject it with error 550 5.7.1${policy?.record.rua.length ? ' and tell you in a report' : ''}.`;
    default:
      return result === 'fail'
        ? 'Each mail server decides. Some reject it, many put it in spam or deliver it.'
        : UNKNOWN_OUTCOME;
  }
}
