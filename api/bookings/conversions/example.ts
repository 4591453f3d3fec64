import type { BookingTracked, ConversionDraft, TrackedBooking } from './contract';

const organic = { source: 'google', medium: 'organic', campaign: null, isPaid: false, gclid: null };

export function exampleTrackedBooking(part: Partial<TrackedBooking> = {}): TrackedBooking {
  return {
    appointmentId: 'EB-4F7K22QZ',
    service: 'consultation',
    trafficSource: organic,
    userAgent: 'Example browser',
    referrer: 'https://www.google.com/',
    gclid: null,
    ...part,
  };
}

export function exampleBookingTracked(part: Partial<BookingTracked> = {}): BookingTracked {
  return {
    success: true,
    trafficAnalysis: { ...organic, class: 'organic', rule: 'search-engine' },
    shouldTrackGoogleAds: true,
    isKnown: true,
    ...part,
  };
}

export function exampleConversion(part: Partial<ConversionDraft> = {}): ConversionDraft {
  return {
    conversionType: 'booking_completed',
    value: 1,
    gclid: null,
    trafficSource: organic,
    referrer: 'https://www.google.com/',
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    timestamp: '2026-11-12T15:00:00.000Z',
    userAgent: 'Example browser',
    ip: '203.0.113.9',
    ...part,
  };
}
