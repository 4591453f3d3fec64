import type { RolloutStage } from '../../tools/scans/contract';
import type { DmarcPolicy } from '../dmarc/parseDmarc';
import type { AppliedPolicy } from '../dmarc/policyFor';
import { NOW, recordFix } from './fixes';
import type { Proposal } from './proposal';

const DAY = 86_400_000;

interface Plan {
  title: string;
  /** Of the usual pace. */
  week: number;
  policy: DmarcPolicy;
  testing: boolean;
  text: string;
  until: string;
}

const PLAN: readonly [Plan, Plan, Plan, Plan] = [
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

/** The leg that a policy stands on: 0 to 3, or none where nothing is published. */
export function legOf(policy: AppliedPolicy | undefined): number | undefined {
  if (!policy) return undefined;
  if (policy.says === 'none') return 0;
  if (policy.asks === 'none') return 1;
  return policy.asks === 'quarantine' ? 2 : 3;
}

/** The way to `p=reject`, dated from where the domain stands; what was flown already has today's date. */
export function legsOf(proposal: Proposal, now: Date): RolloutStage[] {
  const here = legOf(proposal.policy);
  if (proposal.domain.isUnused) return [straightTo(proposal, here === 3, now)];
  const flown = here === undefined ? 0 : (PLAN[here]?.week ?? 0);
  return PLAN.map((plan, at) => legOn(plan, Math.max(0, plan.week - flown), at === here, proposal, now));
}

/** A domain that nobody mails as has nothing to learn and nothing to lose. */
const straightTo = (proposal: Proposal, isHere: boolean, now: Date): RolloutStage => ({
  ...legOn(PLAN[3], 0, isHere, proposal, now),
  text: 'Nobody mails as this domain, so there is nothing to wait for: refuse everything today.',
  until: 'Stay. The day this domain is to send mail, begin at Listen.',
});

const legOn = (plan: Plan, week: number, isHere: boolean, proposal: Proposal, now: Date): RolloutStage => ({
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
