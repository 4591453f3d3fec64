import type { ContentDocument } from '@site/api/content/documents/contract';
import { type ComponentType, useState } from 'react';
import { RedirectTargetCell } from '../../fields/links/RedirectTargetCell';
import { ConfirmDialog } from '../../screen/ConfirmDialog';
import type { PublishingWords } from '../definition/EditorDefinition';
import type { Publishing } from './usePublishing';

/** Confirms unpublishing or moving to trash, and asks for a redirect target where one is needed. */
export function UnpublishDialog({
  action,
  noun,
  document,
  publishing,
  words,
  Note,
  suggestedRedirect,
  onClose,
}: UnpublishDialogProps) {
  const isPublic = document.path !== null;
  const needsRedirect = isPublic && suggestedRedirect !== undefined;
  const [redirectTo, setRedirectTo] = useState(suggestedRedirect ?? '');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const confirm = async () => {
    setIsSubmitted(true);
    const isDone = await publishing[action](needsRedirect ? redirectTo.trim() : undefined);
    if (isDone || !needsRedirect) onClose();
  };
  return (
    <ConfirmDialog
      title={action === 'moveToTrash' ? `Move this ${noun} to trash?` : `Unpublish this ${noun}?`}
      confirmLabel={action === 'moveToTrash' ? 'Move to trash' : 'Unpublish'}
      isBusy={publishing.isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
      field={
        needsRedirect && (
          <RedirectTargetCell
            value={redirectTo}
            error={isSubmitted ? publishing.errors.to : undefined}
            onChange={setRedirectTo}
          />
        )
      }
    >
      {Note ? document.published !== null && <Note document={document} /> : isPublic && words.unpublishNote}{' '}
      {action === 'moveToTrash'
        ? 'You can restore it within 30 days.'
        : 'The content stays here, and you can publish it again.'}
    </ConfirmDialog>
  );
}

interface UnpublishDialogProps {
  action: 'withdraw' | 'moveToTrash';
  /** What one document is called, such as `post`. */
  noun: string;
  document: ContentDocument<object>;
  publishing: Publishing;
  words: PublishingWords;
  /** In place of the note in `words`. */
  Note?: ComponentType<{ document: ContentDocument<object> }>;
  /** Suggested redirect target; only for kinds that need a redirect. */
  suggestedRedirect?: string;
  onClose: () => void;
}
