import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { useRenewRecoveryCodesMutation } from '../parts/accountApi';
import { problemToast } from '../parts/problemToast';
import { ConfirmDialog } from '../workbench/ConfirmDialog';
import { CodesDialog } from './CodesDialog';

/** How many recovery codes are left, and ten new ones. */
export function CodesRow({ left }: { left: number }) {
  const [renew, { isLoading }] = useRenewRecoveryCodesMutation();
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const { toast } = useToast();
  const handleRenew = async () => {
    const { data, error } = await renew();
    setIsAsked(false);
    if (data) setCodes(data.recoveryCodes);
    else toast(problemToast('No new codes', error as ApiError));
  };
  return (
    <li>
      <div>
        <b>Recovery codes</b>
        <span className={left > FEW ? 'ok' : 'wt'}>
          {left} of {ALL} left
        </span>
      </div>
      <Button tone="line" size="small" onClick={() => setIsAsked(true)}>
        Make new ones
      </Button>
      {isAsked && (
        <ConfirmDialog
          question="Make ten new recovery codes?"
          deed="Make them"
          isBusy={isLoading}
          onConfirm={handleRenew}
          onClose={() => setIsAsked(false)}
        >
          The ones you have now work no more.
        </ConfirmDialog>
      )}
      {codes && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </li>
  );
}

const FEW = 2;
const ALL = 10;
