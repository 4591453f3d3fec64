import type { ManagedBookingDetails } from '@site/api/bookings/management/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { BookingStateBadge } from './BookingStateBadge';

/** The lead of the guest, with their whole history, and their other bookings. */
export function BookingPerson({ booking: { lead, others } }: { booking: ManagedBookingDetails }) {
  return (
    <Styles aria-labelledby="booking-person">
      <h3 id="booking-person">Contact</h3>
      {lead ? (
        <p>
          Lead <Link to={paths.admin.lead(lead.reference)}>{lead.reference}</Link> with the contact history
        </p>
      ) : (
        <p className="mu">No lead with this email address.</p>
      )}
      {others.length > 0 && (
        <ul aria-label="Other bookings">
          {others.map(({ id, label, startAt, state }) => (
            <li key={id}>
              <Link to={`/admin/bookings/${encodeURIComponent(id)}`}>{label}</Link>
              <span className="m mu">{dateFormat.inList(startAt)}</span>
              <BookingStateBadge state={state} />
            </li>
          ))}
        </ul>
      )}
    </Styles>
  );
}

const Styles = styled('section')`
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line-2);
  font-size: var(--a13);
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: 8px;
    font-size: 1rem;
    font-weight: 600;
  }
  ul {
    margin-top: 8px;
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto auto;
    gap: 12px;
    align-items: baseline;
    padding: 7px 0;
    border-top: 1px solid var(--line);
  }
  a {
    display: inline-block;
    padding-block: 4px;
    margin-block: -4px;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
