import { type SequenceEntry, type SequencePage, triggerOptions } from '@site/api/audience/sequences/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import { newsletterLists } from '../../newsletters/newsletterLists';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { sequenceRecord } from './sequenceRecord';
import { sequences } from './sequencesApi';

export { SequencesScreen as Component };

/** The emails that follow an event. */
export function SequencesScreen() {
  return <ListScreen list={sequenceList} />;
}

const sequenceList: ListDefinition<SequenceEntry, SequencePage> = {
  name: 'sequences',
  title: 'Sequences',
  description: 'Automated emails that subscribers get one after another, such as a welcome series.',
  relatedLists: newsletterLists,
  nouns: { one: 'sequence', many: 'sequences' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Sequence',
      render: ({ name, trigger }) => (
        <>
          <b>{name}</b>
          <span>{triggerOptions.find(({ value }) => value === trigger)?.label}</span>
        </>
      ),
    },
    {
      name: 'Status',
      cardPosition: 'left',
      render: ({ isEnabled }) =>
        isEnabled ? <span className="ok">On</span> : <span className="held">Off</span>,
    },
    { name: 'Steps', className: 'm mu', hides: 'early', render: ({ steps }) => formatCount(steps.length) },
    { name: 'Started', className: 'm mu', hides: 'early', render: ({ started }) => formatCount(started) },
    {
      name: 'Waiting',
      className: 'm mu',
      cardPosition: 'right',
      render: ({ figures }) => formatCount(figures.reduce((sum, { waiting }) => sum + waiting, 0)),
    },
    {
      name: 'Last updated',
      className: 'm mu',
      cardPosition: 'corner',
      hides: 'late',
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
  ],
  filters: [],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: sequences.useRows,
  emptyState: {
    title: 'No sequences yet',
    text: 'Start with a welcome series: one email the day after someone subscribes, and another a week later.',
  },
  noMatchText: () => 'No more sequences on this page.',
  record: sequenceRecord,
};
