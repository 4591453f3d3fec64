import { type PasswordReset, PasswordResetDraft } from '@site/api/identity/passwordReset/contract';
import { Form, FormGrid, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useNavigate } from 'react-router-dom';
import { FormAlert } from '../../requests/FormAlert';
import { useLinkFailure } from '../emailLink/useLinkFailure';
import { StepHeading } from '../layout/StepHeading';
import { NewPasswordField } from '../password/NewPasswordField';
import { LinkRequestDetails } from './LinkRequestDetails';
import { useCompletePasswordResetMutation } from './passwordResetApi';
import { pendingReset } from './pendingReset';

/** Chooses a new password. Who has a second factor proves it on the next page, before anything is changed. */
export function NewPasswordForm({ token, reset, onChanged, onOver }: NewPasswordFormProps) {
  const { email, mfaRequired, asked } = reset;
  const [complete] = useCompletePasswordResetMutation();
  const failure = useLinkFailure(onOver);
  const navigate = useNavigate();
  if (failure.resting) return failure.resting;
  return (
    <>
      <StepHeading>Choose a new password</StepHeading>
      <p className="intro">
        For <b>{email}</b>. {mfaRequired && 'Next, you’ll confirm it with two-step sign-in.'}
      </p>
      <LinkRequestDetails asked={asked} />
      <FormAlert problem={failure.problem} />
      <Form<PasswordResetDraft>
        label="New password"
        struct={PasswordResetDraft}
        initial={{ token, password: '' }}
        onSubmit={async (body) => {
          failure.forget();
          const step = await complete({ body }).unwrap();
          if (!step.mfaRequired) return onChanged();
          pendingReset.keep({ ...step, email, asked });
          navigate(paths.passwordResetMfa, { replace: true });
        }}
        onFailure={failure.fail}
        keepValues
      >
        <input hidden autoComplete="username" value={email} readOnly />
        <FormGrid isSingle isDense isFramed>
          <NewPasswordField about={[email]} autoFocus />
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
  /** The link has ended meanwhile. */
  onOver: (problem: ApiError) => void;
}
