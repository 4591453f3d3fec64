import { type Invitation, InvitationDraft } from '@site/api/identity/invitations/contract';
import type { Session } from '@site/api/identity/session/contract';
import { useSettings } from '@site/shell/kit';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { formatDateTime } from '../../formatting/formatDateTime';
import { FormAlert } from '../../requests/FormAlert';
import { useLinkError } from '../emailLink/useLinkError';
import { StepHeading } from '../layout/StepHeading';
import { NewPasswordField } from '../password/NewPasswordField';
import { useAcceptInvitationMutation } from './invitationApi';

/** Accepts an invitation with a name and a password. */
export function InvitationForm({ token, invitation, onAccepted, onExpired }: InvitationFormProps) {
  const { name: firm } = useSettings();
  const [accept] = useAcceptInvitationMutation();
  const linkError = useLinkError(onExpired);
  const { email, name, role, invitedBy, expiresAt } = invitation;
  if (linkError.rateLimitNotice) return linkError.rateLimitNotice;
  return (
    <>
      <StepHeading>You’re invited</StepHeading>
      <p className="intro">
        {invitedBy} invited <b>{email}</b> to join the {firm} workbench as {role}. The invitation expires{' '}
        {formatDateTime(expiresAt)}.
      </p>
      <FormAlert problem={linkError.problem} />
      <Form<InvitationDraft>
        label="Invitation"
        struct={InvitationDraft}
        initial={{ token, name, password: '' }}
        onSubmit={async (body) => {
          linkError.clear();
          onAccepted(await accept({ body }).unwrap());
        }}
        onFailure={linkError.handleError}
        keepValues
      >
        {/* Tells password managers whose password it is. */}
        <input hidden autoComplete="username" value={email} readOnly />
        <FormGrid isSingle isDense isFramed>
          <TextField name="name" label="Your name" autoComplete="name" />
          <NewPasswordField personalWords={[name, email]} />
        </FormGrid>
        <SubmitButton busyLabel="Setting your password…" className="go-on">
          Continue
        </SubmitButton>
      </Form>
    </>
  );
}

interface InvitationFormProps {
  token: string;
  invitation: Invitation;
  onAccepted: (session: Session) => void;
  /** Called if the link expired meanwhile. */
  onExpired: (problem: ApiError) => void;
}
