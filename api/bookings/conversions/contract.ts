import { boolean, type Infer, literal, max, min, nullable, number, object, refine } from 'superstruct';
import { TrafficSource, trafficClasses, trafficRules } from '../../insights/origin/contract';
import { choice, documented, endpoint, optional, text } from '../../platform/contracts/endpoint';

const nullableText = (max: number, label: string) =>
  optional(documented(nullable(text({ max, label })), { type: ['string', 'null'], maxLength: max }));

const Source = optional(documented(nullable(TrafficSource), { type: ['object', 'null'] }));

/** A completed booking, as its confirmation page reports it. */
export const TrackedBooking = object({
  appointmentId: text({ min: 1, max: 200, message: 'Which booking was it? The appointmentId is missing.' }),
  service: nullableText(200, 'The service'),
  trafficSource: Source,
  userAgent: nullableText(1000, 'The browser'),
  referrer: nullableText(2000, 'The referrer'),
  gclid: nullableText(300, 'The click'),
});
export type TrackedBooking = Infer<typeof TrackedBooking>;

/** Source of the visit as classified by the server. */
export const TrafficAnalysis = object({
  ...TrafficSource.schema,
  class: choice(trafficClasses, 'No such class.'),
  rule: choice(trafficRules, 'No such rule.'),
});
export type TrafficAnalysis = Infer<typeof TrafficAnalysis>;

export const BookingTracked = object({
  success: literal(true),
  trafficAnalysis: TrafficAnalysis,
  /** Whether to report it to the advertising account. */
  shouldTrackGoogleAds: boolean(),
  /** It was reported before and counts once. */
  duplicate: optional(boolean()),
  /** False if there is no such booking and no external booking service is in use. Then nothing is counted. */
  isKnown: boolean(),
});
export type BookingTracked = Infer<typeof BookingTracked>;

/** Value of a conversion in dollars. */
const ConversionValue = max(min(number(), 0), 1_000_000);

/** Conversion type. Bookings are reported by appointment, so that each counts once. */
const OtherConversionType = documented(
  refine(
    text({ min: 1, max: 60, label: 'The kind of conversion' }),
    'other kind',
    (kind) => kind.trim().toLowerCase() !== 'booking' || 'Report a booking with its appointment ID.',
  ),
  { type: 'string', minLength: 1, maxLength: 60 },
);

/** Any other conversion. `timestamp` and `ip` are ignored; the server sets them itself. */
export const ConversionDraft = object({
  conversionType: OtherConversionType,
  value: optional(
    documented(nullable(ConversionValue), { type: ['number', 'null'], minimum: 0, maximum: 1_000_000 }),
  ),
  gclid: nullableText(300, 'The click'),
  trafficSource: Source,
  referrer: nullableText(2000, 'The referrer'),
  utmSource: nullableText(200, 'The source'),
  utmMedium: nullableText(200, 'The medium'),
  utmCampaign: nullableText(200, 'The campaign'),
  timestamp: nullableText(60, 'The time'),
  userAgent: nullableText(1000, 'The browser'),
  ip: nullableText(60, 'The IP address'),
});
export type ConversionDraft = Infer<typeof ConversionDraft>;

export const ConversionReceipt = object({ success: literal(true) });

export const trackBooking = endpoint({
  method: 'POST',
  path: '/conversions/track',
  body: TrackedBooking,
  returns: BookingTracked,
  tolerant: true,
  summary:
    'Counts a booking as a conversion, once per appointment, and returns the source of the visit. A repeated call returns the same with `duplicate`.',
});

export const createConversion = endpoint({
  method: 'POST',
  path: '/conversions',
  body: ConversionDraft,
  returns: ConversionReceipt,
  status: 202,
  tolerant: true,
  summary: 'Counts any other conversion. The server sets time and network address itself.',
});
