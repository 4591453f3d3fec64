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
    title: 'Listen',
    week: 0,
    policy: 'none',
    testing: false,
    text: 'Reports arrive. You learn every system that sends as you: invoices, newsletters, the copier in the hall.',
    until: 'Go on when two weeks of reports hold no sender you cannot name.',
  },
  {
    title: 'Rehearse',
    week: 3,
    policy: 'quarantine',
    testing: true,
    text: 'Test mode: receivers deliver as before and report what they would have done.',
    until: 'Go on when every wanted sender passes in the reports.',
  },
  {
    title: 'Hold',
    week: 5,
    policy: 'quarantine',
    testing: false,
    text: 'Failures now land in junk. Somebody watches junk for a fortnight.',
    until: 'Turn back one leg if wanted mail shows up there.',
  },
  {
    title: 'Refuse',
    week: 8,
    policy: 'reject',
    testing: false,
    text: 'Forged mail is refused at the door. Keep the reports; new tools appear every year.',
    until: 'Stay. BIMI becomes possible.',
  },
];

/** Stage of the current policy, 0 to 3; undefined without a record. */
export function getStageIndex(policy: AppliedPolicy | undefined): number | undefined {
  if (!policy) return undefined;
  if (policy.says === 'none') return 0;
  if (policy.asks === 'none') return 1;
  return policy.asks === 'quarantine' ? 2 : 3;
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
  text: 'Nobody mails as this domain, so there is nothing to wait for: refuse everything today.',
  until: 'Stay. The day this domain is to send mail, begin at Listen.',
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
    note: 'Replaces the DMARC record that stands there.',
  }),
  isHere,
});
