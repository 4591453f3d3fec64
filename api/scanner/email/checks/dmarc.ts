import type { Evidence, Fix } from '../../../tools/scans/contract';
import type { Probe } from '../../Check';
import type { AppliedPolicy } from '../../dmarc/findPolicy';
import type { DmarcPolicy } from '../../dmarc/parseDmarc';
import type { DmarcStep } from '../../dmarc/walkTree';
import { explainDmarc } from '../advice/explainDmarc';
import { NOW } from '../advice/fixes';
import { getStageIndex, planRollout } from '../advice/planRollout';
import { createProposal, type Proposal } from '../advice/proposal';
import { createConsentFix, findUnauthorizedTargets } from '../advice/reportConsent';
import { createEvidence, type Inspection, type Outcome, roundPoints, unansweredOutcome } from '../inspection';

const WEIGHT = 35;
/** Points per effective policy, before deductions. */
const POINTS = { reject: 35, quarantine: 25, rehearsed: 15, heard: 15, unheard: 10 };

/** What receivers are asked to do with failing email, and whether reports are sent. */
export const dmarc: Inspection = {
  check: 'dmarc',
  title: 'DMARC',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const proposal = await createProposal(subject, probe);
    const { steps, policy } = proposal;
    const [failed] = steps.filter(({ found }) => found === 'failed');
    // The nearest record applies: a record further up says nothing while a nearer one is unknown.
    if (
      failed &&
      (!policy || steps.indexOf(failed) < steps.findIndex(({ domain }) => domain === policy.domain))
    )
      return unansweredOutcome(`_dmarc.${failed.domain}`, await getFailure(failed, probe));
    const evidence = listEvidence(proposal);
    const fixes = getNextFix(proposal, probe.now);
    return policy
      ? evaluate(proposal, policy, evidence, fixes, probe)
      : missingPolicy(steps, evidence, fixes);
  },
};

async function getFailure({ domain }: DmarcStep, probe: Probe): Promise<string> {
  const reply = await probe.dns(`_dmarc.${domain}`, 'TXT');
  return reply.state === 'failed' ? reply.why : '';
}

function missingPolicy(steps: readonly DmarcStep[], evidence: Evidence[], fixes: Fix[]): Outcome {
  const isDouble = steps.some(({ found }) => found === 'several');
  const isEmpty = steps.some(({ found }) => found === 'record');
  return {
    state: 'fail',
    earned: 0,
    headline: isDouble
      ? 'Several records, so none counts'
      : isEmpty
        ? 'A record without a policy'
        : 'Not published',
    why: isDouble
      ? 'Receivers discard all of several DMARC records. Mail in your name is treated as if you had none.'
      : isEmpty
        ? 'Without a policy that can be read, and without an address for reports, receivers pass over the record.'
        : 'Receivers are told nothing about mail that pretends to be yours, so they deliver it.',
    evidence,
    advice: isDouble ? 'Delete all of them but one.' : 'Publish the first record of the flight plan.',
    fixes,
  };
}

async function evaluate(
  proposal: Proposal,
  policy: AppliedPolicy,
  evidence: Evidence[],
  fixes: Fix[],
  probe: Probe,
): Promise<Outcome> {
  const unauthorized = await findUnauthorizedTargets(policy, probe);
  const weak = findWeaknesses(proposal, policy, unauthorized);
  const earned = roundPoints(getPoints(policy) - weak.reduce((total, { costs }) => total + costs, 0));
  const isComplete = policy.asks === 'reject' && earned === WEIGHT;
  const consentFixes = unauthorized.map((target) => createConsentFix(proposal, policy, target));
  const isFixedElsewhere = policy.asks === 'reject' && weak.every(({ isElsewhere }) => isElsewhere);
  return {
    state: isComplete ? 'pass' : 'warn',
    earned,
    headline: writeHeadline(policy, weak),
    why: [describePolicy(policy), ...weak.map(({ says }) => says)].join(' '),
    evidence: [
      ...evidence,
      ...unauthorized.map((name) => createEvidence(name, 'does not accept reports about this domain')),
    ],
    advice: isComplete
      ? ''
      : policy.asks === 'reject'
        ? 'Mend what is named here; the policy itself is right.'
        : 'Raise to p=reject along the flight plan.',
    fixes: isComplete ? [] : isFixedElsewhere ? consentFixes : [...fixes, ...consentFixes],
  };
}

function getPoints(policy: AppliedPolicy): number {
  if (policy.asks === 'none' && policy.says === 'quarantine') return POINTS.rehearsed;
  if (policy.asks !== 'none') return POINTS[policy.asks];
  return policy.record.rua.length ? POINTS.heard : POINTS.unheard;
}

interface Weakness {
  costs: number;
  says: string;
  headline: string;
  /** Fixed at another domain. */
  isElsewhere?: boolean;
}

