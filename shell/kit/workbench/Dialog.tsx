import { lazy, type ReactNode, Suspense } from 'react';

/** A sheet in the middle of the page that must be closed before going on. */
export function Dialog(props: DialogProps) {
  if (!props.open) return null;
  return (
    <Suspense>
      <DialogSheet {...props} />
    </Suspense>
  );
}

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** It opens by itself amid something: the keyboard is on the sheet and on nothing in it. */
  isQuiet?: boolean;
  children: ReactNode;
}

const DialogSheet = lazy(() => import('./DialogSheet'));
