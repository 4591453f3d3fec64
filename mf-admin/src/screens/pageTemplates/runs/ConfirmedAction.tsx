import { Button, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { type ReactNode, useState } from 'react';
import { errorToast } from '../../../requests/errorToast';
import { ConfirmDialog } from '../../../workbench/screen/ConfirmDialog';

interface ConfirmedActionProps {
  label: string;
  title: string;
  confirmLabel: string;
  failure: string;
  isBusy: boolean;
  act: () => Promise<unknown>;
  children: ReactNode;
}

/** A button that does something after a question. */
export function ConfirmedAction({
  label,
  title,
  confirmLabel,
  failure,
  isBusy,
  act,
  children,
}: ConfirmedActionProps) {
  const [isOpen, setOpen] = useState(false);
  const { toast } = useToast();
  const confirm = () =>
    act()
      .catch((error: ApiError) => toast(errorToast(failure, error)))
      .finally(() => setOpen(false));
  return (
    <>
      <Button tone="line" size="small" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={title}
          confirmLabel={confirmLabel}
          isBusy={isBusy}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
