import type { EnquiryRecord } from '../enquiries/model';
import type { LeadScore } from './contract';
import { ScoreChangeModel, type ScoreChangeRecord } from './model';
import { readTotals } from './scoreLeads';

const MAX_SHOWN = 200;
const HIDDEN = 'Hidden for your role.';

/** The score of a lead with its changes. Reasons can contain what the sender wrote, so viewers do not see them. */
export async function readLeadScore(
  { _id, score }: Pick<EnquiryRecord, '_id' | 'score'>,
  canSeePersonal: boolean,
): Promise<LeadScore> {
  const [totals, found] = await Promise.all([
    readTotals([_id]),
    ScoreChangeModel.find({ leadId: _id })
      .sort({ at: -1, _id: -1 })
      .limit(MAX_SHOWN + 1)
      .lean<ScoreChangeRecord[]>(),
  ]);
  const rules = new Map<string, { id: string; rule: string; points: number; lastAt: Date }>();
  const interests = new Map<string, number>();
  for (const { ruleId: id, rule, service, points, lastAt } of totals.get(_id) ?? []) {
    const known = rules.get(id);
    const isNewest = !known || lastAt > known.lastAt;
    rules.set(id, {
      id,
      rule: isNewest ? rule : known.rule,
      points: points + (known?.points ?? 0),
      lastAt: isNewest ? lastAt : known.lastAt,
    });
    if (service) interests.set(service, (interests.get(service) ?? 0) + points);
  }
  return {
    score: score ?? 0,
    rules: [...rules.values()]
      .filter(({ points }) => points)
      .sort((a, b) => b.points - a.points || a.rule.localeCompare(b.rule))
      .map(({ id, rule, points }) => ({ id, rule, points })),
    interests: [...interests]
      .filter(([, points]) => points)
      .sort(([, a], [, b]) => b - a)
      .map(([service, points]) => ({ service, points })),
    changes: found.slice(0, MAX_SHOWN).map(({ _id: id, rule, delta, reason, at }) => ({
      id,
      rule,
      delta,
      reason: canSeePersonal ? reason : HIDDEN,
      at: at.toISOString(),
    })),
    isMore: found.length > MAX_SHOWN,
  };
}
