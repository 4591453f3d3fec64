import { lazy, type ReactNode, Suspense } from 'react';

/** A sheet in the middle of the page that must be closed before going on. */
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
  /** It opens by itself amid something: the keyboard is on the sheet and on nothing in it. */
  isUnprompted?: boolean;
  children: ReactNode;
}

const DialogContent = lazy(() => import('./DialogContent'));