function findWeaknesses(
  { domain, steps }: Proposal,
  policy: AppliedPolicy,
  unauthorized: readonly string[],
): Weakness[] {
  const { record, asks } = policy;
  const found: Weakness[] = [];
  const addIf = (holds: boolean, weakness: Weakness) => holds && found.push(weakness);
  const isOwn = policy.domain === domain.name;
  const subdomains = (isOwn && record.sp) || asks;
  const nonexistent = (isOwn && (record.np ?? record.sp)) || asks;
  addIf(isWeaker(subdomains, asks), {
    costs: subdomains === 'none' ? 10 : 4,
    headline: 'but names below it are left open',
    says: `For names below this one the record asks for less: sp=${subdomains}. A stranger takes one of those.`,
  });
  addIf(!isWeaker(subdomains, asks) && isWeaker(nonexistent, asks), {
    costs: nonexistent === 'none' ? 6 : 3,
    headline: 'but made-up names below it are left open',
    says: `For names that do not exist the record asks for less: np=${nonexistent}. A stranger makes one up.`,
  });
  addIf(asks !== 'none' && !record.rua.length && !domain.isParked, {
    costs: 3,
    headline: 'without reports',
    says: 'It names no address for reports, so nobody sees who sends as you.',
  });
  addIf(unauthorized.length > 0, {
    costs: 2,
    isElsewhere: true,
    headline: 'reports that nobody accepts',
    says: `${unauthorized.join(', ')} has not said that it takes reports about this domain, so receivers send none.`,
  });
  addIf(record.faulty.length > 0, {
    costs: 1,
    headline: 'with a part that cannot be read',
    says: `Receivers cannot read ${record.faulty.join(', ')} and pass over it.`,
  });
  addIf(record.removed.length > 0, {
    costs: 0,
    headline: '',
    says: `${record.removed.join(', ')} was removed from the standard and means nothing any more.`,
  });
  addIf(
    steps.some((step) => step.found === 'several'),
    {
      costs: 3,
      headline: 'next to records that are discarded',
      says: 'A name on the way has several records; receivers discard those.',
    },
  );
  return found;
}

const RANK: Record<DmarcPolicy, number> = { none: 0, quarantine: 1, reject: 2 };
const isWeaker = (one: DmarcPolicy, other: DmarcPolicy) => RANK[one] < RANK[other];

function writeHeadline({ asks, says, record }: AppliedPolicy, weak: readonly Weakness[]): string {
  const base =
    asks === 'reject'
      ? 'Forgeries are to be refused'
      : asks === 'quarantine'
        ? 'Forgeries are to go to junk'
        : says === 'quarantine'
          ? 'Rehearsed, but asks for nothing yet'
          : 'Published, but asks for nothing';
  const [first] = weak.filter(({ costs }) => costs > 0);
  return first && (asks !== 'none' || record.rua.length) ? `${base}, ${first.headline}` : base;
}

function describePolicy({ asks, record, domain, tag, says }: AppliedPolicy): string {
  const by = tag === 'p' ? '' : ` What ${domain} says of names below it decides here: ${tag}=${says}.`;
  if (asks === 'reject') return `Receivers are asked to refuse mail that fails.${by}`;
  if (asks === 'quarantine')
    return record.t
      ? `Testing (t=y) lowers the policy by one step: junk instead of refusal.${by}`
      : `Mail that fails is put in junk, where people still find it.${by}`;
  if (says === 'quarantine') return `Testing (t=y) lowers the policy by one step: it is delivered.${by}`;
  const withoutReports = record.rua.length ? '' : ' No report address, so nobody sees who sends as you.';
  return `The policy tells receivers to deliver mail that fails.${withoutReports}${by}`;
}

function listEvidence({ steps }: Proposal): Evidence[] {
  const shown = steps.filter(({ found }) => found !== 'nothing');
  if (!shown.length) return [createEvidence(`_dmarc.${steps[0]?.domain ?? ''}`, 'no record')];
  return shown.map(({ domain, found, text = '' }) =>
    found === 'record'
      ? createEvidence(`_dmarc.${domain}`, text, explainDmarc(text))
      : createEvidence(
          `_dmarc.${domain}`,
          found === 'several' ? 'several records, all discarded' : 'no answer',
        ),
  );
}

/** The record of the next rollout stage; of the current one while no reports are sent. */
function getNextFix(proposal: Proposal, now: Date): Fix[] {
  const stages = planRollout(proposal, now);
  const current = getStageIndex(proposal.policy);
  const hasNoReports = !proposal.policy?.record.rua.length;
  const next =
    proposal.domain.isUnused || current === undefined
      ? 0
      : hasNoReports || current === 3
        ? current
        : current + 1;
  const stage = stages[next];
  if (!stage) return [];
  const first = hasNoReports && current !== undefined && current < 3;
  const note = proposal.domain.isUnused
    ? 'Nobody mails as this domain: refuse everything at once.'
    : first
      ? 'Replace today. Starts the reports; changes nothing else.'
      : current === undefined
        ? 'Publish today. Starts the reports; changes nothing else.'
        : 'Replaces the DMARC record that stands there.';
  return [
    {
      ...stage.record,
      due: next === current || current === undefined ? NOW : stage.record.due,
      note: replaceNote(note, stage.record),
    },
  ];
}

const replaceNote = (note: string, { note: old }: Fix) =>
  old.replace('Replaces the DMARC record that stands there.', note);
