import type { Evidence, Fix } from '../../../tools/scans/contract';
import type { SpfVerdict } from '../../spf/checkHost';
import { explainSpf, parseTerm } from '../advice/explainSpf';
import { NOW, recordFix } from '../advice/fixes';
import { getStageIndex, planRollout } from '../advice/planRollout';
import { createProposal, type Proposal } from '../advice/proposal';
import { checkForgedSender } from '../forgery/checkForgedSender';
import {
  createEvidence,
  type Inspection,
  type Outcome,
  unansweredOutcome,
  unknownOutcome,
} from '../inspection';

const WEIGHT = 20;
const MAX_LOOKUPS = 10;
const MAX_SHOWN = 12;
const POINTS = { fail: 20, softfail: 14, neutral: 6, permerror: 4 };
const PTR_DEDUCTION = 2;

/** Who may send as the domain, and what happens to other senders. */
export const spf: Inspection = {
  check: 'spf',
  title: 'SPF',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const name = subject.ascii;
    const [txt, proposal, verdict] = await Promise.all([
      probe.dns(name, 'TXT'),
      createProposal(subject, probe),
      checkForgedSender(name, probe.dns),
    ]);
    if (txt.state === 'failed') return unansweredOutcome(name, txt.why);
    const outcome = evaluate(verdict, proposal);
    const isComplete = outcome.state === 'pass' || outcome.state === 'unknown';
    return { ...outcome, fixes: isComplete ? [] : [createFix(verdict, proposal, probe.now)] };
  },
};

function evaluate(verdict: SpfVerdict, proposal: Proposal): Outcome {
  const evidence = listEvidence(verdict, proposal);
  const { result, why = '' } = verdict;
  if (result === 'temperror')
    return unknownOutcome('A part of the record didn’t answer', [
      ...evidence,
      createEvidence('Stopped at', why),
    ]);
  if (proposal.spf.length > 1)
    return {
      ...failed('Several records, so none is used', 0, evidence),
      why: 'A domain may have only one SPF record. With several, none of them works.',
      advice: 'Delete them all, and add the one below, which combines them.',
    };
  if (result === 'none')
    return {
      ...failed('Not published', 0, [createEvidence(proposal.domain.name, 'no SPF record')]),
      why: 'Nothing says which servers may send email for you, so anyone can.',
      advice: 'Add one DNS record that lists your senders and rejects all others.',
    };
  if (result === 'permerror')
    return {
      ...failed('The record has an error', POINTS.permerror, [
        ...evidence,
        createEvidence('Stopped at', why),
      ]),
      why: `Other mail servers can’t use it: ${why}. Some of your email may be rejected.`,
      advice: getErrorAdvice(why),
    };
  if (result === 'pass')
    return {
      ...failed('Anyone may send email as you', 0, evidence),
      why: `${verdict.decidedBy?.term ?? 'The record'} allows any server, which is worse than no record: spoofed email looks genuine.`,
      advice: 'End the record with -all, and list only the services you use.',
    };
  return rateEnding(result, verdict, evidence);
}

function rateEnding(
  result: 'fail' | 'softfail' | 'neutral',
  verdict: SpfVerdict,
  evidence: Evidence[],
): Outcome {
  const usesPtr = verdict.records.some(({ text }) => listMechanisms(text).includes('ptr'));
  const earned = POINTS[result] - (usesPtr ? PTR_DEDUCTION : 0);
  const lookups = `${verdict.lookups} of ${MAX_LOOKUPS} lookups used.`;
  const isNearLimit = verdict.lookups >= MAX_LOOKUPS - 1;
  const texts = {
    fail: ['One record that rejects others', 'Everyone else fails.'],
    softfail: [
      'One record that only marks others',
      'The ~all ending only marks other senders and doesn’t reject them.',
    ],
    neutral: [
      'One record without a decision about others',
      'It lists your senders but doesn’t say what to do with others.',
    ],
  }[result];
  const ptr = usesPtr ? ' It uses ptr, which is slow and unreliable.' : '';
  const tight = isNearLimit ? ' One more service may break it, because only ten lookups are allowed.' : '';
  return {
    state: earned === WEIGHT ? 'pass' : 'warn',
    earned,
    headline: usesPtr ? `${texts[0]}, with ptr` : (texts[0] ?? ''),
    why: `${lookups} ${texts[1]}${ptr}${tight}`,
    evidence,
    advice:
      result === 'fail'
        ? usesPtr
          ? 'Replace ptr with the addresses you need.'
          : ''
        : 'End the record with -all when every sender is listed.',
  };
}

const failed = (headline: string, earned: number, evidence: Evidence[]): Outcome => ({
  state: 'fail',
  earned,
  headline,
  why: '',
  evidence,
});

function getErrorAdvice(why: string): string {
  if (/lookups are needed/.test(why))
    return 'Remove services you no longer use, or replace an include with its addresses.';
  if (/find nothing/.test(why)) return 'Remove names that no longer exist.';
  return 'Fix or remove this part.';
}

const listMechanisms = (text: string) => text.split(/\s+/).map((term) => parseTerm(term).mechanism?.name);

function listEvidence({ records, lookups, voidLookups }: SpfVerdict, { domain, spf }: Proposal): Evidence[] {
  const own = spf.map((text) => createEvidence(domain.name, text, explainSpf(text)));
  const others = records
    .slice(1, MAX_SHOWN)
    .map((record) => createEvidence(record.domain, record.text, explainSpf(record.text)));
  const counts = createEvidence(
    'Lookups',
    `${lookups} of ${MAX_LOOKUPS}, ${voidLookups} of 2 that found nothing`,
  );
  return [...own, ...others, ...(own.length ? [counts] : [])];
}

/** A stricter ending waits until reports have shown every sender; an error is fixed at once. */
function createFix({ result }: SpfVerdict, proposal: Proposal, now: Date): Fix {
  const { domain, betterSpf } = proposal;
  const canWait = !domain.isUnused && (result === 'softfail' || result === 'neutral');
  const current = getStageIndex(proposal.policy) ?? 0;
  const rehearsal = planRollout(proposal, now).find(({ title }) => title === 'Test');
  const waits = canWait && current === 0 && rehearsal !== undefined && rehearsal.week > 0;
  return recordFix(domain, {
    name: domain.name,
    value: betterSpf,
    due: waits ? `week ${rehearsal.week}` : NOW,
    note: domain.isUnused
      ? 'Says that nobody sends email from this domain.'
      : waits
        ? 'Only after two weeks of reports show no other sender. Replaces your current SPF record.'
        : 'Check that it lists every service you send email with before you add it.',
  });
}
