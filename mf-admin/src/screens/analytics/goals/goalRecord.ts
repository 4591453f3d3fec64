import { type Goal, GoalDraft, type GoalStep } from '@site/api/insights/goals/contract';
import { mayEditGoals } from '@site/api/insights/goals/policy';
import type { RecordDefinition } from '../../../workbench/record/RecordDefinition';
import { goals } from './goalsApi';
import { StepsField } from './StepsField';

/** The record form of a goal or funnel. */
export const goalRecord: RecordDefinition<Goal, GoalDraft> = {
  noun: 'conversion goal',
  nameOf: ({ name }) => name,
  keyOf: ({ id }) => id,
  resource: goals,
  needs: mayEditGoals,
  struct: GoalDraft,
  fields: [
    { name: 'name', label: 'Name', help: 'Only the team sees it.', placeholder: 'Service to contact' },
    {
      name: 'steps',
      label: 'Steps',
      Control: StepsField,
      help: 'A path such as /contact, or the name of an event. End a path with * for every page below it. Two steps or more are a funnel.',
      format: (value) => (value as GoalStep[]).map(nameOfStep).join(' → '),
    },
    {
      name: 'isOrdered',
      label: 'Steps in this order',
      help: 'If on, visitors must take the steps in this order. They can open other pages in between.',
    },
    {
      name: 'within',
      label: 'Counted within',
      kind: 'select',
      options: [
        { value: 'visit', label: 'One visit' },
        { value: 'day', label: 'All visits in a day' },
      ],
      help: 'A visit ends after 30 minutes without activity. Visitors aren’t recognized from one day to the next.',
    },
  ],
  initial: { name: '', steps: [{ kind: 'page', value: '' }], isOrdered: true, within: 'visit' },
  savedNote: 'Also counts the last 30 days.',
};

export const nameOfStep = ({ kind, value }: GoalStep) => (kind === 'page' ? value : `event ${value}`);
