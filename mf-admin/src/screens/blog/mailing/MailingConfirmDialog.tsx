import type { Mailing } from '@site/api/audience/mailings/contract';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from '../../../requests/errorMessage';
import { ConfirmDialog } from '../../../workbench/screen/ConfirmDialog';
import { useSendMailingMutation } from './mailingApi';
import { formatSubscribers, formatTopics } from './mailingLabels';

/** Asks for confirmation, because sent emails cannot be recalled. */
export function MailingConfirmDialog({ id, mailing, onSent, onClose }: MailingConfirmDialogProps) {
  const [send, { error, isLoading }] = useSendMailingMutation();
  const count = formatSubscribers(mailing.readers);
  return (
    <ConfirmDialog
      title={`Email this post to ${count}?`}
      confirmLabel={`Send to ${count}`}
      isBusy={isLoading}
      onClose={onClose}
      onConfirm={() =>
        void send({ id })
          .unwrap()
          .then(
            () => {
              onClose();
              onSent();
            },
            () => undefined,
          )
      }
    >
      {error ? (
        <span className="er" role="alert">
          {errorMessage(error as ApiError)}
        </span>
      ) : (
        `The email contains the post as it is on the site now (${formatTopics(mailing)}). You can’t recall it or send it again.`
      )}
    </ConfirmDialog>
  );
}

interface MailingConfirmDialogProps {
  id: string;
  mailing: Mailing;
  onSent: () => void;
  onClose: () => void;
}
