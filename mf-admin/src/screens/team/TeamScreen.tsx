import { exportTeam, type TeamMember, teamVisibilityOptions } from '@site/api/content/team/contract';
import { mayEditTeam, mayListTeam } from '@site/api/content/team/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import { exportOf } from '../../requests/exportOf';
import { usePermissions } from '../../session/usePermissions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { OrderCell } from '../../workbench/order/OrderCell';
import { type OrderedRow, OrderProvider, useOrderedRows } from '../../workbench/order/OrderProvider';
import type { ListPage } from '../../workbench/resource/ListResult';
import { TeamImport } from './TeamImport';
import { team, useEditTeamOrderMutation } from './teamApi';
import { teamRecord } from './teamRecord';

export { TeamScreen as Component };

/** The team profiles on the website, in their order. */
export function TeamScreen() {
  return (
    <OrderProvider canMove={usePermissions()(mayEditTeam)} mutation={useEditTeamOrderMutation()}>
      <ListScreen list={teamList} />
    </OrderProvider>
  );
}

const teamList: ListDefinition<OrderedRow<TeamMember>, ListPage<OrderedRow<TeamMember>>> = {
  name: 'team',
  title: 'Team',
  description: 'The people on the About page, in display order. Manage accounts under Users.',
  nouns: { one: 'team profile', many: 'team profiles' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Name',
      render: ({ name, position }) => (
        <>
          <b>{name}</b>
          <span>{position}</span>
        </>
      ),
    },
    {
      name: 'Visibility',
      cardPosition: 'left',
      render: ({ isVisible }) =>
        isVisible ? <span className="ok">Shown</span> : <span className="mu">Hidden</span>,
    },
    {
      name: 'Portrait',
      hides: 'late',
      render: ({ photo }) => (photo ? 'Yes' : <span className="mu">Initials</span>),
    },
    {
      name: 'Last updated',
      className: 'm mu',
      hides: 'early',
      render: ({ updatedAt }) => dateFormat.inList(updatedAt),
    },
    {
      name: 'Order',
      cardPosition: 'corner',
      render: ({ id, name, orderedIds }) => <OrderCell id={id} name={name} orderedIds={orderedIds} />,
    },
  ],
  Actions: TeamImport,
  search: { label: 'Search team profiles by name and position', placeholder: 'name or position' },
  filters: [
    {
      name: 'visibility',
      label: 'Visibility',
      before: 'that are',
      any: 'shown or hidden',
      choices: teamVisibilityOptions,
    },
  ],
  sorts: [{ value: 'order', label: 'in display order' }],
  useRows: (query) =>
    useOrderedRows<TeamMember, ListPage<TeamMember>>(team.useRows({ ...query, limit: '100' })),
  exportOptions: { needs: mayListTeam, formats: ['csv', 'json'], fetchFile: exportOf(exportTeam) },
  figures: ({ total, items }) => [
    { name: 'Profiles', value: formatCount(total) },
    { name: 'Shown', value: formatCount(items.filter(({ isVisible }) => isVisible).length) },
  ],
  emptyState: {
    title: 'No team profiles yet',
    text: 'Add the people visitors will work with. The About page shows the team once a profile is visible.',
  },
  noMatchText: ({ q }) =>
    q ? `No team profiles match “${q}”.` : 'No matching team profiles. Remove a filter.',
  record: teamRecord,
};
