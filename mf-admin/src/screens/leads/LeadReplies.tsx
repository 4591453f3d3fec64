import type { ReceivedEmail } from '@site/api/leads/inbox/contract';
import type { Lead } from '@site/api/leads/pipeline/contract';
import type { LeadReply, LeadReplies as Replies } from '@site/api/leads/replies/contract';
import { mayReply } from '@site/api/leads/replies/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { DeliveryBadge } from '../../leadPipeline/DeliveryBadge';
import { useListLeadRepliesQuery, useRetryLeadReplyMutation } from '../../leadPipeline/repliesApi';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { LoadError } from '../../workbench/screen/LoadError';

/** The mailbox is read once a minute. */
const POLL_MS = 30_000;

/** The replies that were sent from here, with their delivery, and the answers that were read from the mailbox. */
export function LeadReplies({ lead: { reference, waitingSince } }: { lead: Lead }) {
  const query = useListLeadRepliesQuery(
    { reference },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const replies = query.currentData;
  return (
    <Styles aria-labelledby="lead-replies">
      <h3 id="lead-replies">Replies</h3>
      {replies && (
        <>
          <p className="mu">
            {replies.items.length === 0 && 'No replies yet. '}
            {describeInbox(replies)}
          </p>
          {replies.inboxError && (
            <p className="problem">
              New replies are missing here: the email inbox can’t be read. {replies.inboxError}
            </p>
          )}
          {waitingSince && (
            <p className="problem">Awaiting our reply since {dateFormat.inSentence(waitingSince)}.</p>
          )}
          {replies.problems.map(({ email, state, reason }) => (
            <p key={email} className="problem">
              {PROBLEMS[state]} {email}
              {reason && `: ${reason}`}
            </p>
          ))}
          <ol>
            {threadOf(replies).map((item) =>
              'by' in item ? (
                <ReplyItem key={item.id} reply={item} reference={reference} />
              ) : (
                <ReceivedItem key={item.id} email={item} reference={reference} />
              ),
            )}
          </ol>
        </>
      )}
      {!replies && query.error && (
        <LoadError
          title="Couldn’t load the replies"
          error={query.error as ApiError}
          onRetry={query.refetch}
          isBusy={query.isFetching}
        />
      )}
      {!replies && !query.error && (
        <div aria-busy="true">
          <Skeleton width="70%" />
        </div>
      )}
    </Styles>
  );
}

function describeInbox({ replyTo, isInboxConnected, inboxError }: Replies): string {
  if (!isInboxConnected)
    return `Replies go to ${replyTo} and aren’t shown here because no email inbox is connected.`;
  return inboxError ? `Replies go to ${replyTo}.` : `Replies sent to ${replyTo} appear here within a minute.`;
}

const PROBLEMS = {
  bounced: 'Email bounced:',
  complained: 'Marked as spam:',
  delayed: 'Delivery delayed:',
} as const;

/** Replies and answers, latest first. */
function threadOf({ items, received }: Replies): (LeadReply | ReceivedEmail)[] {
  return [...items, ...received].sort((a, b) => b.at.localeCompare(a.at));
}

function ReceivedItem({ email, reference }: { email: ReceivedEmail; reference: string }) {
  const { from, at, subject, text, fullText, attachments, isAutomatic, isVerified } = email;
  return (
    <li>
      <div className="row mu">
        <span>
          From {from}, {dateFormat.inSentence(at)}
          {email.reference !== reference && `, at ${email.reference}`}
        </span>
        <span>{isAutomatic ? 'Automatic reply' : isVerified ? 'Received' : 'Sender not verified'}</span>
      </div>
      <details open={!isAutomatic}>
        <summary>{subject || 'No subject'}</summary>
        <p>{text}</p>
        {attachments.length > 0 && <p className="mu">Attachments in the mailbox: {attachments.join(', ')}</p>}
      </details>
      {fullText !== text && (
        <details>
          <summary className="mu">Full email</summary>
          <p>{fullText}</p>
        </details>
      )}
    </li>
  );
}

function ReplyItem({ reply, reference }: { reply: LeadReply; reference: string }) {
  const [retry, { isLoading }] = useRetryLeadReplyMutation();
  const isAllowed = usePermissions()(mayReply);
  const { toast } = useToast();
  const { id, by, at, state, subject, text, to, error: cause } = reply;
  const sendAgain = async () => {
    const { error } = await retry({ reference, id });
    if (error) toast(errorToast('Couldn’t send the reply', error as ApiError));
    else toast({ title: 'Sending the reply again' });
  };
  return (
    <li>
      <div className="row mu">
        <span>
          {by}, {dateFormat.inSentence(at)}, to {to}
          {reply.reference !== reference && `, at ${reply.reference}`}
        </span>
        <DeliveryBadge state={state} />
      </div>
      <details>
        <summary>{subject}</summary>
        <p>{text}</p>
      </details>
      {state === 'dead' && (
        <div className="row">
          <span className="mu">{cause}</span>
          <Button tone="line" size="small" disabled={!isAllowed || isLoading} onClick={sendAgain}>
            Resend
          </Button>
        </div>
      )}
    </li>
  );
}

const Styles = styled('section')`
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line-2);
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: 4px;
    font-size: 1rem;
    font-weight: 600;
  }
  > p {
    font-size: var(--a13);
  }
  .problem {
    color: var(--ember-t);
  }
  li {
    padding: 8px 0;
    border-top: 1px solid var(--line);
    font-size: var(--a14);
  }
  li:first-of-type {
    margin-top: 8px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    justify-content: space-between;
    font-size: var(--a13);
  }
  summary {
    padding: 4px 0;
    font-weight: 550;
    color: var(--ink);
    cursor: pointer;
  }
  details p {
    padding: 4px 0 4px 14px;
    border-left: 2px solid var(--line-2);
    color: var(--ink);
    white-space: pre-line;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
