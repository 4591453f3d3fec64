import { trafficClasses } from '@site/api/insights/origin/contract';
import { challengeOptions, contactTimeOptions, serviceOptions } from '@site/api/leads/enquiries/contract';
import {
  activityOptions,
  type RuleKind,
  ruleKindOptions,
  type ScoreRule,
  ScoreRuleDraft,
} from '@site/api/leads/score/contract';
import { mayEditScoreRules } from '@site/api/leads/score/policy';
import type { RecordDefinition } from '../../workbench/record/RecordDefinition';
import { RuleStateField } from './RuleStateField';
import { scoreRules } from './scoreRulesApi';

/** The record form of a score rule. */
export const scoreRuleRecord: RecordDefinition<ScoreRule, ScoreRuleDraft> = {
  noun: 'score rule',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: scoreRules,
  needs: mayEditScoreRules,
  struct: ScoreRuleDraft,
  fields: [
    { name: 'name', label: 'Name', help: 'Shown where a score is explained.' },
    {
      name: 'kind',
      label: 'Condition',
      kind: 'select',
      options: ruleKindOptions,
      help: 'Traffic sources, campaigns and visits count only for visitors who accepted analytics. Visits of the last 30 days are checked when a lead arrives and once a day.',
    },
    {
      name: 'value',
      label: 'Value',
      help: 'Separate alternatives with commas. One of them must match.',
      useSuggestions: ({ kind }) => (CHOICES[kind] ?? []).map((label) => ({ value: label, label })),
    },
    { name: 'points', label: 'Points', help: 'From -100 to 100.' },
    {
      name: 'halfLifeDays',
      label: 'Half-life in days',
      help: 'Days after which half of the points remain. Leave empty to keep all of them.',
    },
    {
      name: 'service',
      label: 'Shows interest in',
      kind: 'select',
      options: serviceOptions,
    },
    { name: 'isEnabled', label: 'Enabled', Control: RuleStateField },
  ],
  initial: { name: '', kind: 'service', value: '', points: 10, isEnabled: false },
  savedNote: 'Scores are recalculated in the background.',
};

/** The condition of a rule in words. */
export function describeRule({ kind, value }: Pick<ScoreRule, 'kind' | 'value'>): string {
  return `${ruleKindOptions.find((option) => option.value === kind)?.label ?? kind} ${value}`;
}

const labels = (options: readonly { label: string }[]) => options.map(({ label }) => label);

const CHOICES: Partial<Record<RuleKind, readonly string[]>> = {
  service: labels(serviceOptions),
  challenge: labels(challengeOptions),
  contact_time: labels(contactTimeOptions),
  channel: trafficClasses,
  activity: labels(activityOptions),
};
