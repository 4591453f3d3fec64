import type { BookingReceipt } from '@site/api/bookings/contract';
import { useHydrated } from '@site/shell/kit';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { confirmationPath } from '../booking/confirmationPath';
import { storeBooking } from '../booking/storedBooking';
import { useGetCalendarQuery } from './bookingsApi';
import { SchedulerForm } from './SchedulerForm';
import { SchedulerFull, SchedulerLoading, SchedulerUnavailable } from './SchedulerStates';
import { SchedulerStyles } from './SchedulerStyles';
import { requestedType, subjectOf, typeFor } from './subject';

/**
 * The built-in scheduler: meeting type, day, time in two time zones, guest. The topic comes from the URL or the
 * previous page. A booking opens the confirmation page.
 */
export function Scheduler() {
  const [chosen, setChosen] = useState<string>();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const navigate = useNavigate();
  const subject = isHydrated ? subjectOf(search, document.referrer) : undefined;
  const { data, error, refetch, isFetching } = useGetCalendarQuery(
    { query: { type: chosen } },
    { refetchOnMountOrArgChange: true, skip: !isHydrated },
  );
  const fitting = data && !chosen ? typeFor(data.types, subject, requestedType(search))?.slug : undefined;
  if (fitting && fitting !== data?.type) setChosen(fitting);

  const handleBooked = ({ booking, token }: BookingReceipt, zone: string) => {
    storeBooking({ booking, token, zone });
    const { appointmentId, type } = booking;
    navigate(confirmationPath(pathname, { appointmentId, service: type }));
  };
  return (
    <SchedulerStyles>
      {data && !data.days.some(({ slots }) => slots.some(({ isFree }) => isFree)) ? (
        <SchedulerFull />
      ) : data ? (
        <SchedulerForm
          calendar={data}
          subject={subject}
          type={chosen ?? data.type}
          onType={setChosen}
          onRefresh={() => refetch().unwrap()}
          onBooked={handleBooked}
        />
      ) : error && !isFetching ? (
        <SchedulerUnavailable onRetry={refetch} />
      ) : (
        <SchedulerLoading />
      )}
    </SchedulerStyles>
  );
}
