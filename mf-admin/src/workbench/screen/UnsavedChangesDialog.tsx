import { useNavigationGuard } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks before leaving a page with unsaved changes; `children` say what would be lost. */
export function UnsavedChangesDialog({ isUnsaved, saveLocally, children }: UnsavedChangesDialogProps) {
  const guard = useNavigationGuard(isUnsaved, saveLocally);
  if (!guard.isBlocked) return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={guard.proceed}
      onClose={guard.stay}
    >
      {children}
    </ConfirmDialog>
  );
}

interface UnsavedChangesDialogProps {
  isUnsaved: boolean;
  /** A last attempt to store the changes; if it returns true, nothing is asked. */
  saveLocally?: () => boolean;
  children: ReactNode;
}
