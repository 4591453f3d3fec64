import type { ManagedBookingDetails } from '@site/api/bookings/management/contract';
import { mayCreateBookingLead } from '@site/api/bookings/management/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { Link } from 'react-router-dom';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { BookingStateBadge } from './BookingStateBadge';
import { useCreateBookingLeadMutation } from './bookingsApi';

/** The lead of the guest, with their whole history, and their other bookings. */
export function BookingPerson({ booking }: { booking: ManagedBookingDetails }) {
  const { lead, others } = booking;
  return (
    <Styles aria-labelledby="booking-person">
      <h3 id="booking-person">Contact</h3>
      {lead ? (
        <p>
          Lead <Link to={paths.admin.lead(lead.reference)}>{lead.reference}</Link> with the contact history
        </p>
      ) : (
        <div className="without">
          <p className="mu">No lead with this email address.</p>
          <CreateLead booking={booking} />
        </div>
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

/** Makes a lead of the guest, who gets no email. The booking is part of its history. */
function CreateLead({ booking: { id, state } }: { booking: ManagedBookingDetails }) {
  const isAllowed = usePermissions()(mayCreateBookingLead);
  const [create, { isLoading }] = useCreateBookingLeadMutation();
  const { toast } = useToast();
  if (!isAllowed || state === 'held') return null;
  const handleClick = async () => {
    const { data, error } = await create({ id });
    if (error) toast(errorToast('Couldn’t create the lead', error as ApiError));
    else
      toast({
        title: 'Lead created',
        description: `${data.lead?.reference} has this booking in its history.`,
      });
  };
  return (
    <Button tone="line" size="small" disabled={isLoading} onClick={handleClick}>
      Create lead
    </Button>
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
  .without {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    align-items: center;
    justify-content: space-between;
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
