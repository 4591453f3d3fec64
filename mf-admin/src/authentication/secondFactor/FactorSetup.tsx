import type { FactorAdded } from '@site/api/identity/account/contract';
import { useSession } from '@site/shell/kit/query';
import { type ReactNode, useState } from 'react';
import { AuthenticatorAppSetup } from './AuthenticatorAppSetup';
import { PasskeySetup } from './PasskeySetup';
import { RecoveryCodes } from './RecoveryCodes';
import { supportsPasskeys } from './usePasskey';

/**
 * Sets up two-step sign-in: an authenticator app or a passkey, then the recovery codes, which are shown only once.
 * `children` is the introduction.
 */
export function FactorSetup({ onCodes, onDone, children }: FactorSetupProps) {
  const { start } = useSession();
  const [method, setMethod] = useState<'app' | 'passkey'>('app');
  const [codes, setCodes] = useState<string[]>();
  const handleAdded = ({ session, recoveryCodes }: FactorAdded) => {
    start(session);
    if (!recoveryCodes.length) return onDone();
    setCodes(recoveryCodes);
    onCodes?.();
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={onDone} />;
  return (
    <>
      {method === 'app' ? (
        <AuthenticatorAppSetup onAdded={handleAdded}>{children}</AuthenticatorAppSetup>
      ) : (
        <PasskeySetup onAdded={handleAdded}>{children}</PasskeySetup>
      )}
      {supportsPasskeys() && (
        <p className="ways">
          <button
            type="button"
            className="lk"
            onClick={() => setMethod(method === 'app' ? 'passkey' : 'app')}
          >
            {method === 'app' ? 'Use a passkey instead' : 'Use an authenticator app instead'}
          </button>
        </p>
      )}
    </>
  );
}

interface FactorSetupProps {
  /** Called when the recovery codes are shown. */
  onCodes?: () => void;
  /** Called when the codes are saved. */
  onDone: () => void;
  children?: ReactNode;
}
