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

/** The second step of a password reset; the password is changed only after it. */
export function PasswordResetMfaPage() {
  const isHydrated = useHydrated();
  const [pending] = useState(() => (typeof window === 'undefined' ? undefined : pendingReset.read()));
  const [end, setEnd] = useState<{ isChanged?: true; message?: string }>();
  const finish = (how: { isChanged?: true; message?: string }) => {
    pendingReset.clear();
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
        ) : end || !pending ? (
          <ResetLinkExpired message={end ? (end.message ?? EXPIRED) : NO_PENDING_RESET} />
        ) : (
          <MfaForm pending={pending} onEnd={finish} />
        )}
      </AuthenticationCard>
    </>
  );
}

const EXPIRED = 'Time ran out. Your password was not changed.';
const NO_PENDING_RESET = 'To reset your password, start with the link in your email.';

interface MfaFormProps {
  pending: PendingReset;
  onEnd: (how: { isChanged?: true; message?: string }) => void;
}

function MfaForm({ pending: held, onEnd }: MfaFormProps) {
  const { phone } = useSettings();
  const { ways, email, request, challenge, expiresAt } = held;
  const [confirm] = useConfirmPasswordResetMutation();
  const [kind, setKind] = useState<CodeKind>(ways.includes('code') ? 'code' : 'recoveryCode');
  const [blockedUntilTime, setUntil] = useState<number>();
  if (blockedUntilTime)
    return (
      <RateLimitNotice
        title="Too many attempts"
        reason="There were too many attempts."
        retry="Try again"
        until={blockedUntilTime}
        onExpired={() => setUntil(undefined)}
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
      onExpired={(message) => onEnd({ message })}
      onBlocked={setUntil}
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
      <LinkRequestDetails request={request} />
    </CodeForm>
  );
}
