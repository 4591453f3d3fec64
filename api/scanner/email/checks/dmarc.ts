import type { Evidence, Fix } from '../../../tools/scans/contract';
import type { Probe } from '../../Check';
import type { DmarcPolicy } from '../../dmarc/parseDmarc';
import type { AppliedPolicy } from '../../dmarc/policyFor';
import type { DmarcStep } from '../../dmarc/walkTree';
import { explainDmarc } from '../explainDmarc';
import { NOW } from '../fixes';
import { atLeastNone, type Inspection, type Outcome, read, unanswered } from '../inspection';
import { legOf, legsOf } from '../legs';
import { type Proposal, propose } from '../proposal';
import { consentOf, unauthorised } from '../reportConsent';

const WEIGHT = 35;
/** What each effective policy is worth, before what weakens it. */
const WORTH = { reject: 35, quarantine: 25, rehearsed: 15, heard: 15, unheard: 10 };

/** What a receiver is asked to do with mail that fails, and whether anybody is told. */
export const dmarc: Inspection = {
  check: 'dmarc',
  title: 'DMARC',
  weight: WEIGHT,
  inspect: async (subject, probe) => {
    const proposal = await propose(subject, probe);
    const { steps, policy } = proposal;
    const [failed] = steps.filter(({ found }) => found === 'failed');
    // What is nearer decides: an answer further up is worth nothing while a nearer one is missing.
    if (
      failed &&
      (!policy || steps.indexOf(failed) < steps.findIndex(({ domain }) => domain === policy.domain))
    )
      return unanswered(`_dmarc.${failed.domain}`, await whyOf(failed, probe));
    const evidence = evidenceOf(proposal);
    const fixes = nextFix(proposal, probe.now);
    return policy ? judge(proposal, policy, evidence, fixes, probe) : without(steps, evidence, fixes);
  },
};

async function whyOf({ domain }: DmarcStep, probe: Probe): Promise<string> {
  const reply = await probe.dns(`_dmarc.${domain}`, 'TXT');
  return reply.state === 'failed' ? reply.why : '';
}

