import type { FactorAdded } from '@site/api/identity/account/contract';
import { useSession } from '@site/shell/kit/query';
import { type ReactNode, useState } from 'react';
import { AuthenticatorAppSetup } from './AuthenticatorAppSetup';
import { PasskeySetup } from './PasskeySetup';
import { RecoveryCodes } from './RecoveryCodes';
import { supportsPasskeys } from './usePasskey';

/**
 * Sets up the first second factor: an authenticator app or a passkey, then the recovery codes, which are shown this once.
 * `children` says why, above the choice.
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
  /** The codes are being shown. */
  onCodes?: () => void;
  /** The factor is set, and the codes are kept. */
  onDone: () => void;
  children?: ReactNode;
}
