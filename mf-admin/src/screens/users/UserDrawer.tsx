import type { User } from '@site/api/identity/users/contract';
import { styled } from '@site/shell/kit';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { NEW } from '../../workbench/list/definition/useListUrl';
import { QueryDrawer } from '../../workbench/list/detail/QueryDrawer';
import { FactorBadge } from './FactorBadge';
import { FactorResetNote } from './FactorResetNote';
import { InviteDialog } from './InviteDialog';
import { RoleForm } from './RoleForm';
import { UserActions } from './UserActions';
import { UserFacts } from './UserFacts';
import { useGetUserQuery } from './usersApi';

/** The open user with actions; under `new`, the invitation form. */
export function UserDrawer(props: DetailDrawerProps) {
  if (props.id === NEW)
    return <InviteDialog onClose={props.onClose} onInvited={({ id }) => props.onOpen(id)} />;
  return <KnownUser key={props.id} {...props} />;
}

function KnownUser({ id, ...navigation }: DetailDrawerProps) {
  const result = useGetUserQuery({ id }, { refetchOnMountOrArgChange: true });
  const user = result.currentData;
  return (
    <QueryDrawer
      {...navigation}
      result={result}
      name={user ? user.name : 'User'}
      noun="user"
      title={user?.name}
      description={user?.email}
      missingNote="The invitation may have been canceled."
    >
      {(found) => (
        <UserBody user={found} onGone={navigation.onClose} refetch={() => result.refetch().unwrap()} />
      )}
    </QueryDrawer>
  );
}

interface UserBodyProps {
  user: User;
  onGone: () => void;
  refetch: () => Promise<User>;
}

function UserBody({ user, onGone, refetch }: UserBodyProps) {
  return (
    <>
      <Mark>
        <FactorBadge user={user} />
      </Mark>
      {user.factorReset && <FactorResetNote user={user} reset={user.factorReset} />}
      <RoleForm user={user} refetch={refetch} />
      <UserFacts user={user} />
      <UserActions user={user} onGone={onGone} />
    </>
  );
}

const Mark = styled('p')`
  padding: 0 20px 14px;
`;
