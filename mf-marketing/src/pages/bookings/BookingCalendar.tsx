import { lazyNearViewport, useSettings } from '@site/shell/kit';
import { useMemo } from 'react';
import { ProviderCalendar } from './provider/ProviderCalendar';
import { providerOf } from './provider/providerOf';

const Scheduler = lazyNearViewport(() => import('./scheduler/Scheduler'));

/** The calendar: of the external booking service if one is set, else the built-in scheduler. */
export function BookingCalendar() {
  const { bookingProvider } = useSettings();
  const provider = useMemo(() => providerOf(bookingProvider), [bookingProvider]);
  return provider ? <ProviderCalendar provider={provider} /> : <Scheduler />;
}
