import { trafficClasses } from '../../insights/origin/contract';
import { toRuleValue } from '../../settings/assignmentRules';
import { challengeOptions, contactTimeOptions, serviceOptions } from '../enquiries/contract';
import type { EnquiryRecord } from '../enquiries/model';
import { type ActivityKind, activityOptions, type RuleKind, ruleKindOptions } from './contract';
import type { ScoreChangeRecord, ScoreRuleRecord } from './model';

/** What rules read of a lead. */
export const scoredFields = {
  emailNorm: 1,
  service: 1,
  challenge: 1,
  contactTime: 1,
  company: 1,
  message: 1,
  context: 1,
  origin: 1,
  landing: 1,
  createdAt: 1,
  score: 1,
  words: 1,
  plainWords: 1,
} as const;
export type ScoredLead = Pick<EnquiryRecord, '_id' | keyof typeof scoredFields>;

/** Something that a person did, by one of their addresses. */
export interface Activity {
  email: string;
  kind: ActivityKind | 'visit';
  at: Date;
  /** The page of a visit, in lower case. */
  path?: string;
}

export type AppliedRule = Pick<
  ScoreRuleRecord,
  '_id' | 'name' | 'kind' | 'value' | 'points' | 'service' | 'halfLifeDays' | 'isEnabled' | 'updatedAt'
>;

/** The sum of a lead's changes by one rule for one service, and when the last one was made. */
export interface RuleTotal {
  ruleId: string;
  rule: string;
  service?: string;
  points: number;
  lastAt: Date;
}

type NewChange = Pick<ScoreChangeRecord, 'ruleId' | 'rule' | 'service' | 'delta' | 'reason'>;

/** The changes that bring the score of a lead to what the rules say now. */
export function planScore(
  lead: ScoredLead,
  { rules, totals, activities, now }: ScoreInput,
): { changes: NewChange[]; score: number } {
  const changes: NewChange[] = [];
  const rest = new Map(totals.map((total) => [keyOf(total.ruleId, total.service), total]));
  let score = totals.reduce((sum, { points }) => sum + points, 0);
  const add = (change: NewChange) => {
    if (!change.delta) return;
    score += change.delta;
    changes.push(change);
  };
  for (const rule of rules) {
    const { _id: ruleId, name, service } = rule;
    const key = keyOf(ruleId, service);
    const total = rest.get(key);
    const since = rule.isEnabled ? findEvidence(rule, lead, activities) : undefined;
    const wanted = since ? pointsAt(rule, since, now) : 0;
    rest.delete(key);
    const delta = wanted - (total?.points ?? 0);
    add({
      ruleId,
      rule: name,
      ...(service && { service }),
      delta,
      reason: reasonOf(rule, since, wanted, total),
    });
  }
  // Rules that were deleted, and former services of rules.
  for (const { ruleId, rule, service, points } of rest.values()) {
    const isPresent = rules.some(({ _id }) => _id === ruleId);
    const reason = isPresent ? 'Rule changed' : 'Rule deleted';
    add({ ruleId, rule, ...(service && { service }), delta: -points, reason });
  }
  return { changes, score };
}

interface ScoreInput {
  rules: readonly AppliedRule[];
  totals: readonly RuleTotal[];
  /** Those of all addresses of the person. */
  activities: readonly Activity[];
  now: number;
}

function reasonOf(rule: AppliedRule, since: Date | undefined, wanted: number, total?: RuleTotal): string {
  if (!total?.points) return describeRule(rule);
  if (!rule.isEnabled) return 'Rule disabled';
  if (rule.updatedAt > total.lastAt) return 'Rule changed';
  if (!since) return 'No longer applies';
  if (Math.abs(wanted) < Math.abs(total.points)) return 'Points lost over time';
  return describeRule(rule);
}

/** When a lead began to match a rule; undefined if it does not match. */
export function findEvidence(
  rule: Pick<AppliedRule, 'kind' | 'value'>,
  lead: ScoredLead,
  activities: readonly Activity[],
): Date | undefined {
  const values = valuesOf(rule.value);
  const { kind: wanted } = rule;
  if (readsActivities(wanted)) {
    const times = activities
      .filter((activity) => values.some((value) => isActivity(activity, wanted, value)))
      .map(({ at }) => at.getTime());
    return times.length ? new Date(Math.max(...times)) : undefined;
  }
  const matches = matchers[wanted];
  return values.some((value) => matches(lead, value)) ? lead.createdAt : undefined;
}

