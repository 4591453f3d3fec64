import { array, boolean, define, type Infer, integer, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  optional,
  paged,
  pageQuery,
  personal,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { serviceOptions } from '../enquiries/contract';

/** Rules of the team. */
export const scoreRuleLimit = 50;

/** The most points of one rule, added or subtracted. */
export const maxRulePoints = 100;

/**
 * The conditions of a rule. Visits of the last 30 days, a traffic source and a campaign count only if the sender
 * accepted analytics.
 */
export const ruleKindOptions = [
  { value: 'service', label: 'Service is' },
  { value: 'challenge', label: 'Challenge is' },
  { value: 'contact_time', label: 'Preferred contact time is' },
  { value: 'company', label: 'Company contains' },
  { value: 'email_domain', label: 'Email domain is' },
  { value: 'message', label: 'Message contains' },
  { value: 'page', label: 'Inquiry page begins with' },
  { value: 'channel', label: 'Traffic source is' },
  { value: 'campaign', label: 'Campaign is' },
  { value: 'visit', label: 'Visited a page that begins with' },
  { value: 'activity', label: 'Activity is' },
] as const;
export type RuleKind = (typeof ruleKindOptions)[number]['value'];

/** What a person does after or before the inquiry, by any of their email addresses. */
export const activityOptions = [
  { value: 'booking', label: 'Booked a meeting' },
  { value: 'reply', label: 'Replied by email' },
  { value: 'subscription', label: 'Subscribed to the newsletter' },
  { value: 'assessment', label: 'Had an assessment emailed in the last 30 days' },
] as const;
export type ActivityKind = (typeof activityOptions)[number]['value'];

const Points = documented(
  define<number>(
    'integer',
    (value) =>
      (Number.isInteger(value) && value !== 0 && Math.abs(Number(value)) <= maxRulePoints) ||
      `Please enter a whole number from -${maxRulePoints} to ${maxRulePoints}, except 0.`,
  ),
  { type: 'integer', minimum: -maxRulePoints, maximum: maxRulePoints },
);

const HalfLife = documented(
  define<number>(
    'integer',
    (value) =>
      (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 365) ||
      'Please enter whole days from 1 to 365.',
  ),
  { type: 'integer', minimum: 1, maximum: 365 },
);

export const ScoreRuleDraft = object({
  name: text({ min: 1, max: 60, label: 'The name', message: 'Please enter a name.' }),
  kind: choice(
    ruleKindOptions.map(({ value }) => value),
    'Please choose a condition.',
  ),
  /** One value or several with commas between them, of which one must match. */
  value: text({
    min: 1,
    max: 300,
    label: 'The value',
    message: 'Please enter a value.',
    example: 'Cybersecurity, Email Security',
  }),
  points: Points,
  /** The service that the rule shows an interest in. */
  service: optional(
    choice(
      serviceOptions.map(({ value }) => value),
      'Please choose a service.',
    ),
  ),
  /** Days after which half of the points remain; without it, all remain. */
  halfLifeDays: optional(HalfLife),
  isEnabled: boolean(),
});
export type ScoreRuleDraft = Infer<typeof ScoreRuleDraft>;

export const ScoreRule = object({
  id: string(),
  ...ScoreRuleDraft.schema,
  updatedAt: timestamp(),
  version: integer(),
});
export type ScoreRule = Infer<typeof ScoreRule>;

export const ScoreRuleQuery = object(pageQuery());
export const ScoreRulePage = object({
  ...paged(ScoreRule),
  /** Scores are being recalculated after a change. */
  isRecalculating: boolean(),
});
export type ScoreRulePage = Infer<typeof ScoreRulePage>;

/** A test reads at most this number of the latest leads of the last 90 days. */
export const scoreTestLimits = { days: 90, leads: 5000 } as const;

const ScoreTestGroup = object({
  stage: choice(['won', 'lost', 'open'], 'There is no such group.'),
  leads: integer(),
  /** Leads that the rule matches. */
  matching: integer(),
  /** Average scores without and with the rule as drafted; one decimal. */
  before: documented(define<number>('number', Number.isFinite), { type: 'number' }),
  after: documented(define<number>('number', Number.isFinite), { type: 'number' }),
});

/** How a rule would have scored leads whose outcome is known. */
export const ScoreTest = object({
  groups: array(ScoreTestGroup),
  /**
   * In how many of 100 pairs of a won and a lost lead the won one has the higher score; half a pair where both are
   * equal. Absent without won or lost leads.
   */
  ranking: optional(object({ before: integer(), after: integer() })),
  /** Only the latest leads of the period were tested. */
  isPartial: boolean(),
});
export type ScoreTest = Infer<typeof ScoreTest>;

/** One change of a score. The score of a lead is the sum of its changes. */
const ScoreChange = object({
  id: string(),
  rule: string(),
  delta: integer(),
  reason: personal(string()),
  at: timestamp(),
});
export type ScoreChange = Infer<typeof ScoreChange>;

/** Why a lead has its score. */
export const LeadScore = object({
  score: integer(),
  /** What each rule contributes now, most first; rules that contribute nothing are left out. */
  rules: array(object({ id: string(), rule: string(), points: integer() })),
  /** Points of rules with a service, by service, most first. */
  interests: array(object({ service: string(), points: integer() })),
  /** Latest first; at most 200. */
  changes: array(ScoreChange),
  /** Whether older changes were left out. */
  isMore: boolean(),
});
export type LeadScore = Infer<typeof LeadScore>;

const path = '/admin/score-rules';

export const listScoreRules = endpoint({
  method: 'GET',
  path,
  query: ScoreRuleQuery,
  returns: ScoreRulePage,
  summary: 'Lists the rules of lead scores by name.',
});
export const getScoreRule = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  returns: ScoreRule,
  summary: 'One rule of lead scores.',
});
export const createScoreRule = endpoint({
  method: 'POST',
  path,
  body: ScoreRuleDraft,
  returns: ScoreRule,
  status: 201,
  summary: 'Adds a rule; at most 50. All scores are recalculated.',
});
export const editScoreRule = endpoint({
  method: 'PATCH',
  path: `${path}/:id`,
  body: ScoreRuleDraft,
  returns: ScoreRule,
  ifMatch: true,
  summary: 'Changes a rule. All scores are recalculated.',
});
export const deleteScoreRule = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  ifMatch: true,
  status: 204,
  summary: 'Deletes a rule. All scores are recalculated.',
});
export const testScoreRule = endpoint({
  method: 'POST',
  path: `${path}/backtest`,
  body: object({
    /** The stored rule that the draft replaces. */
    id: optional(text({ min: 1, max: 40, label: 'The rule' })),
    rule: ScoreRuleDraft,
  }),
  returns: ScoreTest,
  summary:
    'How a rule would change the scores of the leads of the last 90 days; changes nothing. Thirty times an hour per member.',
});
export const getLeadScore = endpoint({
  method: 'GET',
  path: '/admin/leads/:reference/score',
  returns: LeadScore,
  summary: 'The score of a lead, what it consists of, and how it changed.',
});
