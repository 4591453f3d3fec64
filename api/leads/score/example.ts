import type { LeadScore, ScoreRule, ScoreRuleDraft, ScoreTest } from './contract';

export const exampleScoreRuleDraft = (part: Partial<ScoreRuleDraft> = {}): ScoreRuleDraft => ({
  name: 'Asks for security',
  kind: 'service',
  value: 'Cybersecurity',
  points: 20,
  service: 'cybersecurity',
  isEnabled: true,
  ...part,
});

export const exampleScoreRule = (part: Partial<ScoreRule> = {}): ScoreRule => ({
  id: 'rule-1',
  ...exampleScoreRuleDraft(),
  updatedAt: '2026-11-20T16:10:00.000Z',
  version: 1,
  ...part,
});

export const exampleScoreTest = (part: Partial<ScoreTest> = {}): ScoreTest => ({
  groups: [
    { stage: 'won', leads: 12, matching: 9, before: 41.5, after: 56.5 },
    { stage: 'lost', leads: 20, matching: 4, before: 38, after: 42 },
    { stage: 'open', leads: 31, matching: 10, before: 40, after: 46.5 },
  ],
  ranking: { before: 55, after: 71 },
  isPartial: false,
  ...part,
});

export const exampleLeadScore = (part: Partial<LeadScore> = {}): LeadScore => ({
  score: 62,
  rules: [
    { id: 'rule-2', rule: 'Booked a meeting', points: 42 },
    { id: 'rule-1', rule: 'Asks for security', points: 20 },
  ],
  interests: [{ service: 'cybersecurity', points: 20 }],
  changes: [
    {
      id: 'change-2',
      rule: 'Booked a meeting',
      delta: 42,
      reason: 'Activity is Booked a meeting',
      at: '2026-11-21T09:00:00.000Z',
    },
    {
      id: 'change-1',
      rule: 'Asks for security',
      delta: 20,
      reason: 'Service is Cybersecurity',
      at: '2026-11-20T14:48:05.000Z',
    },
  ],
  isMore: false,
  ...part,
});
