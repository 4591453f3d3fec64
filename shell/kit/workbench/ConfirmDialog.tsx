import type { ReactNode } from 'react';
import { Button } from '../page/Button';
import { Dialog } from './Dialog';

/** Asks before something is done. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  onConfirm,
  onClose,
  busy,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="line" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button tone="navy" size="small" onClick={onConfirm} disabled={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
}
