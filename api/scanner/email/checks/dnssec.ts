import type { Probe } from '../../Check';
import { getDnssecStatus, hasBrokenSignature } from '../../dns/dnssecStatus';
import { getDnssecSteps } from '../advice/dnsHosts';
import { createEvidence, type Inspection, type Outcome, unansweredOutcome } from '../inspection';
import { getMailDomain, type MailDomain } from '../mailDomain';

const WEIGHT = 5;
const PARTIAL_POINTS = 2;

/** Whether DNS answers about the domain can be forged. */
export const dnssec: Inspection = {
  check: 'dnssec',
  title: 'DNSSEC',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const name = subject.ascii;
    const signing = await getDnssecStatus(name, probe.resolver);
    switch (signing.state) {
      case 'signed': {
        const broken = await findBrokenRecord(name, probe);
        return broken ? bogus(name, broken) : signed(name);
      }
      case 'bogus':
        return bogus(name);
      case 'unknown':
        return unansweredOutcome(signing.question, signing.why);
      case 'unchecked':
        return unansweredOutcome(signing.zone, UNCHECKED);
      default:
        return unsigned(await getMailDomain(subject, probe), signing.state === 'half done');
    }
  },
};

const UNCHECKED = 'there’s a DS record at the parent, but the resolver doesn’t confirm the answer';

const signed = (name: string): Outcome => ({
  state: 'pass',
  earned: WEIGHT,
  headline: 'Signed, and the signatures are valid',
  why: 'Nobody can change DNS answers about your domain unnoticed.',
  evidence: [createEvidence(name, 'the resolver confirms the answer (AD)')],
});

const RECORD_TYPES = ['MX', 'TXT', 'A', 'AAAA'] as const;

/** The first record needed for email whose signature is broken although the zone's is valid. */
async function findBrokenRecord(name: string, probe: Probe): Promise<string | undefined> {
  const queries = [...RECORD_TYPES.map((type) => [name, type] as const), [`_dmarc.${name}`, 'TXT'] as const];
  const broken = await Promise.all(
    queries.map(
      async ([at, type]) => (await hasBrokenSignature(at, type, probe.resolver)) && `${at} ${type}`,
    ),
  );
  return broken.find((one) => one !== false);
}

const bogus = (name: string, what = name): Outcome => ({
  state: 'fail',
  earned: 0,
  headline:
    what === name ? 'Signed, and the signatures are broken' : 'Signed, but not every signature is valid',
  why:
    what === name
      ? 'Many networks check signatures and get no answer about your domain. Their email doesn’t reach you, and they can’t open your website.'
      : `Many networks check signatures and get no answer about ${what}, which your email needs.`,
  evidence: [createEvidence(what, 'SERVFAIL; an answer comes once signatures are not checked (CD)')],
  advice:
    'Today, compare the DS record at your registrar with the keys at your DNS host. If they don’t match, remove the DS record.',
});

function unsigned(domain: MailDomain, isHalfDone: boolean): Outcome {
  const evidence = [createEvidence(domain.zone, 'no DS record at the parent')];
  const advice = isHalfDone
    ? 'Copy the DS record from your DNS host to your registrar.'
    : getDnssecSteps(domain.dnsHost);
  if (domain.isParked)
    return {
      state: 'warn',
      earned: WEIGHT,
      headline: 'Not signed, and not scored without email',
      why: 'This domain doesn’t use email, so you lose no points.',
      evidence,
      advice,
    };
  return {
    state: isHalfDone ? 'warn' : 'fail',
    earned: isHalfDone ? PARTIAL_POINTS : 0,
    headline: isHalfDone ? 'Signed, but the registrar doesn’t have the DS record' : 'DNS isn’t signed',
    why: isHalfDone
      ? 'The keys are published, but they have no effect without a DS record at your registrar.'
      : 'Attackers can fake DNS answers about your domain and redirect your email.',
    evidence,
    advice,
  };
}
