import { readTrafficSource, track, useSettings } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';
import { useTrackBookingMutation } from './conversionApi';
import { isCounted, storeConversion, withConversionLock } from './storedConversion';

/**
 * Counts a booking as a conversion, once for each appointment: this browser stores it for reloads, history
 * navigation and other tabs, the server for other devices. If the server is unavailable, the basic event is sent
 * anyway. Does nothing without an appointment. Returns whether there is such a booking, once that is known.
 */
export function useConversion(appointmentId: string, service: string): boolean | undefined {
  const [trackBooking] = useTrackBookingMutation();
  const { adsPolicy } = useSettings();
  const begun = useRef('');
  const [isKnown, setIsKnown] = useState<boolean>();

  useEffect(() => {
    if (!appointmentId || begun.current === appointmentId) return;
    begun.current = appointmentId;
    void withConversionLock(appointmentId, async () => {
      if (isCounted(appointmentId)) return setIsKnown(true);
      const source = readTrafficSource();
      const body = {
        appointmentId,
        service,
        trafficSource: source,
        userAgent: navigator.userAgent,
        referrer: document.referrer,
        gclid: source?.gclid ?? null,
      };
      try {
        const answer = await trackBooking({ body }).unwrap();
        setIsKnown(answer.isKnown);
        if (!answer.isKnown) return;
        storeConversion({ appointmentId, service, conversion: answer });
        if (answer.duplicate) return;
        completed(appointmentId, service);
        // Bookings from ads are excluded here too, as the specification says.
        const isLeftOut = adsPolicy === 'non_paid' && answer.trafficAnalysis.isPaid;
        if (answer.shouldTrackGoogleAds && !isLeftOut) track('google_ads_conversion', worth(appointmentId));
      } catch (error) {
        console.warn('the booking was not counted', (error as { status?: number }).status);
        completed(appointmentId, service);
        setIsKnown(true);
      }
    });
  }, [appointmentId, service, trackBooking, adsPolicy]);
  return isKnown;
}

const worth = (appointmentId: string) => ({ value: 1, currency: 'USD', transaction_id: appointmentId });

function completed(appointmentId: string, service: string): void {
  track('booking_completed', { ...worth(appointmentId), service });
}
