import {
  type CalendarConnection,
  ConnectionDraft,
  maxBusyOfConnection,
  maxCalendars,
} from '@site/api/bookings/calendarConnections/contract';
import { SelectField } from '@site/shell/kit/form';
import { ChecklistField } from '../../../workbench/fields/ChecklistField';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { useEditConnectionMutation } from './connectionsApi';

/** Chooses the calendars of an account that block time, and the one that bookings are added to. */
export function ChooseCalendarsDialog({ hostId, connection, onClose }: ChooseCalendarsDialogProps) {
  const [edit] = useEditConnectionMutation();
  const { id, calendars, bookingCalendar, canAddBookings, account, version } = connection;
  const toOptions = (some: typeof calendars) => some.map((one) => ({ value: one.id, label: one.name }));
  return (
    <FormDialog<ConnectionDraft>
      title="Choose calendars"
      text={account}
      submitLabel="Save"
      doneTitle="Calendars saved"
      struct={ConnectionDraft}
      initial={{
        busyCalendars: calendars.filter(({ isBusy }) => isBusy).map((one) => one.id),
        bookingCalendar,
      }}
      onSubmit={(body) => edit({ id: hostId, connection: id, version, body }).unwrap()}
      onClose={onClose}
    >
      {calendars.length === maxCalendars && (
        <p className="mu">Only the first {maxCalendars} calendars of this account are listed.</p>
      )}
      <ChecklistField
        name="busyCalendars"
        label="Calendars that block time"
        help={`Up to ${maxBusyOfConnection}.`}
        options={toOptions(calendars)}
        isError={false}
      />
      {canAddBookings && (
        <SelectField
          name="bookingCalendar"
          label="Add bookings to"
          hint="One calendar of all your accounts. Upcoming bookings move there."
          options={toOptions(calendars.filter(({ canAdd }) => canAdd))}
          placeholder="No calendar"
          optional
          wide
        />
      )}
    </FormDialog>
  );
}

interface ChooseCalendarsDialogProps {
  hostId: string;
  connection: CalendarConnection;
  onClose: () => void;
}
