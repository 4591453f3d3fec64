import { exportTeam, type TeamMember, teamVisibilityOptions } from '@site/api/content/team/contract';
import { mayEditTeam, mayListTeam } from '@site/api/content/team/policy';
import * as moments from '@site/shell/moments';
import { formatCount } from '../../formatting/formatCount';
import { exportOf } from '../../requests/exportOf';
import { usePermissions } from '../../session/usePermissions';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { OrderCell } from '../../workbench/order/OrderCell';
import { Ordering, type Placed, useOrdered } from '../../workbench/order/Ordering';
import type { ListPage } from '../../workbench/resource/ListResult';
import { TeamImport } from './TeamImport';
import { team, useEditTeamOrderMutation } from './teamApi';
import { teamRecord } from './teamRecord';

export { TeamScreen as Component };

/** Who is shown on the website, in the order in which visitors meet them. */
export function TeamScreen() {
  const [editOrder] = useEditTeamOrderMutation();
  return (
    <Ordering
      mayMove={usePermissions()(mayEditTeam)}
      save={(ids) => editOrder({ body: { ids: [...ids] } }).unwrap()}
    >
      <ListScreen list={teamList} />
    </Ordering>
  );
}

const teamList: ListDefinition<Placed<TeamMember>, ListPage<Placed<TeamMember>>> = {
  name: 'team',
  title: 'Team',
  about: 'The people on the About page, in display order. Manage accounts under Users.',
  words: { one: 'profile', many: 'profiles' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  titleOf: ({ name }) => name,
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
      onCard: 'left',
      render: ({ isVisible }) =>
        isVisible ? <span className="ok">Shown</span> : <span className="mu">Hidden</span>,
    },
    {
      name: 'Portrait',
      gives: 'late',
      render: ({ photo }) => (photo ? 'Yes' : <span className="mu">Initials</span>),
    },
    {
      name: 'Last updated',
      className: 'm mu',
      gives: 'early',
      render: ({ updatedAt }) => moments.inList(updatedAt),
    },
    {
      name: 'Order',
      onCard: 'corner',
      render: ({ id, name, among }) => <OrderCell id={id} name={name} among={among} />,
    },
  ],
  Actions: TeamImport,
  search: { label: 'Search profiles by name and position', placeholder: 'name or position' },
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
  useRows: (query) => useOrdered<TeamMember, ListPage<TeamMember>>(team.useRows({ ...query, limit: '100' })),
  exporting: { needs: mayListTeam, formats: ['csv', 'json'], ask: exportOf(exportTeam) },
  figures: ({ total, items }) => [
    { name: 'Profiles', value: formatCount(total) },
    { name: 'Shown', value: formatCount(items.filter(({ isVisible }) => isVisible).length) },
  ],
  firstRun: {
    title: 'No profiles yet',
    text: 'Add the people visitors will work with. The About page shows the team once a profile is visible.',
  },
  noMatch: ({ q }) => (q ? `No profiles match “${q}”.` : 'No matching profiles. Remove a filter.'),
  record: teamRecord,
};
