import { Seo, useHydrated, useSettings } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useState } from 'react';
import { AuthenticationCard } from '../layout/AuthenticationCard';
import { StepHeading } from '../layout/StepHeading';
import { RateLimitNotice } from '../rateLimit/RateLimitNotice';
import { CodeForm, type CodeKind } from '../secondFactor/CodeForm';
import { LinkRequestDetails } from './LinkRequestDetails';
import { PasswordChanged } from './PasswordChanged';
import { useConfirmPasswordResetMutation } from './passwordResetApi';
import { type PendingReset, pendingReset } from './pendingReset';
import { ResetLinkExpired } from './ResetLinkExpired';
import { resetSteps } from './resetSteps';

export { PasswordResetMfaPage as Component };

/** The second factor of a password reset: only with it is the password changed. */
export function PasswordResetMfaPage() {
  const isHydrated = useHydrated();
  const [held] = useState(() => (typeof window === 'undefined' ? undefined : pendingReset.read()));
  const [end, setEnd] = useState<{ isChanged?: true; says?: string }>();
  const finish = (how: { isChanged?: true; says?: string }) => {
    pendingReset.forget();
    setEnd(how);
  };
  return (
    <>
      <Seo
        title="Password reset, second factor"
        description="The second factor of a password reset, without which nothing is changed."
        path={paths.passwordResetMfa}
        noindex
      />
      <AuthenticationCard steps={resetSteps} at={end?.isChanged ? 3 : 2}>
        {!isHydrated ? (
          <>
            <StepHeading>Your second factor</StepHeading>
            <p className="intro">
              Before a forgotten password is replaced, a code of your authenticator app or a recovery code
              says that it is you.
            </p>
          </>
        ) : end?.isChanged ? (
          <PasswordChanged />
        ) : end || !held ? (
          <ResetLinkExpired says={end ? (end.says ?? TOO_LATE) : NOTHING_HELD} />
        ) : (
          <ProveForm held={held} onEnd={finish} />
        )}
      </AuthenticationCard>
    </>
  );
}

const TOO_LATE = 'The time for the second factor is over. Your password is as it was.';
const NOTHING_HELD = 'This page follows on a link from your mail and a new password. Please begin there.';

interface ProveFormProps {
  held: PendingReset;
  onEnd: (how: { isChanged?: true; says?: string }) => void;
}

function ProveForm({ held, onEnd }: ProveFormProps) {
  const { phone } = useSettings();
  const { ways, email, asked, challenge, expiresAt } = held;
  const [confirm] = useConfirmPasswordResetMutation();
  const [kind, setKind] = useState<CodeKind>(ways.includes('code') ? 'code' : 'recoveryCode');
  const [until, setUntil] = useState<number>();
  if (until)
    return (
      <RateLimitNotice
        title="This page is resting"
        why="Too many tries."
        opens="It opens again"
        until={until}
        onOver={() => setUntil(undefined)}
      />
    );
  return (
    <CodeForm
      key={kind}
      kind={kind}
      email={email}
      until={Date.parse(expiresAt)}
      action="Change the password"
      busy="Changing…"
      send={async (code) => {
        await confirm({ body: { challenge, code } }).unwrap();
        onEnd({ isChanged: true });
      }}
      onOver={(says) => onEnd({ says })}
      onResting={setUntil}
    >
      {ways.includes('code') && (
        <p className="ways">
          <button
            type="button"
            className="lk"
            onClick={() => setKind(kind === 'code' ? 'recoveryCode' : 'code')}
          >
            {kind === 'code' ? 'Lost your phone?' : 'Back to the code'}
          </button>
        </p>
      )}
      {kind === 'recoveryCode' && (
        <p className="tip">No recovery codes? An owner or admin can reset your second factor: {phone}.</p>
      )}
      <LinkRequestDetails asked={asked} />
    </CodeForm>
  );
}
