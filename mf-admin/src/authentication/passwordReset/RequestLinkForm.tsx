import { PasswordResetRequest } from '@site/api/identity/passwordReset/contract';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FormAlert } from '../../requests/FormAlert';
import { StepHeading } from '../layout/StepHeading';
import { blockedUntil } from '../rateLimit/blockedUntil';
import { RateLimitNotice } from '../rateLimit/RateLimitNotice';
import { useCreatePasswordResetMutation } from './passwordResetApi';

/** Requests a reset link by email. The response is the same whether or not the account exists. */
export function RequestLinkForm() {
  const [create] = useCreatePasswordResetMutation();
  const [sent, setSent] = useState<{ email: string; message: string }>();
  const [problem, setProblem] = useState<ApiError>();
  const [until, setUntil] = useState<number>();
  if (until)
    return (
      <RateLimitNotice
        title="Too many attempts"
        reason="Too many links were requested from this network."
        retry="Try again"
        until={until}
        onExpired={() => setUntil(undefined)}
      />
    );
  if (sent)
    return (
      <>
        <div role="status">
          <StepHeading>Check your email</StepHeading>
          <p className="intro">{sent.message}</p>
        </div>
        <p className="tip">
          No email after a few minutes? Check your spam folder, and make sure you sign in with {sent.email}.
        </p>
        <p className="ways">
          <button type="button" className="lk" onClick={() => setSent(undefined)}>
            Try again
          </button>
          <Link className="lk" to={paths.admin.login}>
            Back to sign-in
          </Link>
        </p>
      </>
    );
  return (
    <>
      <StepHeading>Reset your password</StepHeading>
      <p className="intro">
        For team members. We’ll email a link to the address you sign in with. It works once and expires in 30
        minutes.
      </p>
      <FormAlert problem={problem} />
      <Form<PasswordResetRequest>
        label="Password reset"
        struct={PasswordResetRequest}
        initial={{ email: '' }}
        onSubmit={async (body) => {
          setProblem(undefined);
          const { message } = await create({ body }).unwrap();
          setSent({ email: body.email, message });
        }}
        onFailure={(error) => {
          const failed = error as ApiError;
          if (failed.status === 429) setUntil(blockedUntil(failed));
          else setProblem(failed.fieldErrors ? undefined : failed);
        }}
        keepValues
      >
        <FormGrid isSingle isDense isFramed>
          <TextField name="email" label="Email" type="email" inputMode="email" autoComplete="username" />
        </FormGrid>
        <SubmitButton busyLabel="Sending…" className="go-on">
          Send reset link
        </SubmitButton>
      </Form>
      <p className="ways">
        <Link className="lk" to={paths.admin.login}>
          Back to sign-in
        </Link>
      </p>
    </>
  );
}
