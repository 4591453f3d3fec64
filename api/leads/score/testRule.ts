import mongoose from 'mongoose';
import { Enquiry, type EnquiryRecord } from '../enquiries/model';
import { type ScoreRuleDraft, type ScoreTest, scoreTestLimits } from './contract';
import type { ScoreRuleRecord } from './model';
import {
  type Activity,
  findEvidence,
  pointsAt,
  readsActivities,
  type ScoredLead,
  scoredFields,
} from './planScore';
import { type ActivitySource, readActivities } from './readActivities';

type TestedLead = ScoredLead & Pick<EnquiryRecord, 'status'>;

interface TestedScore {
  before: number;
  after: number;
  isMatching: boolean;
}

/** The scores of the leads of the last 90 days with a rule as it is drafted, beside those they have. */
export async function testRule(
  draft: ScoreRuleDraft,
  former: ScoreRuleRecord | undefined,
  source: ActivitySource,
  now = Date.now(),
): Promise<ScoreTest> {
  const since = new Date(now - scoreTestLimits.days * 86_400_000);
  const leads = await Enquiry.find(
    {
      createdAt: mongoose.trusted({ $gte: since }),
      status: mongoose.trusted({ $nin: ['spam', 'quarantined'] }),
    },
    { ...scoredFields, status: 1 },
  )
    .sort({ createdAt: -1 })
    .limit(scoreTestLimits.leads + 1)
    .lean<TestedLead[]>();
  const tested = leads.slice(0, scoreTestLimits.leads);
  const replaced = former?.isEnabled ? former : undefined;
  const needsActivities = [draft.kind, replaced?.kind].some(readsActivities);
  const activities = needsActivities
    ? await readActivities(
        tested.map(({ emailNorm }) => emailNorm),
        source,
      )
    : new Map<string, Activity[]>();
  const groups = new Map<ScoreTest['groups'][number]['stage'], TestedScore[]>([
    ['won', []],
    ['lost', []],
    ['open', []],
  ]);
  for (const lead of tested) {
    const own = activities.get(lead.emailNorm) ?? [];
    const seen = findEvidence(draft, lead, own);
    const formerlySeen = replaced && findEvidence(replaced, lead, own);
    const before = lead.score ?? 0;
    const gained = seen ? pointsAt(draft, seen, now) : 0;
    const lost = replaced && formerlySeen ? pointsAt(replaced, formerlySeen, now) : 0;
    const stage = lead.status === 'won' || lead.status === 'lost' ? lead.status : 'open';
    groups.get(stage)?.push({ before, after: before + gained - lost, isMatching: seen !== undefined });
  }
  const [won = [], lost = []] = [groups.get('won'), groups.get('lost')];
  return {
    groups: [...groups].map(([stage, scores]) => ({
      stage,
      leads: scores.length,
      matching: scores.filter(({ isMatching }) => isMatching).length,
      before: average(scores.map(({ before }) => before)),
      after: average(scores.map(({ after }) => after)),
    })),
    ...(won.length &&
      lost.length && {
        ranking: { before: compare(won, lost, 'before'), after: compare(won, lost, 'after') },
      }),
    isPartial: leads.length > tested.length,
  };
}

function average(scores: number[]): number {
  if (!scores.length) return 0;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}

/** In how many of 100 pairs the won lead has the higher score; counted by rank, since there can be millions of pairs. */
function compare(won: TestedScore[], lost: TestedScore[], at: 'before' | 'after'): number {
  const others = lost.map((one) => one[at]).sort((a, b) => a - b);
  const pairs = won.reduce((sum, one) => {
    const below = positionOf(others, (score) => score >= one[at]);
    const notAbove = positionOf(others, (score) => score > one[at]);
    return sum + (below + notAbove) / 2;
  }, 0);
  return Math.round((pairs / (won.length * lost.length)) * 100);
}

/** The first position in a sorted list at which the condition holds. */
function positionOf(sorted: number[], holds: (score: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}
