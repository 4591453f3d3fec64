import type { User } from '@site/api/identity/users/contract';
import { styled } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';

/** A user's name and email; marks the current user. */
export function PersonName({ user: { id, name, email } }: { user: User }) {
  const { user } = useSession();
  return (
    <>
      <b>
        {name} {user?.id === id && <You>you</You>}
      </b>
      <span>{email}</span>
    </>
  );
}

const You = styled('em')`
  display: inline-block;
  margin-left: 4px;
  padding: 0 6px;
  border: 1px solid var(--line-2);
  border-radius: 3px;
  font-size: var(--a12);
  font-style: normal;
  font-weight: 400;
  color: var(--text);
`;
