import type { Session } from '@site/api/identity/session/contract';
import { Button } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { LinkExpired } from '../emailLink/LinkExpired';
import { StepHeading } from '../layout/StepHeading';
import { InvitationForm } from './InvitationForm';
import { InvitationLoading } from './InvitationLoading';
import { useVerifyInvitationMutation } from './invitationApi';

/** Verifies the invitation without consuming it, then shows the form that accepts it. */
export function InvitationCheck({
  token,
  onAccepted,
}: {
  token: string;
  onAccepted: (session: Session) => void;
}) {
  const [verify, { data: invitation, error, isLoading }] = useVerifyInvitationMutation();
  const [expired, setExpired] = useState<ApiError>();
  const check = useEffectEvent(() => void verify({ body: { token } }));
  useEffect(() => check(), []);
  const problem = expired ?? (error as ApiError | undefined);
  if (problem && [400, 422].includes(problem.status))
    return (
      <LinkExpired
        title="This invitation no longer works"
        message={problem.text ?? 'It was already used, was revoked, or is older than three days.'}
      >
        <p className="tip">
          Ask the person who invited you to send a new one. If you already set a password, sign in.
        </p>
      </LinkExpired>
    );
  if (invitation)
    return (
      <InvitationForm token={token} invitation={invitation} onAccepted={onAccepted} onExpired={setExpired} />
    );
  if (!problem) return <InvitationLoading />;
  return (
    <>
      <StepHeading>Your invitation</StepHeading>
      <FormAlert problem={problem} />
      <Button className="go-on" disabled={isLoading} onClick={() => verify({ body: { token } })}>
        {isLoading ? 'Trying…' : 'Try again'}
      </Button>
    </>
  );
}
