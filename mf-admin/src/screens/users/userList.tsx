import { type User, type UserPage, userStatusOptions } from '@site/api/identity/users/contract';
import * as moments from '@site/shell/moments';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { FactorBadge } from './FactorBadge';
import { PersonName } from './PersonName';
import { RoleBadge } from './roles/RoleBadge';
import { roleChoices } from './roles/rights';
import { UserDrawer } from './UserDrawer';
import { contentLabel, lastSeenLabel } from './userLabels';
import { useListUsersQuery } from './usersApi';

/** The team as a list. */
export const userList: ListDefinition<User, UserPage> = {
  name: 'users',
  title: 'Users',
  about:
    'Who can open what. A key shows the role at a glance: a deep cut is a full right, a shallow one a limited right.',
  words: { one: 'user', many: 'users' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  titleOf: ({ name }) => name,
  columns: [
    { name: 'Person', render: (user) => <PersonName user={user} /> },
    {
      name: 'Role',
      onCard: 'left',
      render: (user) => (
        <RoleBadge role={user.role}>
          <FactorBadge user={user} />
        </RoleBadge>
      ),
    },
    { name: 'Second factor', gives: 'late', render: (user) => <FactorBadge user={user} /> },
    {
      name: 'Last seen',
      className: 'mu',
      gives: 'early',
      render: (user) => lastSeenLabel(user),
    },
    { name: 'Sessions', className: 'num', gives: 'early', render: ({ sessions }) => sessions },
    {
      name: 'Content',
      className: 'mu',
      gives: 'early',
      isExtra: true,
      render: ({ content }) => contentLabel(content),
    },
    {
      name: 'Member since',
      className: 'mu',
      gives: 'early',
      isExtra: true,
      render: ({ createdAt }) => moments.date(createdAt),
    },
  ],
  search: { label: 'Search users by name or email', placeholder: 'a name or email' },
  filters: [
    { name: 'role', label: 'Role', before: 'who are', any: 'of any role', choices: roleChoices },
    { name: 'status', label: 'Status', before: 'and', any: 'of any status', choices: userStatusOptions },
  ],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: (query) => useListUsersQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: ({ sums }) => [
    { name: 'People', value: `${sums.active} of ${sums.all} active` },
    { name: 'Sessions open', value: sums.sessions },
    { name: 'Without a factor', value: sums.withoutFactor, isWarm: sums.withoutFactor > 0 },
  ],
  firstRun: {
    title: 'Nobody else yet',
    text: 'Invite somebody: they choose a password and a second factor first.',
  },
  noMatch: ({ q, cursor }) => {
    if (cursor) return 'There is nothing on this page any more.';
    if (!q) return 'Nobody has this role and status.';
    return `Nobody’s name or email begins with “${q}” here.`;
  },
  Drawer: UserDrawer,
};
