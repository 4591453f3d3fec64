import { explainRecipientLimit, type NewsletterDraft } from '@site/api/audience/newsletters/contract';
import * as dateFormat from '@site/shell/dateFormat';
import type { ApiError } from '@site/shell/kit/query';
import { errorMessage } from '../../requests/errorMessage';
import type { PublishDialogProps } from '../../workbench/editor/definition/EditorDefinition';
import { ConfirmDialog } from '../../workbench/screen/ConfirmDialog';
import { formatAudience, formatQuiet, formatSubscribers, SEGMENT_GONE } from './newsletterLabels';
import { explainSubjectTest, hasSubjectTest } from './subjectTestLabels';
import { useMailing } from './useMailing';

/** Asks for confirmation, now or for a time, because sent emails cannot be recalled. It waits for the number of recipients. */
export function SendDialog(props: PublishDialogProps<NewsletterDraft>) {
  const { document, draft, at, isBusy, onConfirm, onClose } = props;
  const { mailing, error, refetch } = useMailing(document);
  // What was just chosen counts once it is saved.
  const isCounted =
    mailing !== undefined &&
    [...mailing.topics].sort().join() === [...draft.topics].sort().join() &&
    (mailing.segment?.id ?? '') === (draft.segment ?? '');
  const isGone = isCounted && mailing.segment?.isGone === true;
  const left = mailing?.recipientsLeft ?? null;
  const isTooMany = isCounted && left !== null && mailing.readers > left;
  // When the time comes, there may be some.
  const isForNobody = isCounted && !at && mailing.readers === 0;
  const count = isCounted ? formatSubscribers(mailing.readers) : 'subscribers';
  const time = at && dateFormat.stamp(at);
  return (
    <ConfirmDialog
      title={
        isForNobody
          ? 'No one to send this to'
          : at
            ? `Schedule this newsletter for ${count}?`
            : `Send this newsletter to ${count}?`
      }
      confirmLabel={at ? 'Schedule' : isForNobody ? 'Send' : `Send to ${count}`}
      isBusy={isBusy}
      isDisabled={!isCounted || isTooMany || isForNobody || isGone}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {isGone ? (
        SEGMENT_GONE
      ) : isTooMany ? (
        explainRecipientLimit(left)
      ) : isForNobody ? (
        `There are no confirmed subscribers${draft.topics.length ? ' for these topics' : ''}${draft.segment ? ' in this segment' : ''} yet.`
      ) : isCounted ? (
        `${time ? `On ${time}. ` : ''}${formatAudience(mailing)}, from ${mailing.senderName}. ${hasSubjectTest(draft) ? `${explainSubjectTest(draft, mailing.readers)} ` : ''}${at ? AT_THAT_TIME : [mailing.quietUntil && formatQuiet(mailing.quietUntil), NOW].filter(Boolean).join(' ')}`
      ) : error ? (
        <span role="alert">
          The recipients couldn’t be counted. {errorMessage(error as ApiError)}{' '}
          <button type="button" className="lk" onClick={refetch}>
            Try again
          </button>
        </span>
      ) : (
        <span role="status">
          Counting recipients… You can {at ? 'schedule' : 'send'} once they are counted.
        </span>
      )}
    </ConfirmDialog>
  );
}

const ONCE = 'Each newsletter is sent once. Later changes only update its web page.';
const NOW = `You can pause sending, but you can’t recall emails that were sent. ${ONCE}`;
const AT_THAT_TIME = `It goes to everyone subscribed at that time. Until then, you can unschedule it. ${ONCE}`;
