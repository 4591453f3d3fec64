import { type ManagedBookingDetails, MeetingMove } from '@site/api/bookings/management/contract';
import { FormDialog } from '../../workbench/screen/FormDialog';
import { useMoveMeetingMutation } from './bookingsApi';
import { TimeField } from './TimeField';
import { formatInZone } from './time/formatInZone';

/** Moves a booking to another free time. */
export function MoveDialog({ booking, onClose }: { booking: ManagedBookingDetails; onClose: () => void }) {
  const [move] = useMoveMeetingMutation();
  const { id, version, startAt, timeZone } = booking;
  return (
    <FormDialog
      title="Reschedule meeting"
      text={`Now ${formatInZone(startAt, timeZone)}. The guest gets an email with the new time.`}
      submitLabel="Reschedule meeting"
      doneTitle="Meeting rescheduled"
      struct={MeetingMove}
      initial={{ startAt: '' }}
      messages={{ startAt: 'Please choose a time.' }}
      onSubmit={(body) => move({ id, version, body }).unwrap()}
      onClose={onClose}
    >
      <TimeField query={{ booking: id }} guestZone={booking.guestZone} />
    </FormDialog>
  );
}
