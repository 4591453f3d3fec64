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

const UNCHECKED = 'a DS record stands at the parent, but the resolver does not vouch for the answer';

const signed = (name: string): Outcome => ({
  state: 'pass',
  earned: WEIGHT,
  headline: 'Signed, and the signatures hold',
  why: 'Answers about your domain cannot be changed on their way without being noticed.',
  evidence: [createEvidence(name, 'the resolver vouches for the answer (AD)')],
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
  headline: what === name ? 'Signed, and the signatures are broken' : 'Signed, but not every signature holds',
  why:
    what === name
      ? 'Everybody who checks signatures gets no answer at all about your domain: no mail arrives from them and no page opens.'
      : `Everybody who checks signatures gets no answer about ${what}, on which your mail depends.`,
  evidence: [createEvidence(what, 'SERVFAIL; an answer comes once signatures are not checked (CD)')],
  advice:
    'Today: compare the DS record at the registrar with the keys at the DNS host. If they do not match, take the DS record out.',
});

function unsigned(domain: MailDomain, isHalfDone: boolean): Outcome {
  const evidence = [createEvidence(domain.zone, 'no DS record at the parent')];
  const advice = isHalfDone
    ? 'Hand the DS record that your DNS host shows to the registrar.'
    : getDnssecSteps(domain.dnsHost);
  if (domain.isParked)
    return {
      state: 'warn',
      earned: WEIGHT,
      headline: 'Zone is not signed; not counted without mail',
      why: 'No mail depends on these answers, so nothing is taken off.',
      evidence,
      advice,
    };
  return {
    state: isHalfDone ? 'warn' : 'fail',
    earned: isHalfDone ? PARTIAL_POINTS : 0,
    headline: isHalfDone ? 'Signed, but the registrar does not know' : 'Zone is not signed',
    why: isHalfDone
      ? 'The keys are published, but without a DS record at the parent nobody can rely on them.'
      : 'Answers about your domain can be forged on the way.',
    evidence,
    advice,
  };
}
