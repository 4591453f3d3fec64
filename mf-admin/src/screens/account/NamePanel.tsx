import { AccountChange } from '@site/api/identity/account/contract';
import { below, styled, useToast } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { Panel } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { useEditAccountMutation } from '../../session/accountApi';
import { UnsavedFormGuard } from './UnsavedFormGuard';

/** The member's name, as the workbench and the audit log show it. */
export function NamePanel({ name }: { name: string }) {
  const [editAccount] = useEditAccountMutation();
  const { session, start } = useSession();
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  return (
    <Panel title="Name" note="Shown to the team and in the audit log.">
      <Form<AccountChange>
        label="Name"
        struct={AccountChange}
        initial={{ name }}
        onSubmit={async (body) => {
          setProblem(undefined);
          const user = await editAccount({ body }).unwrap();
          if (session) start({ ...session, user });
          toast({ title: 'Name saved' });
        }}
        onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
        keepValues
      >
        <FormGrid isSingle isDense>
          <TextField name="name" label="Name" autoComplete="name" />
        </FormGrid>
        <UnsavedFormGuard what="Your name" saved={{ name }} />
        <PanelFooter>
          <FormAlert problem={problem} />
          <SubmitButton tone="navy" size="small" busyLabel="Saving…">
            Save
          </SubmitButton>
        </PanelFooter>
      </Form>
    </Panel>
  );
}

/** The footer of a panel: error message and buttons. */
export const PanelFooter = styled('div')`
  padding: 14px 20px 16px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
