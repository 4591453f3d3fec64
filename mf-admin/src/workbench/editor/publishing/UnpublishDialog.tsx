import type { ContentDocument } from '@site/api/content/documents/contract';
import { useState } from 'react';
import { RedirectTargetCell } from '../../fields/RedirectTargetCell';
import { ConfirmDialog } from '../../screen/ConfirmDialog';
import type { Publishing } from './usePublishing';

/** Asks before a document is taken off the site or put into the bin, and where its address leads to where that must be. */
export function UnpublishDialog({ action, document, publishing, leadsTo, onClose }: UnpublishDialogProps) {
  const isPublic = document.path !== null;
  const asksTo = isPublic && leadsTo !== undefined;
  const [to, setTo] = useState(leadsTo ?? '');
  const [isTried, setIsTried] = useState(false);
  const confirm = async () => {
    setIsTried(true);
    const isDone = await publishing[action](asksTo ? to.trim() : undefined);
    if (isDone || !asksTo) onClose();
  };
  return (
    <ConfirmDialog
      question={action === 'bin' ? 'Put it into the bin?' : 'Take it off the site?'}
      action={action === 'bin' ? 'Put into the bin' : 'Take off the site'}
      isBusy={publishing.isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
      field={
        asksTo && (
          <RedirectTargetCell
            value={to}
            error={isTried ? publishing.faults.to : undefined}
            onChange={setTo}
          />
        )
      }
    >
      {isPublic && 'Visitors will not find it any more. '}
      {action === 'bin' ? 'It can be taken back for thirty days.' : 'What is written stays here.'}
    </ConfirmDialog>
  );
}

interface UnpublishDialogProps {
  action: 'withdraw' | 'bin';
  document: ContentDocument<object>;
  publishing: Publishing;
  /** Suggested for where its address leads; only where it must lead somewhere. */
  leadsTo?: string;
  onClose: () => void;
}
