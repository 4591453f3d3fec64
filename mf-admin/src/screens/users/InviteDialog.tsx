import { type User, UserDraft } from '@site/api/identity/users/contract';
import { Button, styled, useToast } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { RoleField } from './roles/RoleField';
import { useCreateUserMutation } from './usersApi';

/** Invites a user by email; the default role is viewer. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const [createUser] = useCreateUserMutation();
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  return (
    <Dialog open onClose={onClose} title="Invite user">
      <Styles>
        <p className="about mu">They set a password and two-step sign-in before they get access.</p>
        <div className="notice">
          <FormAlert problem={problem} />
        </div>
        <Form<UserDraft>
          label="Invite user"
          struct={UserDraft}
          initial={{ email: '', role: 'viewer' }}
          onSubmit={async (body) => {
            setProblem(undefined);
            const user = await createUser({ body }).unwrap();
            toast({
              title: `${user.name} invited`,
              description: `Sending an email to ${user.email}.`,
            });
            onInvited(user);
          }}
          onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
          keepValues
        >
          <FormGrid isSingle isDense>
            <TextField
              name="email"
              label="Email address"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoFocus
            />
            <TextField name="name" label="Name" optional isOmittedWhenEmpty autoComplete="off" />
            <RoleField />
          </FormGrid>
          <footer>
            <SubmitButton tone="navy" size="small" busyLabel="Inviting…">
              Send invitation
            </SubmitButton>
            <Button tone="line" size="small" onClick={onClose}>
              Cancel
            </Button>
            <span className="m mu">Link expires in 72 hours</span>
          </footer>
        </Form>
      </Styles>
    </Dialog>
  );
}

interface InviteDialogProps {
  onInvited: (user: User) => void;
  onClose: () => void;
}

const Styles = styled('div')`
  .about {
    padding: 12px 20px;
  }
  .notice {
    padding-inline: 20px;
  }
  [role="radiogroup"] {
    margin-inline: 0;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 14px 20px 18px;
  }
  footer .m {
    margin-left: auto;
  }
`;
