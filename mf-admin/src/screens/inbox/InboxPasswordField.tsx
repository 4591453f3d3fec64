import type { Inbox, InboxDraft } from '@site/api/leads/inbox/contract';
import { Button, below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from '../../requests/errorMessage';
import { useTestInboxMutation } from './inboxApi';

/** The password, which is never shown again, and a test of the mailbox as it is in the form. */
export function InboxPasswordField({ name, label, row }: { name: string; label: string; row?: unknown }) {
  const { values } = useFormControl<InboxDraft>();
  const [test, { data, error, isLoading }] = useTestInboxMutation();
  const { isEnabled, port, signIn, host = '', user = '', tenantId = '', clientId = '', password } = values;
  const body = { isEnabled, host, port, user, signIn, tenantId, clientId, ...(password && { password }) };
  const isApp = signIn === 'microsoft';
  return (
    <>
      <TextField
        name={name}
        label={isApp ? 'Client secret' : label}
        type="password"
        optional
        isOmittedWhenEmpty
        wide
        autoComplete="new-password"
        maxLength={500}
        hint={
          (row as Inbox | undefined)?.hasPassword
            ? `A ${isApp ? 'client secret' : 'password'} is stored. Leave empty to keep it.`
            : 'Stored encrypted and never shown again.'
        }
      />
      <Styles>
        <Button tone="line" size="small" disabled={isLoading} onClick={() => test({ body })}>
          {isLoading ? 'Connecting…' : 'Test connection'}
        </Button>
        <p role="status">{!isLoading && (error ? errorMessage(error as ApiError) : data?.message)}</p>
      </Styles>
    </>
  );
}

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 12px 20px 14px;
  border-bottom: 1px solid var(--line-2);
  font-size: var(--a14);
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
