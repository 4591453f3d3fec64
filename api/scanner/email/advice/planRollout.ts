import type { RolloutStage } from '../../../tools/scans/contract';
import type { AppliedPolicy } from '../../dmarc/findPolicy';
import type { DmarcPolicy } from '../../dmarc/parseDmarc';
import { NOW, recordFix } from './fixes';
import type { Proposal } from './proposal';

const DAY = 86_400_000;

interface StagePlan {
  title: string;
  /** Start week at the usual pace. */
  week: number;
  policy: DmarcPolicy;
  testing: boolean;
  text: string;
  until: string;
}

const STAGES: readonly [StagePlan, StagePlan, StagePlan, StagePlan] = [
  {
    title: 'Monitor',
    week: 0,
    policy: 'none',
    testing: false,
    text: 'You get reports and learn which services send email as you: invoices, newsletters, even the copier.',
    until: 'Continue when you know every sender in two weeks of reports.',
  },
  {
    title: 'Test',
    week: 3,
    policy: 'quarantine',
    testing: true,
    text: 'Test mode: email is delivered as before, and the reports show what would be blocked.',
    until: 'Continue when all your own senders pass in the reports.',
  },
  {
    title: 'Quarantine',
    week: 5,
    policy: 'quarantine',
    testing: false,
    text: 'Email that fails now goes to spam. Check the spam folder for two weeks.',
    until: 'Go back one step if real email lands there.',
  },
  {
    title: 'Reject',
    week: 8,
    policy: 'reject',
    testing: false,
    text: 'Spoofed email is rejected. Keep the reports, because you’ll add new services.',
    until: 'Stay here. Now you can add BIMI.',
  },
];

/** Stage of the current policy, 0 to 3; undefined without a record. */
export function getStageIndex(policy: AppliedPolicy | undefined): number | undefined {
  if (!policy) return undefined;
  if (policy.published === 'none') return 0;
  if (policy.effective === 'none') return 1;
  return policy.effective === 'quarantine' ? 2 : 3;
}

/** Plans the DMARC rollout to `p=reject` from the current stage. Completed stages have today's date. */
export function planRollout(proposal: Proposal, now: Date): RolloutStage[] {
  const current = getStageIndex(proposal.policy);
  if (proposal.domain.isUnused) return [createFinalStage(proposal, current === 3, now)];
  const elapsedWeeks = current === undefined ? 0 : (STAGES[current]?.week ?? 0);
  return STAGES.map((plan, at) =>
    createStage(plan, Math.max(0, plan.week - elapsedWeeks), at === current, proposal, now),
  );
}

/** A domain without email can go straight to the last stage. */
const createFinalStage = (proposal: Proposal, isHere: boolean, now: Date): RolloutStage => ({
  ...createStage(STAGES[3], 0, isHere, proposal, now),
  text: 'Nobody sends email from this domain, so you can reject everything today.',
  until: 'Stay here. If you want to send email from this domain, start at the first step.',
});

const createStage = (
  plan: StagePlan,
  week: number,
  isHere: boolean,
  proposal: Proposal,
  now: Date,
): RolloutStage => ({
  title: plan.title,
  policy: `p=${plan.policy}${plan.testing ? '; t=y' : ''}`,
  from: new Date(now.getTime() + week * 7 * DAY).toISOString().slice(0, 10),
  week,
  text: plan.text,
  until: plan.until,
  record: recordFix(proposal.domain, {
    name: `_dmarc.${proposal.dmarcAt}`,
    value: proposal.betterDmarc(plan.policy, plan.testing),
    due: week ? `week ${week}` : NOW,
    note: 'Replaces your current DMARC record.',
  }),
  isHere,
});