function without(steps: readonly DmarcStep[], evidence: Evidence[], fixes: Fix[]): Outcome {
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

async function judge(
  proposal: Proposal,
  policy: AppliedPolicy,
  evidence: Evidence[],
  fixes: Fix[],
  probe: Probe,
): Promise<Outcome> {
  const unwelcome = await unauthorised(policy, probe);
  const weak = weaknesses(proposal, policy, unwelcome);
  const earned = atLeastNone(worthOf(policy) - weak.reduce((total, { costs }) => total + costs, 0));
  const isWhole = policy.asks === 'reject' && earned === WEIGHT;
  const consents = unwelcome.map((target) => consentOf(proposal, policy, target));
  const isMendedElsewhere = policy.asks === 'reject' && weak.every(({ isElsewhere }) => isElsewhere);
  return {
    state: isWhole ? 'pass' : 'warn',
    earned,
    headline: headlineOf(policy, weak),
    why: [meaningOf(policy), ...weak.map(({ says }) => says)].join(' '),
    evidence: [
      ...evidence,
      ...unwelcome.map((name) => read(name, 'does not accept reports about this domain')),
    ],
    advice: isWhole
      ? ''
      : policy.asks === 'reject'
        ? 'Mend what is named here; the policy itself is right.'
        : 'Raise to p=reject along the flight plan.',
    fixes: isWhole ? [] : isMendedElsewhere ? consents : [...fixes, ...consents],
  };
}

function worthOf(policy: AppliedPolicy): number {
  if (policy.asks === 'none' && policy.says === 'quarantine') return WORTH.rehearsed;
  if (policy.asks !== 'none') return WORTH[policy.asks];
  return policy.record.rua.length ? WORTH.heard : WORTH.unheard;
}

interface Weakness {
  costs: number;
  says: string;
  headline: string;
  /** Mended at another domain. */
  isElsewhere?: boolean;
}

function weaknesses(
  { domain, steps }: Proposal,
  policy: AppliedPolicy,
  unwelcome: readonly string[],
): Weakness[] {
  const { record, asks } = policy;
  const found: Weakness[] = [];
  const weigh = (holds: boolean, weakness: Weakness) => holds && found.push(weakness);
  const isOwn = policy.domain === domain.name;
  const below = (isOwn && record.sp) || asks;
  const unborn = (isOwn && (record.np ?? record.sp)) || asks;
  weigh(isWeaker(below, asks), {
    costs: below === 'none' ? 10 : 4,
    headline: 'but names below it are left open',
    says: `For names below this one the record asks for less: sp=${below}. A stranger takes one of those.`,
  });
  weigh(!isWeaker(below, asks) && isWeaker(unborn, asks), {
    costs: unborn === 'none' ? 6 : 3,
    headline: 'but made-up names below it are left open',
    says: `For names that do not exist the record asks for less: np=${unborn}. A stranger makes one up.`,
  });
  weigh(asks !== 'none' && !record.rua.length && !domain.isParked, {
    costs: 3,
    headline: 'without reports',
    says: 'It names no address for reports, so nobody sees who sends as you.',
  });
  weigh(unwelcome.length > 0, {
    costs: 2,
    isElsewhere: true,
    headline: 'reports that nobody accepts',
    says: `${unwelcome.join(', ')} has not said that it takes reports about this domain, so receivers send none.`,
  });
  weigh(record.faulty.length > 0, {
    costs: 1,
    headline: 'with a part that cannot be read',
    says: `Receivers cannot read ${record.faulty.join(', ')} and pass over it.`,
  });
  weigh(record.removed.length > 0, {
    costs: 0,
    headline: '',
    says: `${record.removed.join(', ')} was removed from the standard and means nothing any more.`,
  });
  weigh(
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

function headlineOf({ asks, says, record }: AppliedPolicy, weak: readonly Weakness[]): string {
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

function meaningOf({ asks, record, domain, tag, says }: AppliedPolicy): string {
  const by = tag === 'p' ? '' : ` What ${domain} says of names below it decides here: ${tag}=${says}.`;
  if (asks === 'reject') return `Receivers are asked to refuse mail that fails.${by}`;
  if (asks === 'quarantine')
    return record.t
      ? `Testing (t=y) lowers the policy by one step: junk instead of refusal.${by}`
      : `Mail that fails is put in junk, where people still find it.${by}`;
  if (says === 'quarantine') return `Testing (t=y) lowers the policy by one step: it is delivered.${by}`;
  const unheard = record.rua.length ? '' : ' No report address, so nobody sees who sends as you.';
  return `The policy tells receivers to deliver mail that fails.${unheard}${by}`;
}

function evidenceOf({ steps }: Proposal): Evidence[] {
  const told = steps.filter(({ found }) => found !== 'nothing');
  if (!told.length) return [read(`_dmarc.${steps[0]?.domain ?? ''}`, 'no record')];
  return told.map(({ domain, found, text = '' }) =>
    found === 'record'
      ? read(`_dmarc.${domain}`, text, explainDmarc(text))
      : read(`_dmarc.${domain}`, found === 'several' ? 'several records, all discarded' : 'no answer'),
  );
}

/** The record of the leg that comes next; of the first as long as nobody is told anything. */
function nextFix(proposal: Proposal, now: Date): Fix[] {
  const legs = legsOf(proposal, now);
  const here = legOf(proposal.policy);
  const isDeaf = !proposal.policy?.record.rua.length;
  const next = proposal.domain.isUnused || here === undefined ? 0 : isDeaf || here === 3 ? here : here + 1;
  const leg = legs[next];
  if (!leg) return [];
  const first = isDeaf && here !== undefined && here < 3;
  const note = proposal.domain.isUnused
    ? 'Nobody mails as this domain: refuse everything at once.'
    : first
      ? 'Replace today. Starts the reports; changes nothing else.'
      : here === undefined
        ? 'Publish today. Starts the reports; changes nothing else.'
        : 'Replaces the DMARC record that stands there.';
  return [
    {
      ...leg.record,
      due: next === here || here === undefined ? NOW : leg.record.due,
      note: noteOf(note, leg.record),
    },
  ];
}

const noteOf = (note: string, { note: old }: Fix) =>
  old.replace('Replaces the DMARC record that stands there.', note);
