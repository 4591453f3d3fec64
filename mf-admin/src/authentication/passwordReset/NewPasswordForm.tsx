import { type PasswordReset, PasswordResetDraft } from '@site/api/identity/passwordReset/contract';
import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useNavigate } from 'react-router-dom';
import { FormAlert } from '../../requests/FormAlert';
import { useLinkError } from '../emailLink/useLinkError';
import { StepHeading } from '../layout/StepHeading';
import { NewPasswordField } from '../password/NewPasswordField';
import { LinkRequestDetails } from './LinkRequestDetails';
import { useCompletePasswordResetMutation } from './passwordResetApi';
import { pendingReset } from './pendingReset';

/** Chooses a new password. With two-step sign-in it is changed only after the next page. */
export function NewPasswordForm({ token, reset, onChanged, onExpired }: NewPasswordFormProps) {
  const { email, mfaRequired, request } = reset;
  const [complete] = useCompletePasswordResetMutation();
  const linkError = useLinkError(onExpired);
  const navigate = useNavigate();
  if (linkError.rateLimitNotice) return linkError.rateLimitNotice;
  return (
    <>
      <StepHeading>Choose a new password</StepHeading>
      <p className="intro">
        For <b>{email}</b>. {mfaRequired && 'Next, you’ll confirm it with two-step sign-in.'}
      </p>
      <LinkRequestDetails request={request} />
      <FormAlert problem={linkError.problem} />
      <Form<PasswordResetDraft>
        label="Reset password"
        struct={PasswordResetDraft}
        initial={{ token, password: '' }}
        onSubmit={async (body) => {
          linkError.clear();
          const step = await complete({ body }).unwrap();
          if (!step.mfaRequired) return onChanged();
          pendingReset.save({ ...step, email, request });
          navigate(paths.passwordResetMfa, { replace: true });
        }}
        onFailure={linkError.handleError}
        keepValues
      >
        <input hidden autoComplete="username" value={email} readOnly />
        <FormGrid isSingle isDense isFramed>
          <NewPasswordField personalWords={[email]} autoFocus />
        </FormGrid>
        <SubmitButton busyLabel="Checking…" className="go-on">
          {mfaRequired ? 'Continue' : 'Change password'}
        </SubmitButton>
      </Form>
    </>
  );
}

interface NewPasswordFormProps {
  token: string;
  reset: PasswordReset;
  onChanged: () => void;
  /** Called if the link expired meanwhile. */
  onExpired: (problem: ApiError) => void;
}
