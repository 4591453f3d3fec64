import {
  EDITOR_RECIPIENT_LIMIT,
  type NewsletterDraft,
  TOO_MANY_RECIPIENTS,
} from '@site/api/audience/newsletters/contract';
import { maySendToMany } from '@site/api/audience/newsletters/policy';
import type { ContentDocument } from '@site/api/content/documents/contract';
import { usePermissions } from '../../session/usePermissions';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { formatSubscribers, formatTopics } from './newsletterLabels';
import { useMailing } from './useMailing';

/** Asks for confirmation, because sent emails cannot be recalled. */
export function SendDialog({ document, draft, isBusy, onConfirm, onClose }: SendDialogProps) {
  const { mailing } = useMailing(document);
  const may = usePermissions();
  const isTooMany = !may(maySendToMany) && (mailing?.readers ?? 0) > EDITOR_RECIPIENT_LIMIT;
  const count = mailing ? formatSubscribers(mailing.readers) : 'subscribers';
  return (
    <ConfirmDialog
      title={`Send this newsletter to ${count}?`}
      confirmLabel={`Send to ${count}`}
      isBusy={isBusy}
      isDisabled={isTooMany}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {isTooMany
        ? TOO_MANY_RECIPIENTS
        : `${formatTopics(draft.topics)}, from ${mailing?.senderName ?? 'the company'}. You can pause it, but not recall what was sent. A newsletter is sent once; later changes only update its page.`}
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
