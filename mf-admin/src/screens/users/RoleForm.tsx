import { type User, UserChange } from '@site/api/identity/users/contract';
import { Button, below, styled, useToast } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { Form, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorMessage } from '../../requests/errorMessage';
import { RoleBadge } from './roles/RoleBadge';
import { RoleField } from './roles/RoleField';
import { roleName } from './roles/rights';
import { useEditUserMutation } from './usersApi';

/** The role of a user, and a field to change it where permitted. */
export function RoleForm({ user, refetch }: { user: User; refetch: () => Promise<User> }) {
  const [editUser] = useEditUserMutation();
  const { toast } = useToast();
  const [isStale, setIsStale] = useState(false);
  if (!user.may.includes('edit'))
    return (
      <Styles>
        <p className="mark">
          <RoleBadge role={user.role} />
        </p>
        <p className="mu note">Only owners can manage owners.</p>
      </Styles>
    );
  const handleFailure = async (error: ApiError) => {
    if (error.status !== 412) return;
    await refetch();
    setIsStale(true);
  };
  return (
    <Styles>
      <Form<UserChange>
        // Starts with the current role of the record.
        key={user.version}
        label="Role"
        struct={UserChange}
        initial={{ role: user.role }}
        onSubmit={async ({ role }) => {
          const saved = await editUser({ id: user.id, version: user.version, body: { role } })
            .unwrap()
            .catch((error: ApiError) => {
              throw atRole(error);
            });
          setIsStale(false);
          toast({
            title: `${saved.name} is now ${article(saved.role)}`,
            description: 'The change takes effect immediately.',
          });
        }}
        onFailure={(error) => handleFailure(error as ApiError)}
        keepValues
      >
        {isStale && (
          <p role="alert" className="wt note">
            Someone else changed the role: {user.name} is now {article(user.role)}. Choose again.
          </p>
        )}
        <RoleField hint={user.role === 'owner' ? 'There must be at least one owner.' : undefined} />
        <SaveRole was={user.role} />
      </Form>
    </Styles>
  );
}

function SaveRole({ was }: { was: User['role'] }) {
  const { values, change } = useFormControl<UserChange>();
  if (values.role === was) return null;
  return (
    <p className="save">
      <SubmitButton tone="navy" size="small" busyLabel="Saving…">
        Make {article(values.role)}
      </SubmitButton>
      <Button tone="line" size="small" onClick={() => change('role', was)}>
        Keep {roleName(was).toLowerCase()}
      </Button>
    </p>
  );
}

const article = (role: User['role']) => {
  const word = roleName(role).toLowerCase();
  return `${/^[aeo]/.test(word) ? 'an' : 'a'} ${word}`;
};

/** Maps every API error to the role field. */
function atRole(error: ApiError): ApiError {
  if (error.status === 412) return error;
  return { ...error, fieldErrors: { role: error.fieldErrors?.role ?? errorMessage(error) } };
}

const Styles = styled('div')`
  border-block: 1px solid var(--line-2);
  .label {
    display: block;
    padding: 12px 20px 0;
    font-size: var(--a13);
    font-weight: 550;
    color: var(--blue);
  }
  [role="radiogroup"] {
    margin-inline: 0;
  }
  .mark {
    padding: 12px 20px 0;
  }
  .note {
    padding: 8px 20px 12px;
    font-size: var(--a13);
  }
  .hint,
  .error {
    padding: 8px 20px;
    font-size: var(--a13);
    border-top: 1px solid var(--line);
  }
  .hint {
    color: var(--muted);
  }
  .error {
    color: var(--error);
    font-weight: 550;
  }
  .save {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px 20px;
    border-top: 1px solid var(--line);
  }
  @media ${below.phone} {
    .label,
    .mark,
    .note,
    .hint,
    .error,
    .save {
      padding-inline: 16px;
    }
  }
`;
