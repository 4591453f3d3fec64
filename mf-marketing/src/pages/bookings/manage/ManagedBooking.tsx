import type { Booking, ManagedBooking as Managed } from '@site/api/bookings/contract';
import { Button, useToast } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { confirmationPath } from '../booking/confirmationPath';
import { storeBooking, storeChangedBooking } from '../booking/storedBooking';
import { useCancelBookingMutation, useVerifyBookingMutation } from '../scheduler/bookingsApi';
import { clockTime, dayIn, isSameClock, ownZone } from '../scheduler/clock';
import { COPY } from '../scheduler/copy';
import { ConfirmBooking } from './ConfirmBooking';
import { LinkExpired } from './LinkExpired';
import { RescheduleForm } from './RescheduleForm';

/** The booking of a link, with its actions. */
export function ManagedBooking({ token }: { token: string }) {
  const [verify, { data, error }] = useVerifyBookingMutation();
  const [changed, setChanged] = useState<Booking>();
  const hasFocus = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    // Guards against effects that run twice, because opening a link is counted.
    if (!hasFocus.current) void verify({ body: { token } });
    hasFocus.current = true;
  }, [verify, token]);
  if (error && 'status' in error && error.status === 422) return <LinkExpired />;
  if (error) {
    return (
      <div role="alert" className="card">
        <p>We couldn’t load your booking.</p>
        <Button tone="navy" onClick={() => void verify({ body: { token } })}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <p role="status">Loading your booking…</p>;
  const refresh = () => verify({ body: { token } }).unwrap();
  const handleChanged = (booking: Booking) => {
    storeChangedBooking(booking);
    setChanged(booking);
  };
  // Uses the confirmation page, as for an immediate booking: it counts the conversion in a document where tags
  // may run.
  const handleConfirmed = (booking: Booking) => {
    const { appointmentId, type } = booking;
    storeBooking({ booking, token, zone: ownZone() });
    navigate(confirmationPath('', { appointmentId, service: type }));
  };
  return (
    <Opened
      data={data}
      token={token}
      refresh={refresh}
      booking={changed ?? data.booking}
      onChanged={handleChanged}
      onConfirmed={handleConfirmed}
    />
  );
}

interface OpenedProps {
  data: Managed;
  booking: Booking;
  token: string;
  refresh: () => Promise<unknown>;
  onChanged: (booking: Booking) => void;
  onConfirmed: (booking: Booking) => void;
}

function Opened({ data, booking, token, refresh, onChanged, onConfirmed }: OpenedProps) {
  const [isMoving, setMoving] = useState(false);
  const { label, place, startAt, timeZone, status, appointmentId, isChangeable, heldUntil } = booking;
  const zone = ownZone();
  const isSame = isSameClock(zone, timeZone, startAt);
  const handleMoved = (moved: Booking) => {
    setMoving(false);
    onChanged(moved);
    void refresh();
  };
  return (
    <>
      <div className="card" role="status">
        <h2>
          {BEFORE[status]}
          {label}
        </h2>
        <dl>
          <dt>Day</dt>
          <dd>{dayIn(timeZone, startAt)}</dd>
          <dt>{isSame ? COPY.time : COPY.ours}</dt>
          <dd>{clockTime(timeZone, startAt)}</dd>
          {!isSame && (
            <>
              <dt>{COPY.yours}</dt>
              <dd>
                {clockTime(zone, startAt)}
                {dayIn(zone, startAt) !== dayIn(timeZone, startAt) && `, ${dayIn(zone, startAt)}`}
              </dd>
            </>
          )}
          {heldUntil && (
            <>
              <dt>Held until</dt>
              <dd>{clockTime(zone, heldUntil)}</dd>
            </>
          )}
          <dt>Where</dt>
          <dd>{place}</dd>
          <dt>Reference</dt>
          <dd>{appointmentId}</dd>
        </dl>
        {isChangeable && !isMoving && (
          <Ways token={token} onMove={() => setMoving(true)} onCancelled={onChanged} />
        )}
        {status === 'held' && <ConfirmBooking token={token} onConfirmed={onConfirmed} />}
        {!isChangeable && status !== 'held' && (
          <Button tone="line" href={paths.bookings}>
            Book another time
          </Button>
        )}
      </div>
      {isMoving && (
        <RescheduleForm
          token={token}
          refresh={refresh}
          calendar={data.calendar}
          onMoved={handleMoved}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  );
}

/** The state of a booking, shown before its name. */
const BEFORE = { confirmed: '', cancelled: 'Canceled: ', held: 'Please confirm: ' };

interface WaysProps {
  token: string;
  onMove: () => void;
  onCancelled: (booking: Booking) => void;
}

/** Reschedule and cancel. Canceling takes a second press, so that it does not happen by accident. */
function Ways({ token, onMove, onCancelled }: WaysProps) {
  const [cancel, { isLoading }] = useCancelBookingMutation();
  const [isSure, setSure] = useState(false);
  const { toast } = useToast();
  const handleCancel = async () => {
    if (!isSure) return setSure(true);
    try {
      onCancelled(await cancel({ body: { token } }).unwrap());
    } catch (error) {
      const { text = 'We couldn’t cancel the meeting. Please try again, or call us.' } = error as {
        text?: string;
      };
      toast({ title: 'Error', description: text, variant: 'destructive' });
    }
  };
  return (
    <div className="buttons">
      <Button tone="navy" onClick={isSure ? () => setSure(false) : onMove}>
        {isSure ? 'Keep meeting' : 'Reschedule'}
      </Button>
      <Button tone="line" onClick={handleCancel} disabled={isLoading}>
        {isSure ? 'Yes, cancel the meeting' : 'Cancel meeting'}
      </Button>
    </div>
  );
}
