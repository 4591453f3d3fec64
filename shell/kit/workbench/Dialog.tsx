import { lazy, type ReactNode, Suspense } from 'react';

/** A modal dialog. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <DialogContent {...props} />
    </Suspense>
  );
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The dialog opens without a user action: the focus goes to the dialog and to no control in it. */
  isUnprompted?: boolean;
  children: ReactNode;
}

const DialogContent = lazy(() => import('./DialogContent'));
