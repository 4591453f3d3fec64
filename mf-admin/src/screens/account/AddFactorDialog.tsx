import type { FactorAdded } from '@site/api/identity/account/contract';
import { useToast } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { AuthenticationDialogStyles } from '../../authentication/layout/AuthenticationDialogStyles';
import { IsTitled } from '../../authentication/layout/StepHeading';
import { AuthenticatorAppSetup } from '../../authentication/secondFactor/AuthenticatorAppSetup';
import { PasskeySetup } from '../../authentication/secondFactor/PasskeySetup';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

/** Adds a passkey, or replaces the authenticator app; the first factor also creates recovery codes. */
export function AddFactorDialog({ kind, onClose }: { kind: 'app' | 'passkey'; onClose: () => void }) {
  const { start } = useSession();
  const { toast } = useToast();
  const [codes, setCodes] = useState<string[]>();
  const handleAdded = ({ session, recoveryCodes }: FactorAdded) => {
    start(session);
    toast({ title: kind === 'app' ? 'Authenticator app added' : 'Passkey added' });
    if (recoveryCodes.length) setCodes(recoveryCodes);
    else onClose();
  };
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  const Setup = kind === 'app' ? AuthenticatorAppSetup : PasskeySetup;
  return (
    <Dialog open onClose={onClose} title={kind === 'app' ? 'Set up authenticator app' : 'Add passkey'}>
      <AuthenticationDialogStyles>
        <IsTitled value>
          <Setup onAdded={handleAdded} />
        </IsTitled>
      </AuthenticationDialogStyles>
    </Dialog>
  );
}
