import { domainToUnicode } from 'node:url';
import type { ForgedDelivery, ForgedMessage } from '../../tools/scans/contract';
import { isDmarc } from '../dmarc/parseDmarc';
import { type AppliedPolicy, policyFor } from '../dmarc/policyFor';
import { walkTree } from '../dmarc/walkTree';
import type { Dns } from '../dns/Dns';
import type { SpfVerdict } from '../spf/checkHost';
import { isSpf } from '../spf/parseRecord';
import { lookalikeOf } from './lookalike';
import { type Proposal, withTexts } from './proposal';
import { STRANGER, strangerAt } from './stranger';

export const NOT_FOUND_OUT = 'It could not be found out.';

type Valve = ForgedDelivery['spf'];

/** What becomes of a mail that a stranger writes in the name of the domain, by the records as they stand and as they are proposed. */
export async function forgeriesOf({ domain, after }: Proposal, today: Dns): Promise<ForgedMessage[]> {
  const below = `billing.${domain.name}`;
  const alike = lookalikeOf(domain.zone);
  const foreign = (dns: Dns) => ownedByStranger(dns, alike);
  const [exact, exactAfter, sub, subAfter, like, likeAfter] = await Promise.all([
    wayOf(domain.name, today),
    wayOf(domain.name, after),
    wayOf(below, today),
    wayOf(below, after),
    wayOf(alike, foreign(today)),
    wayOf(alike, foreign(after)),
  ]);
  return [
    { kind: 'exact', today: exact, after: exactAfter },
    { kind: 'subdomain', today: sub, after: subAfter },
    { kind: 'lookalike', today: asBought(like), after: asBought(likeAfter) },
  ];
}

/** Who buys a name to forge with publishes flawless records for it. */
const ownedByStranger = (dns: Dns, name: string): Dns =>
  withTexts(dns, [
    { name, text: `v=spf1 ip4:${STRANGER} -all`, replaces: isSpf },
    { name: `_dmarc.${name}`, text: 'v=DMARC1; p=reject', replaces: isDmarc },
  ]);

const asBought = (way: ForgedDelivery): ForgedDelivery => ({
  ...way,
  dkim: { lets: true, says: 'signed by its owner', why: 'Whoever owns a domain can sign for it.' },
  says: 'Whoever buys this name publishes records of its own, and passes. Yours do not reach it: watch for such names and teach people to read them.',
});

async function wayOf(domain: string, dns: Dns): Promise<ForgedDelivery> {
  const from = `accounts@${domainToUnicode(domain) || domain}`;
  const [verdict, steps, exists] = await Promise.all([
    strangerAt(domain, dns),
    walkTree(domain, dns),
    isKnown(domain, dns),
  ]);
  const policy = policyFor(steps, exists);
  const isUnclear = !policy && steps.some(({ found }) => found === 'failed');
  const ends = endOf(verdict, policy, isUnclear);
  return {
    from,
    spf: spfValve(verdict),
    dkim: {
      lets: true,
      says: 'no signature',
      why: 'A stranger has no key of yours, and a missing signature alone stops nothing.',
    },
    dmarc: dmarcValve(verdict, policy, isUnclear),
    ends,
    says: saysOf(ends, verdict, policy),
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

function endOf(
  { result }: SpfVerdict,
  policy: AppliedPolicy | undefined,
  isUnclear: boolean,
): ForgedDelivery['ends'] {
  if (result === 'pass') return 'inbox';
  if (isUnclear || result === 'temperror') return 'unknown';
  if (policy?.asks === 'reject') return 'refused';
  if (policy?.asks === 'quarantine') return 'junk';
  // Nobody asks for anything; a hard failure is handled by each receiver in its own way.
  return result === 'fail' ? 'unknown' : 'inbox';
}

function spfValve({ result, decidedBy, why }: SpfVerdict): Valve {
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

function dmarcValve(verdict: SpfVerdict, policy: AppliedPolicy | undefined, isUnclear: boolean): Valve {
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

function saysOf(
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
        : NOT_FOUND_OUT;
  }
}
