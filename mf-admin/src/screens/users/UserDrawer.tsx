import type { User } from '@site/api/identity/users/contract';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import type { DetailDrawerProps } from '../../workbench/list/definition/ListDefinition';
import { NEW } from '../../workbench/list/definition/useListUrl';
import { DetailDrawer, DetailDrawerState } from '../../workbench/list/detail/DetailDrawer';
import { LoadError } from '../../workbench/screen/LoadError';
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

function KnownUser({ id, ...ways }: DetailDrawerProps) {
  const query = useGetUserQuery({ id }, { refetchOnMountOrArgChange: true });
  const user = query.currentData;
  const error = user ? undefined : (query.error as ApiError | undefined);
  return (
    <DetailDrawer
      {...ways}
      name={user ? user.name : 'User'}
      noun="user"
      title={user?.name}
      description={user?.email}
      isLoading={!user && !error}
    >
      {user && <UserBody user={user} onGone={ways.onClose} refetch={() => query.refetch().unwrap()} />}
      {error && (
        <DetailDrawerState>
          <LoadError
            title={error.status === 404 ? 'User not found' : 'Couldn’t load the user'}
            note={error.status === 404 ? 'The invitation may have been canceled.' : undefined}
            error={error}
            onRetry={error.status === 404 ? undefined : query.refetch}
            isBusy={query.isFetching}
          />
        </DetailDrawerState>
      )}
      {!user && !error && (
        <DetailDrawerState aria-busy="true">
          {[88, 94, 62, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </DetailDrawerState>
      )}
    </DetailDrawer>
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
