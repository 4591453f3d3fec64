import { PasswordChange } from '@site/api/identity/password/contract';
import { useToast } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { Panel } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { NewPasswordField } from '../../authentication/password/NewPasswordField';
import { PasswordField } from '../../authentication/password/PasswordField';
import { FormAlert } from '../../requests/FormAlert';
import { useEditPasswordMutation } from '../../session/accountApi';
import { PanelFooter } from './NamePanel';
import { UnsavedFormGuard } from './UnsavedFormGuard';

/** Changes the password; asks for the current one. */
export function PasswordPanel() {
  const [editPassword] = useEditPasswordMutation();
  const { user, start } = useSession();
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  return (
    <Panel title="Password" note="Changing it signs you out everywhere else.">
      <Form<PasswordChange>
        label="Password"
        struct={PasswordChange}
        initial={EMPTY}
        onSubmit={async (body) => {
          setProblem(undefined);
          start(await editPassword({ body }).unwrap());
          toast({
            title: 'Password changed',
            description: 'You’re signed out everywhere else.',
          });
        }}
        onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
      >
        {/* Password managers look for whose it is. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <FormGrid isSingle isDense>
          <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" />
          <NewPasswordField personalWords={[user?.email ?? '', user?.name ?? '']} />
        </FormGrid>
        <UnsavedFormGuard what="Your new password" saved={EMPTY} />
        <PanelFooter>
          <FormAlert problem={problem} />
          <SubmitButton tone="navy" size="small" busyLabel="Changing…">
            Change password
          </SubmitButton>
        </PanelFooter>
      </Form>
    </Panel>
  );
}

const EMPTY: PasswordChange = { currentPassword: '', password: '' };
