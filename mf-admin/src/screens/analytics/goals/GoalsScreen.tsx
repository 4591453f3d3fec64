import type { Goal, GoalPage } from '@site/api/insights/goals/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { ListDefinition } from '../../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../../workbench/list/ListScreen';
import { relatedLists } from '../report/relatedLists';
import { goalRecord, nameOfStep } from './goalRecord';
import { goals } from './goalsApi';

export { GoalsScreen as Component };

/** The goals and funnels that analytics counts. */
export function GoalsScreen() {
  return <ListScreen list={goalList} />;
}

const goalList: ListDefinition<Goal, GoalPage> = {
  name: 'analytics/goals',
  title: 'Goals and funnels',
  description: 'Pages or events that visitors should reach, in one step or several.',
  nouns: { one: 'conversion goal', many: 'conversion goals' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Name',
      render: ({ name, steps }) => (
        <>
          <b>{name}</b>
          <span>{steps.map(nameOfStep).join(' → ')}</span>
        </>
      ),
    },
    {
      name: 'Steps',
      className: 'm mu',
      render: ({ steps, isOrdered }) =>
        steps.length === 1 ? 'Goal' : `${steps.length} steps${isOrdered ? '' : ', any order'}`,
    },
    {
      name: 'Last updated',
      className: 'm mu',
      cardPosition: 'corner',
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: goals.useRows,
  emptyState: {
    title: 'No conversion goals yet',
    text: 'Add an action that visitors should take, such as opening the contact page and sending the form. Analytics then shows how many did, and where the others dropped off.',
  },
  noMatchText: () => 'No more conversion goals on this page.',
  relatedLists,
  record: goalRecord,
};
