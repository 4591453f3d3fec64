import { useNavigationGuard } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

/** Keeps unsaved work on the page until the member has decided; `children` say what is not saved. */
export function UnsavedChangesDialog({ isUnsaved, keep, children }: UnsavedChangesDialogProps) {
  const guard = useNavigationGuard(isUnsaved, keep);
  if (!guard.isBlocked) return null;
  return (
    <ConfirmDialog
      question="Leave without saving?"
      action="Discard changes"
      stay="Keep editing"
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
  keep?: () => boolean;
  children: ReactNode;
}