/** Whether rules of this kind need what people did, which is read only for them. */
export const readsActivities = (kind: RuleKind | undefined): kind is ActivityRuleKind =>
  kind === 'activity' || kind === 'visit';
type ActivityRuleKind = 'activity' | 'visit';

const isActivity = ({ kind, path = '' }: Activity, wanted: ActivityRuleKind, value: string) =>
  wanted === 'visit'
    ? kind === 'visit' && path.startsWith(withoutStar(value))
    : kind === findChoice(activityOptions, value);

/** `/services*` means the same as `/services`. */
const withoutStar = (value: string) => value.replace(/\*$/, '');

/** The points that remain: half of them after each half-life. */
export function pointsAt(
  { points, halfLifeDays }: Pick<AppliedRule, 'points' | 'halfLifeDays'>,
  since: Date,
  now: number,
): number {
  if (!halfLifeDays) return points;
  const days = Math.max(0, now - since.getTime()) / 86_400_000;
  // Adding zero turns -0 into 0.
  return Math.round(points * 2 ** (-days / halfLifeDays)) + 0;
}

/** The condition of a rule in words, such as `Service is Cybersecurity`. */
export function describeRule({ kind, value }: Pick<AppliedRule, 'kind' | 'value'>): string {
  const start = ruleKindOptions.find((option) => option.value === kind)?.label ?? kind;
  const names = valuesOf(value).map((one) => {
    const options = choicesOf(kind);
    return options?.find((option) => option.value === findChoice(options, one))?.label ?? one;
  });
  return `${start} ${names.join(' or ')}`;
}

/** The values that a rule of this kind can have; undefined where any text is possible. */
export function choicesOf(kind: RuleKind): readonly { value: string; label: string }[] | undefined {
  return CHOICES[kind];
}

/** The choice that a text names by its value or its label. */
export function findChoice<Value extends string>(
  options: readonly { value: Value; label: string }[],
  text: string,
): Value | undefined {
  const wanted = toRuleValue(text);
  return options.find(({ value, label }) => [value, label].some((name) => toRuleValue(name) === wanted))
    ?.value;
}

/** The alternatives of a rule's value. */
export const valuesOf = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);

const CHOICES: Partial<Record<RuleKind, readonly { value: string; label: string }[]>> = {
  service: serviceOptions,
  challenge: challengeOptions,
  contact_time: contactTimeOptions,
  channel: trafficClasses.map((value) => ({ value, label: value })),
  activity: activityOptions,
};

type Matcher = (lead: ScoredLead, value: string) => boolean;

const matchers: Record<Exclude<RuleKind, ActivityRuleKind>, Matcher> = {
  service: ({ service }, value) => findChoice(serviceOptions, value) === service,
  challenge: ({ challenge }, value) => findChoice(challengeOptions, value) === challenge,
  contact_time: ({ contactTime }, value) =>
    contactTime !== undefined && findChoice(contactTimeOptions, value) === contactTime,
  company: ({ company }, value) => company.toLowerCase().includes(value),
  email_domain: ({ emailNorm }, value) => emailNorm.endsWith(`@${value.replace(/^@/, '')}`),
  message: ({ message }, value) => message.toLowerCase().includes(value),
  page: ({ context, landing }, value) =>
    [context?.page, landing].some((path) => path?.toLowerCase().startsWith(withoutStar(value))),
  channel: (lead, value) => touchesOf(lead).some((touch) => touch.class === value),
  campaign: (lead, value) => touchesOf(lead).some((touch) => touch.campaign?.toLowerCase() === value),
};

/** How the sender came to the site; nothing without their consent to analytics. */
function touchesOf({ context, origin }: ScoredLead) {
  if (!context?.consent?.analytics) return [];
  return [origin?.first, origin?.last].filter((touch) => touch !== undefined);
}

const keyOf = (ruleId: string, service: string | undefined) => `${ruleId} ${service ?? ''}`;
