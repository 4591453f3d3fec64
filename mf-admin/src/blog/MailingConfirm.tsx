import type { Mailing } from '@site/api/contract/mailings';
import type { ApiError } from '@site/shell/kit/query';
import { wordsOf } from '../parts/wordsOf';
import { ConfirmDialog } from '../workbench/ConfirmDialog';
import { useSendMailingMutation } from './mailingApi';
import { countedReaders, onTopics } from './mailingWords';

/** Asks once more: a mail cannot be called back. */
export function MailingConfirm({ id, mailing, onSent, onClose }: MailingConfirmProps) {
  const [send, { error, isLoading }] = useSendMailingMutation();
  const count = countedReaders(mailing.readers);
  return (
    <ConfirmDialog
      question={`Mail it to ${count}?`}
      deed={`Send to ${count}`}
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
          {wordsOf(error as ApiError)}
        </span>
      ) : (
        `It goes to everybody who wants notes ${onTopics(mailing)}, as the post is on the site now. It cannot be called back, and not be sent again.`
      )}
    </ConfirmDialog>
  );
}

interface MailingConfirmProps {
  id: string;
  mailing: Mailing;
  onSent: () => void;
  onClose: () => void;
}
