import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { useRenewRecoveryCodesMutation } from '../../session/accountApi';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

/** How many recovery codes are left, and the action that creates ten new ones. */
export function RecoveryCodesRow({ left }: { left: number }) {
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const { toast } = useToast();
  const handleRenew = async () => {
    const { data, error } = await renew();
    setIsConfirming(false);
    if (data) setCodes(data.recoveryCodes);
    else toast(errorToast('Couldn’t create recovery codes', error as ApiError));
  };
  return (
    <li>
      <div>
        <b>Recovery codes</b>
        <span className={left > FEW ? 'ok' : 'wt'}>
          {left} of {ALL} left
        </span>
      </div>
      <Button tone="line" size="small" onClick={() => setIsConfirming(true)}>
        Create new codes
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Create new recovery codes?"
          confirmLabel="Create codes"
          isBusy={isLoading}
          onConfirm={handleRenew}
          onClose={() => setIsConfirming(false)}
        >
          Your current codes stop working.
        </ConfirmDialog>
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </li>
  );
}

const FEW = 2;
const ALL = 10;
