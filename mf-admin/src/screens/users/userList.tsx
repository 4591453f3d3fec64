import { type User, type UserPage, userStatusOptions } from '@site/api/identity/users/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { FactorBadge } from './FactorBadge';
import { PersonName } from './PersonName';
import { RoleBadge } from './roles/RoleBadge';
import { roleChoices } from './roles/rights';
import { UserDrawer } from './UserDrawer';
import { contentLabel, lastSeenLabel } from './userLabels';
import { useListUsersQuery } from './usersApi';

/** The list of users. */
export const userList: ListDefinition<User, UserPage> = {
  name: 'users',
  title: 'Users',
  description:
    'Who has access. The key next to each role shows its permissions: deep notches are full access, shallow ones limited access.',
  nouns: { one: 'user', many: 'users' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    { name: 'User', render: (user) => <PersonName user={user} /> },
    {
      name: 'Role',
      cardPosition: 'left',
      render: (user) => (
        <RoleBadge role={user.role}>
          <FactorBadge user={user} />
        </RoleBadge>
      ),
    },
    { name: 'Two-step sign-in', hides: 'late', render: (user) => <FactorBadge user={user} /> },
    {
      name: 'Last seen',
      className: 'mu',
      hides: 'early',
      render: (user) => lastSeenLabel(user),
    },
    { name: 'Sessions', className: 'num', hides: 'early', render: ({ sessions }) => sessions },
    {
      name: 'Content',
      className: 'mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ content }) => contentLabel(content),
    },
    {
      name: 'Member since',
      className: 'mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ createdAt }) => dateFormat.date(createdAt),
    },
  ],
  search: { label: 'Search users by name or email', placeholder: 'name or email' },
  filters: [
    { name: 'role', label: 'Role', before: 'with', any: 'any role', choices: roleChoices },
    { name: 'status', label: 'Status', before: 'and', any: 'any status', choices: userStatusOptions },
  ],
  sorts: [{ value: 'name', label: 'by name' }],
  useRows: (query) => useListUsersQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: ({ sums }) => [
    { name: 'Users', value: `${sums.active} of ${sums.all} active` },
    { name: 'Active sessions', value: sums.sessions },
    { name: 'No two-step sign-in', value: sums.withoutFactor, isWarning: sums.withoutFactor > 0 },
  ],
  emptyState: {
    title: 'No other users yet',
    text: 'Invite someone. They set a password and two-step sign-in first.',
  },
  noMatchText: ({ q, cursor }) => {
    if (cursor) return 'No more users on this page.';
    if (!q) return 'No matching users. Remove a filter.';
    return `No users match “${q}”. Enter the beginning of a name or email.`;
  },
  Drawer: UserDrawer,
};
