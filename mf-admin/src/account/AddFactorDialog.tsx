import type { FactorAdded } from '@site/api/contract/account';
import { useToast } from '@site/shell/kit';
import { useSession } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { AppSetup } from '../parts/door/AppSetup';
import { PasskeySetup } from '../parts/door/PasskeySetup';
import { GuardLook } from '../workbench/guard/GuardLook';
import { CodesDialog } from './CodesDialog';

/** Adds a passkey, or puts another app in the place of the one in use; the first factor brings recovery codes. */
export function AddFactorDialog({ kind, onClose }: { kind: 'app' | 'passkey'; onClose: () => void }) {
  const { start } = useSession();
  const { toast } = useToast();
  const [codes, setCodes] = useState<string[]>();
  const handleAdded = ({ session, recoveryCodes }: FactorAdded) => {
    start(session);
    toast({ title: kind === 'app' ? 'The app is in use' : 'Passkey added' });
    if (recoveryCodes.length) setCodes(recoveryCodes);
    else onClose();
  };
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  const Setup = kind === 'app' ? AppSetup : PasskeySetup;
  return (
    <Dialog open onClose={onClose} title={kind === 'app' ? 'Authenticator app' : 'Add a passkey'}>
      <GuardLook>
        <Setup onAdded={handleAdded} />
      </GuardLook>
    </Dialog>
  );
}
