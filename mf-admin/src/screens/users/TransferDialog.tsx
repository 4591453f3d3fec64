import type { User } from '@site/api/identity/users/contract';
import { Button, styled, useToast } from '@site/shell/kit';
import { Form, FormGrid, SelectField, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { contentLabel } from './userLabels';
import { useDeactivateUserMutation, useListUsersQuery, useTransferContentMutation } from './usersApi';

/** Transfers a user's content to another user. Optional when the user is deactivated. */
export function TransferDialog({ user, kind, onClose }: TransferDialogProps) {
  const { id, name, content } = user;
  const isEnd = kind === 'deactivate';
  const [deactivate] = useDeactivateUserMutation();
  const [transfer] = useTransferContentMutation();
  const others = useListUsersQuery({ query: { status: 'active', limit: '100' } });
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  const hasContent = content.posts + content.leads > 0;
  const send = async ({ to }: Values) => {
    setProblem(undefined);
    const { moved } = isEnd
      ? await deactivate({ id, body: to ? { transferTo: to } : {} }).unwrap()
      : await transfer({ id, body: { to } }).unwrap();
    toast({
      title: isEnd ? `${name} deactivated` : 'Content transferred',
      description: moved.posts + moved.leads ? `${contentLabel(moved)} transferred.` : undefined,
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={isEnd ? `Deactivate ${name}?` : `Transfer content of ${name}`}>
      <Styles>
        <p>
          {isEnd
            ? 'They’re signed out everywhere and can’t sign in. You can reactivate them later.'
            : 'Their posts and leads are assigned to someone else.'}
          {hasContent && ` They own ${contentLabel(content)}.`}
        </p>
        <FormAlert problem={problem ?? (others.error as ApiError | undefined)} />
        <Form<Values>
          label={isEnd ? 'Deactivate' : 'Transfer content'}
          initial={{ to: '' }}
          onSubmit={(values) => send(values).catch((error) => Promise.reject(atField(error as ApiError)))}
          onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
          keepValues
        >
          {(hasContent || !isEnd) && (
            <FormGrid isSingle isDense isFramed>
              <SelectField
                name="to"
                label="Transfer content to"
                optional={isEnd}
                placeholder={isEnd ? 'No one' : 'Select'}
                options={(others.data?.items ?? [])
                  .filter((each) => each.id !== id)
                  .map((each) => ({ value: each.id, label: `${each.name}, ${each.email}` }))}
              />
            </FormGrid>
          )}
          <footer>
            <SubmitButton tone="navy" size="small" busyLabel="Saving…">
              {isEnd ? 'Deactivate' : 'Transfer'}
            </SubmitButton>
            <Button tone="line" size="small" onClick={onClose}>
              Cancel
            </Button>
          </footer>
        </Form>
      </Styles>
    </Dialog>
  );
}

export type TransferKind = 'transfer content' | 'deactivate';

interface TransferDialogProps {
  user: User;
  kind: TransferKind;
  onClose: () => void;
}

interface Values {
  to: string;
}

/** The two endpoints name the recipient's field differently. */
function atField(error: ApiError): ApiError {
  const to = error.fieldErrors?.transferTo ?? error.fieldErrors?.to;
  return to ? { ...error, fieldErrors: { to } } : error;
}

const Styles = styled('div')`
  display: grid;
  gap: 14px;
  padding: 16px 20px 20px;
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;
