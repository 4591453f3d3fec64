import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { problemToast } from '../parts/problemToast';
import { ConfirmDialog } from '../workbench/ConfirmDialog';

/** Takes a factor away, once that is confirmed; the last one stays where one is required. */
export function RemoveButton({ name, question, isLast, remove }: RemoveButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const handleConfirm = async () => {
    setIsBusy(true);
    try {
      await remove();
      toast({ title: 'Removed' });
    } catch (error) {
      toast(problemToast('Not removed', error as ApiError));
    }
    setIsBusy(false);
    setIsAsked(false);
  };
  return (
    <>
      <Button
        tone="line"
        size="small"
        aria-label={`Remove ${name}`}
        disabled={isLast}
        onClick={() => setIsAsked(true)}
      >
        Remove
      </Button>
      {isAsked && (
        <ConfirmDialog
          question={question}
          deed="Remove"
          isBusy={isBusy}
          onConfirm={handleConfirm}
          onClose={() => setIsAsked(false)}
        >
          Whoever holds it gets in with it no more.
        </ConfirmDialog>
      )}
    </>
  );
}

interface RemoveButtonProps {
  name: string;
  question: string;
  isLast: boolean;
  /** Rejects with the API's error. */
  remove: () => Promise<unknown>;
}
