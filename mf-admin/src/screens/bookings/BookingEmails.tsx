import type { BookingMail, ManagedBookingDetails } from '@site/api/bookings/management/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { DeliveryBadge } from '../../leadPipeline/DeliveryBadge';

/** The emails of a booking with their delivery state. */
export function BookingEmails({ booking: { mails } }: { booking: ManagedBookingDetails }) {
  return (
    <Styles aria-labelledby="booking-emails">
      <h3 id="booking-emails">Emails</h3>
      {mails.length === 0 && <p className="mu">No emails were sent for this booking.</p>}
      <ul>
        {mails.map((mail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order does not change, and kinds repeat
          <li key={index}>
            <b>{KINDS[mail.kind]}</b>
            <span className="m mu">{whenOf(mail)}</span>
            <DeliveryBadge state={mail.state} />
            <span className="to mu">{mail.to}</span>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

function whenOf({ sentAt, nextTryAt }: BookingMail): string {
  if (sentAt) return dateFormat.inList(sentAt);
  return nextTryAt ? `due ${dateFormat.inSentence(nextTryAt)}` : '';
}

const KINDS: Record<BookingMail['kind'], string> = {
  team: 'To the team',
  host: 'To the host',
  formerHost: 'To the former host',
  guest: 'To the guest',
  reminder: 'Reminder, a day before',
  hourReminder: 'Reminder, an hour before',
  followUp: 'Follow-up',
  confirm: 'Confirmation request',
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
    grid-template-columns: 1fr auto auto;
    gap: 2px 12px;
    align-items: baseline;
    padding: 7px 0;
    border-top: 1px solid var(--line);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  .to {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
