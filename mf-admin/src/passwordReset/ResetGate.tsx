import { Button } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DoorNotice } from '../parts/door/DoorNotice';
import { StepHeading } from '../parts/door/StepHeading';
import { ChooseForm } from './ChooseForm';
import { useVerifyPasswordResetMutation } from './passwordResetApi';
import { ResetOver } from './ResetOver';

/** Finds out what a link is for, without using it up; then the new password is chosen. */
export function ResetGate({ token, onChanged }: { token: string; onChanged: () => void }) {
  const [verify, { data: reset, error, isLoading }] = useVerifyPasswordResetMutation();
  const [ended, setEnded] = useState<ApiError>();
  const ask = useEffectEvent(() => void verify({ body: { token } }));
  useEffect(() => ask(), []);
  const problem = ended ?? (error as ApiError | undefined);
  if (problem && [400, 422].includes(problem.status)) return <ResetOver says={problem.text} />;
  if (reset) return <ChooseForm token={token} reset={reset} onChanged={onChanged} onOver={setEnded} />;
  return (
    <>
      <StepHeading>A new password</StepHeading>
      <DoorNotice problem={problem} />
      {problem ? (
        <Button className="go-on" disabled={isLoading} onClick={() => verify({ body: { token } })}>
          {isLoading ? 'Trying…' : 'Try again'}
        </Button>
      ) : (
        <p className="intro" role="status">
          Reading your link…
        </p>
      )}
    </>
  );
}
