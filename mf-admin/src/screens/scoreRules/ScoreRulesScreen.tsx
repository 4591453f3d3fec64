import { scoreBandOptions, serviceOptions } from '@site/api/leads/enquiries/contract';
import type { ScoreRule, ScoreRulePage } from '@site/api/leads/score/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatSigned } from '../../formatting/formatSigned';
import { leadLists } from '../../leadPipeline/leadLists';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { describeRule, scoreRuleRecord } from './scoreRuleRecord';
import { scoreRules } from './scoreRulesApi';

export { ScoreRulesScreen as Component };

/** The rules that score leads. */
export function ScoreRulesScreen() {
  return <ListScreen list={scoreRuleList} />;
}

const [hot, warm] = scoreBandOptions;

const scoreRuleList: ListDefinition<ScoreRule, ScoreRulePage> = {
  name: 'score-rules',
  title: 'Score rules',
  description: `Rules add points to a lead or subtract them. The sum is its score: hot from ${hot.from} points, warm from ${warm.from}.`,
  nouns: { one: 'score rule', many: 'score rules' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Rule',
      render: (rule) => (
        <>
          <b>{rule.name}</b>
          <span>{describeRule(rule)}</span>
        </>
      ),
    },
    { name: 'Points', className: 'm', cardPosition: 'corner', render: ({ points }) => formatSigned(points) },
    {
      name: 'Interest',
      hides: 'early',
      render: ({ service }) => serviceOptions.find(({ value }) => value === service)?.label,
    },
    {
      name: 'Half-life',
      className: 'm',
      hides: 'early',
      render: ({ halfLifeDays }) => (halfLifeDays ? daysOf(halfLifeDays) : 'None'),
    },
    {
      name: 'Status',
      cardPosition: 'left',
      render: ({ isEnabled }) => (isEnabled ? 'Enabled' : 'Disabled'),
    },
    {
      name: 'Last updated',
      className: 'm mu',
      hides: 'late',
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: scoreRules.useRows,
  figures: ({ total, items, isRecalculating }) => [
    { name: 'Rules', value: String(total) },
    { name: 'Enabled on this page', value: String(items.filter(({ isEnabled }) => isEnabled).length) },
    { name: 'Scores', value: isRecalculating ? 'Recalculating' : 'Up to date' },
  ],
  emptyState: {
    title: 'No score rules yet',
    text: 'Without rules every lead has 0 points. Add a rule, test it on the leads of the last 90 days, then enable it.',
  },
  noMatchText: () => 'No more score rules on this page.',
  relatedLists: leadLists,
  record: scoreRuleRecord,
};

const daysOf = (days: number) => (days === 1 ? '1 day' : `${days} days`);
