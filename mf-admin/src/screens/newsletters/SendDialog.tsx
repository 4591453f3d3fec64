import type { NewsletterDraft } from '@site/api/audience/newsletters/contract';
import type { ContentDocument } from '@site/api/content/documents/contract';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { formatSubscribers, formatTopics } from './newsletterLabels';
import { useMailing } from './useMailing';

/** Asks for confirmation, because sent emails cannot be recalled. */
export function SendDialog({ document, draft, isBusy, onConfirm, onClose }: SendDialogProps) {
  const { mailing } = useMailing(document);
  const count = mailing ? formatSubscribers(mailing.readers) : 'subscribers';
  return (
    <ConfirmDialog
      title={`Send this newsletter to ${count}?`}
      confirmLabel={`Send to ${count}`}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {formatTopics(draft.topics)}, from {mailing?.senderName ?? 'the company'}. You can pause it, but not
      recall what was sent. A newsletter is sent once; later changes only update its page.
    </ConfirmDialog>
  );
}

interface SendDialogProps {
  document: ContentDocument<NewsletterDraft>;
  draft: NewsletterDraft;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}
