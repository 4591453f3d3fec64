import { readTrafficSource, track, useSettings } from '@site/shell/kit';
import { useEffect, useRef, useState } from 'react';
import { useTrackBookingMutation } from './conversionApi';
import { isCounted, storeConversion, withConversionLock } from './storedConversion';

/**
 * Counts a booking as won, once for each appointment: not again for a reload, a way back or another tab, which this
 * browser remembers, nor on another device, which the server does. Where the server cannot be asked, the basic event
 * is sent all the same. Without an appointment nothing happens. Returns whether there is such a booking, once that is
 * known.
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
        // The paid are left out here too, by the rule that the specification gives.
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
