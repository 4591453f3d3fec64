import { HostChange, type ManagedBookingDetails } from '@site/api/bookings/management/contract';
import { SelectField } from '@site/shell/kit/form';
import { FormDialog } from '../../workbench/screen/FormDialog';
import { useGetBookingOptionsQuery, useReassignMeetingMutation } from './bookingsApi';

/** Gives a booking to another host. */
export function ReassignDialog({
  booking,
  onClose,
}: {
  booking: ManagedBookingDetails;
  onClose: () => void;
}) {
  const [reassign] = useReassignMeetingMutation();
  const { data } = useGetBookingOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { id, version, host } = booking;
  const others = (data?.hosts ?? []).filter((each) => each.id !== host?.id);
  return (
    <FormDialog
      title={host ? 'Reassign meeting' : 'Assign host'}
      text={
        host
          ? `Now hosted by ${host.name}. The guest and both hosts get an updated invite.`
          : 'The guest and the host get an updated invite.'
      }
      submitLabel={host ? 'Reassign' : 'Assign'}
      doneTitle="Host changed"
      struct={HostChange}
      initial={{ hostId: '' }}
      onSubmit={(body) => reassign({ id, version, body }).unwrap()}
      onClose={onClose}
    >
      <SelectField
        name="hostId"
        label="Host"
        options={others.map(({ id: value, name: label }) => ({ value, label }))}
        placeholder={data ? 'Select' : 'Loading…'}
      />
    </FormDialog>
  );
}
