import type { Session } from '@site/api/contract/session';
import { Button } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { DoorNotice } from '../parts/door/DoorNotice';
import { LinkOver } from '../parts/door/LinkOver';
import { StepHeading } from '../parts/door/StepHeading';
import { InvitationForm } from './InvitationForm';
import { useVerifyInvitationMutation } from './invitationApi';
import { ReadingInvitation } from './ReadingInvitation';

/** Finds out what a link invites to, without using it up; then takes the invitation up. */
export function InvitationGate({
  token,
  onAccepted,
}: {
  token: string;
  onAccepted: (begun: Session) => void;
}) {
  const [verify, { data: invitation, error, isLoading }] = useVerifyInvitationMutation();
  const [ended, setEnded] = useState<ApiError>();
  const ask = useEffectEvent(() => void verify({ body: { token } }));
  useEffect(() => ask(), []);
  const problem = ended ?? (error as ApiError | undefined);
  if (problem && [400, 422].includes(problem.status))
    return (
      <LinkOver
        title="This invitation no longer works"
        says={problem.text ?? 'It was used, withdrawn, or is older than three days.'}
      >
        <p className="tip">
          Whoever invited you can send another one. If you have set a password already, sign in.
        </p>
      </LinkOver>
    );
  if (invitation)
    return <InvitationForm token={token} invitation={invitation} onAccepted={onAccepted} onOver={setEnded} />;
  if (!problem) return <ReadingInvitation />;
  return (
    <>
      <StepHeading>Your invitation</StepHeading>
      <DoorNotice problem={problem} />
      <Button className="go-on" disabled={isLoading} onClick={() => verify({ body: { token } })}>
        {isLoading ? 'Trying…' : 'Try again'}
      </Button>
    </>
  );
}
