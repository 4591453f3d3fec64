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

export const UNKNOWN_OUTCOME = 'It could not be found out.';

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
  dkim: { lets: true, says: 'signed by its owner', why: 'Whoever owns a domain can sign for it.' },
  says: 'Whoever buys this name publishes records of its own, and passes. Yours do not reach it: watch for such names and teach people to read them.',
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
      says: 'no signature',
      why: 'A stranger has no key of yours, and a missing signature alone stops nothing.',
    },
    dmarc: getDmarcResult(verdict, policy, isUnclear),
    ends,
    says: describeOutcome(ends, verdict, policy),
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
  if (policy?.asks === 'reject') return 'refused';
  if (policy?.asks === 'quarantine') return 'junk';
  // Without a DMARC policy, each receiver handles a hard SPF failure differently.
  return result === 'fail' ? 'unknown' : 'inbox';
}

function getSpfResult({ result, decidedBy, why }: SpfVerdict): AuthenticationResult {
  const term = decidedBy?.term ?? '';
  const colon = term && `${term}: `;
  switch (result) {
    case 'pass':
      return { lets: true, says: `${colon}passes`, why: 'The record lets this stranger send.' };
    case 'fail':
      return {
        lets: true,
        says: `${colon}fails`,
        why: 'The stranger is not on the list. Most receivers note it and leave the decision to DMARC.',
      };
    case 'softfail':
      return { lets: true, says: `${colon}fails softly`, why: 'The stranger is marked, not refused.' };
    case 'neutral':
      return { lets: true, says: `${colon}says nothing`, why: 'The record has no opinion on strangers.' };
    case 'none':
      return { lets: true, says: 'no record', why: 'Nothing says who may send.' };
    case 'permerror':
      return {
        lets: true,
        says: 'record in error',
        why: `Receivers cannot use it: ${why ?? 'it cannot be read'}.`,
      };
    default:
      return { lets: true, says: 'no answer', why: `It could not be found out: ${why ?? 'no answer'}.` };
  }
}

function getDmarcResult(
  verdict: SpfVerdict,
  policy: AppliedPolicy | undefined,
  isUnclear: boolean,
): AuthenticationResult {
  if (isUnclear)
    return { lets: true, says: 'no answer', why: 'The name server did not say what the owner asks.' };
  if (!policy) return { lets: true, says: 'no record', why: 'The owner asks for nothing.' };
  const says = `${policy.tag}=${policy.says}${policy.record.t ? '; t=y' : ''}`;
  if (verdict.result === 'pass')
    return { lets: true, says, why: 'SPF passes for the name that people see, so DMARC does.' };
  if (policy.asks === 'none') return { lets: true, says, why: 'Receivers are asked to deliver what fails.' };
  return {
    lets: false,
    says,
    why:
      policy.asks === 'reject'
        ? 'Receivers are asked to refuse what fails.'
        : 'Receivers are asked to put what fails in junk.',
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
        ? 'It passes as if it were yours, and is delivered.'
        : `Every valve is open: ${policy ? 'the owner asks for delivery' : 'nobody asks for anything else'}, so it is delivered.`;
    case 'junk':
      return 'Receivers that honour the policy put it in junk.';
    case 'refused':
      return `Receivers that honour the policy refuse it at the door, 550 5.7.1${policy?.record.rua.length ? ', and say so in a report' : ''}.`;
    default:
      return result === 'fail'
        ? 'Each receiver decides for itself: some refuse it, many put it in junk or deliver it.'
        : UNKNOWN_OUTCOME;
  }
}
