import type { User } from '@site/api/contract/users';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { LoadProblem } from '../workbench/LoadProblem';
import type { SheetProps } from '../workbench/list/ListDefinition';
import { Sheet, SheetState } from '../workbench/list/Sheet';
import { NEW } from '../workbench/list/useListAddress';
import { FactorMark } from './FactorMark';
import { FactorResetNote } from './FactorResetNote';
import { InviteDialog } from './InviteDialog';
import { RoleForm } from './RoleForm';
import { UserDeeds } from './UserDeeds';
import { UserFacts } from './UserFacts';
import { useGetUserQuery } from './usersApi';

/** The open member, and what can be done about them; under `new` the invitation of one. */
export function UserSheet(props: SheetProps) {
  if (props.id === NEW)
    return <InviteDialog onClose={props.onClose} onInvited={({ id }) => props.onOpen(id)} />;
  return <KnownUser key={props.id} {...props} />;
}

function KnownUser({ id, ...ways }: SheetProps) {
  const asked = useGetUserQuery({ id }, { refetchOnMountOrArgChange: true });
  const user = asked.currentData;
  const error = user ? undefined : (asked.error as ApiError | undefined);
  return (
    <Sheet
      {...ways}
      name={user ? user.name : 'User'}
      word="user"
      title={user?.name}
      about={user?.email}
      isWaiting={!user && !error}
    >
      {user && <UserBody user={user} onGone={ways.onClose} askAgain={() => asked.refetch().unwrap()} />}
      {error && (
        <SheetState>
          <LoadProblem
            title={error.status === 404 ? 'There is no such user' : 'This user did not come'}
            note={error.status === 404 ? 'The invitation may have been withdrawn.' : undefined}
            error={error}
            onRetry={error.status === 404 ? undefined : asked.refetch}
            isBusy={asked.isFetching}
          />
        </SheetState>
      )}
      {!user && !error && (
        <SheetState aria-busy="true">
          {[88, 94, 62, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </SheetState>
      )}
    </Sheet>
  );
}

interface UserBodyProps {
  user: User;
  onGone: () => void;
  askAgain: () => Promise<User>;
}

function UserBody({ user, onGone, askAgain }: UserBodyProps) {
  return (
    <>
      <Mark>
        <FactorMark user={user} />
      </Mark>
      {user.factorReset && <FactorResetNote user={user} reset={user.factorReset} />}
      <RoleForm user={user} askAgain={askAgain} />
      <UserFacts user={user} />
      <UserDeeds user={user} onGone={onGone} />
    </>
  );
}

const Mark = styled('p')`
  padding: 0 20px 14px;
`;
