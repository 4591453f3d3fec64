import { boolean, type Infer, literal, max, min, nullable, number, object, refine } from 'superstruct';
import { TrafficSource, trafficClasses, trafficRules } from '../../insights/origin/contract';
import { choice, documented, endpoint, optional, text } from '../../platform/contracts/endpoint';

const orNull = (max: number, label: string) =>
  optional(documented(nullable(text({ max, label })), { type: ['string', 'null'], maxLength: max }));

const Source = optional(documented(nullable(TrafficSource), { type: ['object', 'null'] }));

/** A booking that was made, as the page that confirms it tells of it. */
export const TrackedBooking = object({
  appointmentId: text({ min: 1, max: 200, says: 'Which booking was it? The appointmentId is missing.' }),
  service: orNull(200, 'The service'),
  trafficSource: Source,
  userAgent: orNull(1000, 'The browser'),
  referrer: orNull(2000, 'The referrer'),
  gclid: orNull(300, 'The click'),
});
export type TrackedBooking = Infer<typeof TrackedBooking>;

/** Where the visit came from, as the server judges it. */
export const TrafficAnalysis = object({
  ...TrafficSource.schema,
  class: choice(trafficClasses, 'No such class.'),
  rule: choice(trafficRules, 'No such rule.'),
});
export type TrafficAnalysis = Infer<typeof TrafficAnalysis>;

export const BookingTracked = object({
  success: literal(true),
  trafficAnalysis: TrafficAnalysis,
  /** Whether the advertising account is to hear of it. */
  shouldTrackGoogleAds: boolean(),
  /** It was told before, and counts once. */
  duplicate: optional(boolean()),
  /** False where there is no such booking, and no outside booking service that may have it. Then nothing is counted. */
  isKnown: boolean(),
});
export type BookingTracked = Infer<typeof BookingTracked>;

/** What a conversion can be worth, in dollars. */
const Worth = max(min(number(), 0), 1_000_000);

/** A kind of conversion; a booking is told of by its appointment, so that it counts once. */
const OtherKind = documented(
  refine(
    text({ min: 1, max: 60, label: 'The kind of conversion' }),
    'other kind',
    (kind) => kind.trim().toLowerCase() !== 'booking' || 'A booking is told of with its appointment.',
  ),
  { type: 'string', minLength: 1, maxLength: 60 },
);

/** Any other conversion. What the server knows better it sets itself: `timestamp` and `ip` are not read. */
export const ConversionDraft = object({
  conversionType: OtherKind,
  value: optional(documented(nullable(Worth), { type: ['number', 'null'], minimum: 0, maximum: 1_000_000 })),
  gclid: orNull(300, 'The click'),
  trafficSource: Source,
  referrer: orNull(2000, 'The referrer'),
  utmSource: orNull(200, 'The source'),
  utmMedium: orNull(200, 'The medium'),
  utmCampaign: orNull(200, 'The campaign'),
  timestamp: orNull(60, 'The time'),
  userAgent: orNull(1000, 'The browser'),
  ip: orNull(60, 'The address'),
});
export type ConversionDraft = Infer<typeof ConversionDraft>;

export const ConversionKept = object({ success: literal(true) });

export const trackBooking = endpoint({
  method: 'POST',
  path: '/conversions/track',
  body: TrackedBooking,
  returns: BookingTracked,
  tolerant: true,
  summary:
    'Counts a booking as a conversion, once for each appointment, and says where the visit came from; told again it answers the same with `duplicate`.',
});

export const createConversion = endpoint({
  method: 'POST',
  path: '/conversions',
  body: ConversionDraft,
  returns: ConversionKept,
  status: 202,
  tolerant: true,
  summary: 'Counts any other conversion. Moment and network address are the server’s own.',
});
