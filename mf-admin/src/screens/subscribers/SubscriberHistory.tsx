import type { SubscriberDetails, SubscriberEvent } from '@site/api/audience/management/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';

/** Everything that happened to a subscription, newest first. */
export function SubscriberHistory({ subscriber: { history } }: { subscriber: SubscriberDetails }) {
  return (
    <Styles aria-labelledby="subscriber-history">
      <h3 id="subscriber-history">History</h3>
      {history.length === 0 && <p className="mu">No history yet.</p>}
      <ol>
        {history.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no ID, and kinds repeat
          <li key={index}>
            <b>{KINDS[event.kind]}</b>
            <span className="m mu">{dateFormat.inList(event.at)}</span>
            {detailOf(event) && <p className="mu">{detailOf(event)}</p>}
            {event.mail && <p className={MAILS[event.mail].mark}>{MAILS[event.mail].label}</p>}
          </li>
        ))}
      </ol>
      {history.length > 0 && <p className="mu">Newsletters and sequence emails are listed for 30 days.</p>}
    </Styles>
  );
}

const detailOf = ({ by, detail }: SubscriberEvent) => [detail, by && `by ${by}`].filter(Boolean).join(', ');

const KINDS: Record<SubscriberEvent['kind'], string> = {
  ask: 'Signed up',
  subscribe: 'Confirmed',
  choose: 'Changed topics',
  pause: 'Paused for 90 days',
  resume: 'Resumed',
  unsubscribe: 'Unsubscribed',
  resend: 'Confirmation email resent',
  import: 'Added by the team',
  bounced: 'Emails bounced, subscription ended',
  soft_bounced: 'Emails couldn’t be delivered, paused for 30 days',
  complained: 'Marked as spam, subscription ended',
  confirmation_email: 'Confirmation email',
  welcome_email: 'Welcome email',
  newsletter: 'Newsletter',
  sequence_started: 'Sequence started',
  sequence_email: 'Sequence email',
  sequence_finished: 'Sequence finished',
  sequence_stopped: 'Sequence ended early',
};

const MAILS: Record<NonNullable<SubscriberEvent['mail']>, { label: string; mark: string }> = {
  sent: { label: 'Sent', mark: 'ok' },
  waiting: { label: 'Pending', mark: 'wt' },
  held: { label: 'On hold', mark: 'held' },
  skipped: { label: 'Not sent: unsubscribed or paused before', mark: 'mu' },
  dead: { label: 'Failed', mark: 'no' },
};

const Styles = styled('section')`
  padding: 14px 20px 20px;
  font-size: var(--a13);
  h3 {
    margin-bottom: 8px;
    font-size: 1rem;
    font-weight: 600;
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 12px;
    align-items: baseline;
    padding: 7px 0;
    border-top: 1px solid var(--line);
  }
  li p {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
