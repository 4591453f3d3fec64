import { type ManagedBookingDetails, MeetingCancellation } from '@site/api/bookings/management/contract';
import { TextAreaField } from '@site/shell/kit/form';
import { FormDialog } from '../../workbench/screen/FormDialog';
import { useCancelMeetingMutation } from './bookingsApi';
import { formatInZone } from './time/formatInZone';

/** Cancels a booking, with a reason for the team. */
export function CancelDialog({ booking, onClose }: { booking: ManagedBookingDetails; onClose: () => void }) {
  const [cancel] = useCancelMeetingMutation();
  const { id, version, startAt, timeZone } = booking;
  return (
    <FormDialog<typeof MeetingCancellation.TYPE>
      title="Cancel this meeting?"
      text={`${formatInZone(startAt, timeZone)}. The guest gets an email, and the time is free again.`}
      submitLabel="Cancel meeting"
      cancelLabel="Keep meeting"
      doneTitle="Meeting canceled"
      struct={MeetingCancellation}
      initial={{}}
      onSubmit={(body) => cancel({ id, version, body }).unwrap()}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label="Reason"
        hint="For the team only. The guest doesn’t see it."
        rows={3}
        maxLength={500}
        optional
        isOmittedWhenEmpty
      />
    </FormDialog>
  );
}
