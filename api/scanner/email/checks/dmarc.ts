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
      ? 'Several records, so none is used'
      : isEmpty
        ? 'A record without a policy'
        : 'Not published',
    why: isDouble
      ? 'With several DMARC records, other mail servers ignore all of them, as if you had none.'
      : isEmpty
        ? 'The record has no valid policy and no address for reports, so other mail servers ignore it.'
        : 'Without DMARC, other mail servers don’t know what to do with spoofed email in your name, so they deliver it.',
    evidence,
    advice: isDouble ? 'Delete all but one.' : 'Add the first record of the plan below to your DNS.',
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
  const isComplete = policy.effective === 'reject' && earned === WEIGHT;
  const consentFixes = unauthorized.map((target) => createConsentFix(proposal, policy, target));
  const isFixedElsewhere = policy.effective === 'reject' && weak.every(({ isElsewhere }) => isElsewhere);
  return {
    state: isComplete ? 'pass' : 'warn',
    earned,
    headline: writeHeadline(policy, weak),
    why: [describePolicy(policy), ...weak.map(({ message }) => message)].join(' '),
    evidence: [
      ...evidence,
      ...unauthorized.map((name) => createEvidence(name, 'doesn’t accept reports about this domain')),
    ],
    advice: isComplete
      ? ''
      : policy.effective === 'reject'
        ? 'Fix what’s listed here. The policy itself is right.'
        : 'Follow the plan below to p=reject.',
    fixes: isComplete ? [] : isFixedElsewhere ? consentFixes : [...fixes, ...consentFixes],
  };
}

function getPoints(policy: AppliedPolicy): number {
  if (policy.effective === 'none' && policy.published === 'quarantine') return POINTS.rehearsed;
  if (policy.effective !== 'none') return POINTS[policy.effective];
  return policy.record.rua.length ? POINTS.heard : POINTS.unheard;
}

interface Weakness {
  costs: number;
  message: string;
  headline: string;
  /** Fixed at another domain. */
  isElsewhere?: boolean;
}

function findWeaknesses(
  { domain, steps }: Proposal,
  policy: AppliedPolicy,
  unauthorized: readonly string[],
): Weakness[] {
  const { record, effective } = policy;
  const found: Weakness[] = [];
  const addIf = (holds: boolean, weakness: Weakness) => holds && found.push(weakness);
  const isOwn = policy.domain === domain.name;
  const subdomains = (isOwn && record.sp) || effective;
  const nonexistent = (isOwn && (record.np ?? record.sp)) || effective;
  addIf(isWeaker(subdomains, effective), {
    costs: subdomains === 'none' ? 10 : 4,
    headline: 'but subdomains can be spoofed',
    message: `The policy for subdomains is weaker: sp=${subdomains}. Attackers can use a subdomain.`,
  });
  addIf(!isWeaker(subdomains, effective) && isWeaker(nonexistent, effective), {
    costs: nonexistent === 'none' ? 6 : 3,
    headline: 'but invented subdomains can be spoofed',
    message: `The policy for subdomains that don’t exist is weaker: np=${nonexistent}. Attackers can invent one.`,
  });
  addIf(effective !== 'none' && !record.rua.length && !domain.isParked, {
    costs: 3,
    headline: 'without reports',
    message: 'It has no address for reports, so you don’t see who sends email as you.',
  });
  addIf(unauthorized.length > 0, {
    costs: 2,
    isElsewhere: true,
    headline: 'reports that nobody accepts',
    message: `${unauthorized.join(', ')} hasn’t agreed to receive reports about this domain, so nobody sends them.`,
  });
  addIf(record.faulty.length > 0, {
    costs: 1,
    headline: 'with a part that can’t be read',
    message: `Other mail servers can’t read ${record.faulty.join(', ')} and ignore it.`,
  });
  addIf(record.removed.length > 0, {
    costs: 0,
    headline: '',
    message: `${record.removed.join(', ')} is no longer part of the standard and has no effect.`,
  });
  addIf(
    steps.some((step) => step.found === 'several'),
    {
      costs: 3,
      headline: 'next to records that are ignored',
      message: 'A parent domain has several records, which other mail servers ignore.',
    },
  );
  return found;
}

const RANK: Record<DmarcPolicy, number> = { none: 0, quarantine: 1, reject: 2 };
const isWeaker = (one: DmarcPolicy, other: DmarcPolicy) => RANK[one] < RANK[other];

function writeHeadline({ effective, published, record }: AppliedPolicy, weak: readonly Weakness[]): string {
  const base =
    effective === 'reject'
      ? 'Spoofed email is rejected'
      : effective === 'quarantine'
        ? 'Spoofed email goes to spam'
        : published === 'quarantine'
          ? 'In test mode, blocks nothing yet'
          : 'Published, but blocks nothing';
  const [first] = weak.filter(({ costs }) => costs > 0);
  return first && (effective !== 'none' || record.rua.length) ? `${base}, ${first.headline}` : base;
}

function describePolicy({ effective, record, domain, tag, published }: AppliedPolicy): string {
  const by = tag === 'p' ? '' : ` The policy of ${domain} for its subdomains applies: ${tag}=${published}.`;
  if (effective === 'reject') return `Other mail servers are told to reject email that fails.${by}`;
  if (effective === 'quarantine')
    return record.t
      ? `Test mode (t=y) lowers the policy by one step: spam folder, not rejection.${by}`
      : `Email that fails goes to spam, where people can still open it.${by}`;
  if (published === 'quarantine')
    return `Test mode (t=y) lowers the policy by one step: it’s delivered.${by}`;
  const withoutReports = record.rua.length
    ? ''
    : ' It has no report address, so you don’t see who sends email as you.';
  return `The policy tells other mail servers to deliver email that fails.${withoutReports}${by}`;
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
    ? 'Nobody sends email from this domain, so reject everything right away.'
    : first
      ? 'Replace it today. It starts the reports and changes nothing else.'
      : current === undefined
        ? 'Add it today. It starts the reports and changes nothing else.'
        : 'Replaces your current DMARC record.';
  return [
    {
      ...stage.record,
      due: next === current || current === undefined ? NOW : stage.record.due,
      note: replaceNote(note, stage.record),
    },
  ];
}

const replaceNote = (note: string, { note: old }: Fix) =>
  old.replace('Replaces your current DMARC record.', note);
