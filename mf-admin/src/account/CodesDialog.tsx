import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { RecoveryCodes } from '../parts/door/RecoveryCodes';
import { ConfirmDialog } from '../workbench/ConfirmDialog';
import { GuardLook } from '../workbench/guard/GuardLook';

/** New recovery codes: shown this once, so closing them unkept is asked about. */
export function CodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Dialog open onClose={() => setIsLeaving(true)} title="Recovery codes">
      <GuardLook>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </GuardLook>
      {isLeaving && (
        <ConfirmDialog
          question="Close without keeping the codes?"
          deed="Close"
          stay="Back to the codes"
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        >
          They are never shown again; you could only make new ones.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
