import type { ContentDocument } from '@site/api/content/documents/contract';
import { useState } from 'react';
import { RedirectTargetCell } from '../../fields/RedirectTargetCell';
import { ConfirmDialog } from '../../screen/ConfirmDialog';
import type { Publishing } from './usePublishing';

/** Asks before a document is taken off the site or put into the bin, and where its address leads to where that must be. */
export function UnpublishDialog({
  action,
  word,
  document,
  publishing,
  leadsTo,
  onClose,
}: UnpublishDialogProps) {
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
      question={action === 'bin' ? `Move this ${word} to trash?` : `Unpublish this ${word}?`}
      action={action === 'bin' ? 'Move to trash' : 'Unpublish'}
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
      {isPublic && 'Visitors will no longer see it. '}
      {action === 'bin'
        ? 'You can restore it within 30 days.'
        : 'The content stays here, and you can publish it again.'}
    </ConfirmDialog>
  );
}

interface UnpublishDialogProps {
  action: 'withdraw' | 'bin' /** What one document is called, such as `post`. */;
  word: string;
  document: ContentDocument<object>;
  publishing: Publishing;
  /** Suggested for where its address leads; only where it must lead somewhere. */
  leadsTo?: string;
  onClose: () => void;
}
