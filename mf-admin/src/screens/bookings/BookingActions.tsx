import type { ManagedBookingDetails } from '@site/api/bookings/management/contract';
import { mayEditBooking } from '@site/api/bookings/management/policy';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useState } from 'react';
import { errorToast } from '../../requests/errorToast';
import { usePermissions } from '../../session/usePermissions';
import { useMarkNoShowMutation } from './bookingsApi';
import { CancelDialog } from './CancelDialog';
import { MoveDialog } from './MoveDialog';
import { ReassignDialog } from './ReassignDialog';

/** The actions on a booking, or why there are none. */
export function BookingActions({ booking }: { booking: ManagedBookingDetails }) {
  const isAllowed = usePermissions()(mayEditBooking);
  const [open, setOpen] = useState<'move' | 'reassign' | 'cancel'>();
  const close = () => setOpen(undefined);
  const hint = hintOf(booking, isAllowed);
  return (
    <Styles>
      {booking.isChangeable && (
        <div className="row">
          <Button tone="ember" size="small" disabled={!isAllowed} onClick={() => setOpen('move')}>
            Reschedule
          </Button>
          <Button tone="line" size="small" disabled={!isAllowed} onClick={() => setOpen('reassign')}>
            {booking.host ? 'Reassign' : 'Assign host'}
          </Button>
          <Button tone="line" size="small" disabled={!isAllowed} onClick={() => setOpen('cancel')}>
            Cancel meeting
          </Button>
        </div>
      )}
      {booking.isPast && <NoShowButton booking={booking} isAllowed={isAllowed} />}
      {hint && <p className="mu">{hint}</p>}
      {open === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {open === 'reassign' && <ReassignDialog booking={booking} onClose={close} />}
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
    </Styles>
  );
}

function NoShowButton({ booking, isAllowed }: { booking: ManagedBookingDetails; isAllowed: boolean }) {
  const [mark, { isLoading }] = useMarkNoShowMutation();
  const { toast } = useToast();
  const isNoShow = booking.state === 'no_show';
  const handleClick = async () => {
    const { id, version } = booking;
    const { error } = await mark({ id, version, body: { isNoShow: !isNoShow } });
    if (error) toast(errorToast('Couldn’t change the booking', error as ApiError));
    else toast({ title: isNoShow ? 'No-show removed' : 'Marked as no-show' });
  };
  return (
    <Button tone="line" size="small" disabled={!isAllowed || isLoading} onClick={handleClick}>
      {isNoShow ? 'Mark as attended' : 'Mark as no-show'}
    </Button>
  );
}

function hintOf({ state, source, isChangeable, isPast }: ManagedBookingDetails, isAllowed: boolean) {
  if (!isAllowed) return 'Personal details are hidden for your role. Editors can change bookings.';
  if (isChangeable || isPast) return undefined;
  if (state === 'held') return 'The guest has 15 minutes to confirm this time by email.';
  if (source === 'cal' || source === 'calendly')
    return 'Change this meeting at the external booking service.';
  return undefined;
}

const Styles = styled('div')`
  padding: 0 20px 14px;
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  &:empty {
    padding: 0;
  }
  p {
    margin-top: 10px;
    font-size: var(--a13);
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
