import { useNavigationGuard } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

/** Keeps unsaved work on the page until the member has decided; `children` say what is not saved. */
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
  /** A last try to keep the work, true where there is nothing to ask then. */
  saveLocally?: () => boolean;
  children: ReactNode;
}
