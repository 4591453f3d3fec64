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
        title="Confirm your password reset"
        description="Confirm your password reset with two-step sign-in."
        path={paths.passwordResetMfa}
        noindex
      />
      <AuthenticationCard steps={resetSteps} at={end?.isChanged ? 3 : 2}>
        {!isHydrated ? (
          <>
            <StepHeading>Two-step sign-in</StepHeading>
            <p className="intro">
              Enter a code from your authenticator app or a recovery code to finish resetting your password.
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

const TOO_LATE = 'Time ran out. Your password was not changed.';
const NOTHING_HELD = 'To reset your password, start with the link in your email.';

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
        title="Too many attempts"
        why="There were too many attempts."
        opens="Try again"
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
      action="Change password"
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
            {kind === 'code' ? 'Lost your phone?' : 'Use your authenticator app'}
          </button>
        </p>
      )}
      {kind === 'recoveryCode' && (
        <p className="tip">
          No recovery codes? An owner or admin can reset your two-step sign-in. Call {phone}.
        </p>
      )}
      <LinkRequestDetails asked={asked} />
    </CodeForm>
  );
}
