import {
  type BusyCalendar,
  BusyCalendarDraft,
  maxBusyCalendars,
} from '@site/api/bookings/busyCalendars/contract';
import type { Host } from '@site/api/bookings/hosts/contract';
import { Button, useToast } from '@site/shell/kit';
import { TextField } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { errorToast } from '../../../requests/errorToast';
import { ConfirmDialog } from '../../../workbench/screen/ConfirmDialog';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { HostSection } from '../HostSection';
import { describeAge } from '../time/describeAge';
import {
  useCreateBusyCalendarMutation,
  useDeleteBusyCalendarMutation,
  useListBusyCalendarsQuery,
} from './hostsApi';

/** The calendars whose busy times the booking page does not offer. */
export function BusyCalendars({ id, name }: Pick<Host, 'id' | 'name'>) {
  const { data, error, refetch } = useListBusyCalendarsQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  );
  const [create] = useCreateBusyCalendarMutation();
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<BusyCalendar>();
  const calendars = data?.items;
  const isFull = (calendars?.length ?? 0) >= maxBusyCalendars;
  return (
    <HostSection aria-labelledby="busy-calendars">
      <h3 id="busy-calendars">Busy calendars</h3>
      <p className="mu">
        Visitors can’t book when {name} is busy in a calendar with an iCal URL, such as Apple Calendar. Booked
        meetings stay. Calendars are checked every ten minutes. Event titles aren’t stored.
      </p>
      {error && !data ? (
        <p role="alert">
          Couldn’t load the calendars.{' '}
          <button type="button" className="lk" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      ) : !calendars ? (
        <div aria-busy="true">
          <Skeleton width="70%" />
        </div>
      ) : (
        calendars.length > 0 && (
          <ul>
            {calendars.map((calendar) => (
              <li key={calendar.id}>
                <b>{calendar.name || calendar.address}</b>
                <p className="mu">
                  {calendar.name && `${calendar.address} · `}
                  <State calendar={calendar} />
                </p>
                <Button tone="line" size="small" onClick={() => setRemoving(calendar)}>
                  Remove<span className="sr"> {calendar.name || calendar.address}</span>
                </Button>
              </li>
            ))}
          </ul>
        )
      )}
      <div className="row">
        <Button tone="line" size="small" disabled={!calendars || isFull} onClick={() => setIsAdding(true)}>
          Add calendar
        </Button>
        {isFull && <span className="mu">A host can have at most {maxBusyCalendars} calendars.</span>}
      </div>
      {isAdding && (
        <FormDialog<BusyCalendarDraft>
          title="Add busy calendar"
          text="Paste the private iCal URL from the calendar’s settings. Google Calendar calls it “Secret address in iCal format”. It’s stored encrypted and never shown again."
          submitLabel="Add calendar"
          doneTitle="Calendar added"
          struct={BusyCalendarDraft}
          initial={{ url: '' }}
          onSubmit={(body) => create({ id, body }).unwrap()}
          onClose={() => setIsAdding(false)}
        >
          <TextField name="url" label="iCal URL" placeholder="https://…" autoComplete="off" />
        </FormDialog>
      )}
      {removing && <RemoveDialog hostId={id} calendar={removing} onClose={() => setRemoving(undefined)} />}
    </HostSection>
  );
}

const POLL_MS = 15_000;

function State({ calendar: { readAt, error, times } }: { calendar: BusyCalendar }) {
  if (error)
    return (
      <span className="no">
        {error} {readAt ? `Busy times from ${describeAge(readAt)} still apply.` : ''}
      </span>
    );
  if (!readAt) return <>Not checked yet.</>;
  return (
    <>
      Checked {describeAge(readAt)},{' '}
      {times === 1 ? '1 busy time' : `${times.toLocaleString('en-US')} busy times`} ahead.
    </>
  );
}

function RemoveDialog({ hostId, calendar, onClose }: RemoveDialogProps) {
  const [remove, { isLoading }] = useDeleteBusyCalendarMutation();
  const { toast } = useToast();
  const handleConfirm = async () => {
    const { error } = await remove({ id: hostId, calendar: calendar.id });
    onClose();
    if (error) toast(errorToast('Couldn’t remove the calendar', error as ApiError));
    else toast({ title: 'Calendar removed' });
  };
  return (
    <ConfirmDialog
      title="Remove this calendar?"
      confirmLabel="Remove"
      isBusy={isLoading}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      Visitors can book its busy times again.
    </ConfirmDialog>
  );
}

interface RemoveDialogProps {
  hostId: string;
  calendar: BusyCalendar;
  onClose: () => void;
}
