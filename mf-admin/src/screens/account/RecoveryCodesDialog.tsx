import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { AuthenticationDialogStyles } from '../../authentication/layout/AuthenticationDialogStyles';
import { IsTitled } from '../../authentication/layout/StepHeading';
import { RecoveryCodes } from '../../authentication/secondFactor/RecoveryCodes';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';

/** New recovery codes. They are shown once, so closing without saving them asks for confirmation. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Dialog open onClose={() => setIsLeaving(true)} title="Save your recovery codes">
      <AuthenticationDialogStyles>
        <IsTitled value>
          <RecoveryCodes codes={codes} onSaved={onClose} />
        </IsTitled>
      </AuthenticationDialogStyles>
      {isLeaving && (
        <ConfirmDialog
          title="Close without saving the codes?"
          confirmLabel="Close"
          cancelLabel="Back to the codes"
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        >
          You won’t see these codes again. You can only create new ones.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
