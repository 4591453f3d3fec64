import { Button } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { StepHeading } from '../layout/StepHeading';
import { NewPasswordForm } from './NewPasswordForm';
import { useVerifyPasswordResetMutation } from './passwordResetApi';
import { ResetLinkExpired } from './ResetLinkExpired';

/** Verifies the reset link without consuming it, then shows the form for the new password. */
export function ResetLinkCheck({ token, onChanged }: { token: string; onChanged: () => void }) {
  const [verify, { data: reset, error, isLoading }] = useVerifyPasswordResetMutation();
  const [expired, setExpired] = useState<ApiError>();
  const check = useEffectEvent(() => void verify({ body: { token } }));
  useEffect(() => check(), []);
  const problem = expired ?? (error as ApiError | undefined);
  if (problem && [400, 422].includes(problem.status)) return <ResetLinkExpired message={problem.text} />;
  if (reset)
    return <NewPasswordForm token={token} reset={reset} onChanged={onChanged} onExpired={setExpired} />;
  return (
    <>
      <StepHeading>Reset your password</StepHeading>
      <FormAlert problem={problem} />
      {problem ? (
        <Button className="go-on" disabled={isLoading} onClick={() => verify({ body: { token } })}>
          {isLoading ? 'Trying…' : 'Try again'}
        </Button>
      ) : (
        <p className="intro" role="status">
          Checking your link…
        </p>
      )}
    </>
  );
}
