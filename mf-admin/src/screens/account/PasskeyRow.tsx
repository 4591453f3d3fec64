import { type Passkey, PasskeyChange } from '@site/api/identity/account/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { AuthenticationDialogStyles } from '../../authentication/layout/AuthenticationDialogStyles';
import { FormAlert } from '../../requests/FormAlert';
import { useDeletePasskeyMutation, useEditPasskeyMutation } from '../../session/accountApi';
import { RemoveFactorButton } from './RemoveFactorButton';

/** A passkey with its dates, and actions to rename and remove it. */
export function PasskeyRow({ passkey, isLast }: { passkey: Passkey; isLast: boolean }) {
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  const [isNaming, setIsNaming] = useState(false);
  const [remove] = useDeletePasskeyMutation();
  return (
    <li>
      <div>
        <b>{name}</b>
        <span className="ok">
          Passkey{isSynced ? ' in a password manager' : ' on one device'}, added {dateFormat.date(createdAt)},{' '}
          {lastUsedAt ? `last used ${dateFormat.inSentence(lastUsedAt)}` : 'never used'}
        </span>
      </div>
      <Button tone="line" size="small" aria-label={`Rename ${name}`} onClick={() => setIsNaming(true)}>
        Rename
      </Button>
      <RemoveFactorButton
        name={name}
        isLast={isLast}
        question={`Remove the passkey ${name}?`}
        remove={() => remove({ id }).unwrap()}
      />
      {isNaming && <NameDialog passkey={passkey} onClose={() => setIsNaming(false)} />}
    </li>
  );
}

function NameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [edit] = useEditPasskeyMutation();
  const [problem, setProblem] = useState<ApiError>();
  return (
    <Dialog open onClose={onClose} title={`Rename ${name}`}>
      <AuthenticationDialogStyles>
        <FormAlert problem={problem} />
        <Form<PasskeyChange>
          label="Passkey name"
          struct={PasskeyChange}
          initial={{ name }}
          onSubmit={async (body) => {
            setProblem(undefined);
            await edit({ id, body }).unwrap();
            onClose();
          }}
          onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
          keepValues
        >
          <FormGrid isSingle isDense isFramed>
            <TextField name="name" label="Passkey name" autoComplete="off" autoFocus />
          </FormGrid>
          <SubmitButton busyLabel="Saving…" className="go-on">
            Save name
          </SubmitButton>
        </Form>
      </AuthenticationDialogStyles>
    </Dialog>
  );
}
