import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';

/** Removes a factor after a confirmation; the last one stays where one is required. */
export function RemoveFactorButton({ name, question, isLast, remove }: RemoveFactorButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const handleConfirm = async () => {
    setIsBusy(true);
    try {
      await remove();
      toast({ title: 'Removed' });
    } catch (error) {
      toast(errorToast('Couldn’t remove it', error as ApiError));
    }
    setIsBusy(false);
    setIsConfirming(false);
  };
  return (
    <>
      <Button
        tone="line"
        size="small"
        aria-label={`Remove ${name}`}
        disabled={isLast}
        onClick={() => setIsConfirming(true)}
      >
        Remove
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={question}
          confirmLabel="Remove"
          isBusy={isBusy}
          onConfirm={handleConfirm}
          onClose={() => setIsConfirming(false)}
        >
          You can’t sign in with it anymore.
        </ConfirmDialog>
      )}
    </>
  );
}

interface RemoveFactorButtonProps {
  name: string;
  question: string;
  isLast: boolean;
  /** Rejects with the API's error. */
  remove: () => Promise<unknown>;
}
