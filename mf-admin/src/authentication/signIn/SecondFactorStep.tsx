import type { MfaChallenge } from '@site/api/identity/session/contract';
import { useSettings } from '@site/shell/kit';
import { useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { StepHeading } from '../layout/StepHeading';
import { CodeForm, type CodeKind } from '../secondFactor/CodeForm';
import { PasskeyButton } from './PasskeyButton';
import type { SignIn } from './useSignIn';

/** The second step of sign-in: app code, passkey or recovery code. */
export function SecondFactorStep({ signIn, challenge, action = 'Sign in' }: SecondFactorStepProps) {
  const { phone } = useSettings();
  const [kind, setKind] = useState<CodeKind | 'passkey'>(
    challenge.ways.includes('code') ? 'code' : 'passkey',
  );
  const hasPasskey = challenge.ways.includes('passkey');
  const ways = (
    <>
      {hasPasskey && kind !== 'passkey' && (
        <PasskeyButton signIn={signIn}>Use a passkey instead</PasskeyButton>
      )}
      <p className="ways">
        {kind === 'recoveryCode' ? (
          <button type="button" className="lk" onClick={() => setKind(primaryMethod(challenge))}>
            Use your {primaryMethod(challenge) === 'code' ? 'authenticator app' : 'passkey'}
          </button>
        ) : (
          <button type="button" className="lk" onClick={() => setKind('recoveryCode')}>
            Lost your {kind === 'code' ? 'phone' : 'passkey'}?
          </button>
        )}
        <button type="button" className="lk" onClick={() => signIn.restart()}>
          Start over
        </button>
      </p>
      {kind === 'recoveryCode' && (
        <p className="tip">
          No recovery codes? An owner or admin can reset your two-step sign-in. Call {phone}.
        </p>
      )}
    </>
  );
  if (kind === 'passkey')
    return (
      <div>
        <StepHeading>Confirm with your passkey</StepHeading>
        <p className="intro">
          Two-step sign-in for <b>{signIn.email}</b> uses a passkey.
        </p>
        <FormAlert problem={signIn.problem} />
        <PasskeyButton signIn={signIn}>Use passkey</PasskeyButton>
        {ways}
      </div>
    );
  return (
    <CodeForm
      key={kind}
      kind={kind}
      email={signIn.email}
      until={Date.parse(challenge.expiresAt)}
      action={action}
      busy="Signing in…"
      send={signIn.tryCode}
      onExpired={(message = EXPIRED) => signIn.restart(message)}
      onBlocked={signIn.block}
    >
      <FormAlert problem={signIn.problem} />
      {ways}
    </CodeForm>
  );
}

interface SecondFactorStepProps {
  signIn: SignIn;
  challenge: MfaChallenge;
  /** The label of the button. */
  action?: string;
}

const primaryMethod = ({ ways }: MfaChallenge) => (ways.includes('code') ? 'code' : 'passkey');
const EXPIRED = 'Time ran out. Please sign in again.';
