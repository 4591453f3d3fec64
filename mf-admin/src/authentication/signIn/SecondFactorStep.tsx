import type { MfaChallenge } from '@site/api/identity/session/contract';
import { useSettings } from '@site/shell/kit';
import { useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { StepHeading } from '../layout/StepHeading';
import { CodeForm, type CodeKind } from '../secondFactor/CodeForm';
import { PasskeyButton } from './PasskeyButton';
import type { SignIn } from './useSignIn';

/** What one holds: the app's code, a passkey, or for who lost both a recovery code. */
export function SecondFactorStep({ way, challenge, action = 'Sign in' }: SecondFactorStepProps) {
  const { phone } = useSettings();
  const [kind, setKind] = useState<CodeKind | 'passkey'>(
    challenge.ways.includes('code') ? 'code' : 'passkey',
  );
  const hasPasskey = challenge.ways.includes('passkey');
  const ways = (
    <>
      {hasPasskey && kind !== 'passkey' && <PasskeyButton way={way}>Use a passkey instead</PasskeyButton>}
      <p className="ways">
        {kind === 'recoveryCode' ? (
          <button type="button" className="lk" onClick={() => setKind(first(challenge))}>
            Use your {first(challenge) === 'code' ? 'authenticator app' : 'passkey'}
          </button>
        ) : (
          <button type="button" className="lk" onClick={() => setKind('recoveryCode')}>
            Lost your {kind === 'code' ? 'phone' : 'passkey'}?
          </button>
        )}
        <button type="button" className="lk" onClick={() => way.restart()}>
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
          Two-step sign-in for <b>{way.email}</b> uses a passkey.
        </p>
        <FormAlert problem={way.problem} />
        <PasskeyButton way={way}>Use passkey</PasskeyButton>
        {ways}
      </div>
    );
  return (
    <CodeForm
      key={kind}
      kind={kind}
      email={way.email}
      until={Date.parse(challenge.expiresAt)}
      action={action}
      busy="Signing in…"
      send={way.tryCode}
      onOver={(says = OVER) => way.restart(says)}
      onResting={way.restUntil}
    >
      <FormAlert problem={way.problem} />
      {ways}
    </CodeForm>
  );
}

interface SecondFactorStepProps {
  way: SignIn;
  challenge: MfaChallenge;
  /** What the button says. */
  action?: string;
}

const first = ({ ways }: MfaChallenge) => (ways.includes('code') ? 'code' : 'passkey');
const OVER = 'Time ran out. Please sign in again.';
