import { lazyNearViewport, useSettings } from '@site/shell/kit';
import { useMemo } from 'react';
import { ProviderCalendar } from './provider/ProviderCalendar';
import { providerOf } from './provider/providerOf';

const Scheduler = lazyNearViewport(() => import('./scheduler/Scheduler'));

/** Where a meeting is booked: the calendar of the booking service where the owner has one, else our own. */
export function BookingCalendar() {
  const { bookingProvider } = useSettings();
  const provider = useMemo(() => providerOf(bookingProvider), [bookingProvider]);
  return provider ? <ProviderCalendar provider={provider} /> : <Scheduler />;
}
