import { boolean, type Infer, nullable, object } from 'superstruct';
import { documented, optional, text } from '../../platform/contracts/endpoint';

/** Traffic classes in order of priority: a visit belongs to the first that matches. */
export const trafficClasses = ['paid', 'campaign', 'organic', 'social', 'referral', 'direct'] as const;
export type TrafficClass = (typeof trafficClasses)[number];

/** The classification rules, in the order in which they are tried. */
export const trafficRules = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'msclkid',
  'paid-medium',
  'paid-source',
  'campaign',
  'search-engine',
  'social-network',
  'other-site',
  'no-referrer',
] as const;
export type TrafficRule = (typeof trafficRules)[number];

/** Source of a visit, as the browser stores it for the session. The server checks `isPaid` itself. */
export const TrafficSource = object({
  source: text({ max: 200 }),
  medium: text({ max: 200 }),
  campaign: documented(nullable(text({ max: 200 })), { type: ['string', 'null'], maxLength: 200 }),
  isPaid: boolean(),
  gclid: documented(nullable(text({ max: 300 })), { type: ['string', 'null'], maxLength: 300 }),
});
export type TrafficSource = Infer<typeof TrafficSource>;

const detail = () =>
  optional(documented(nullable(text({ max: 200 })), { type: ['string', 'null'], maxLength: 200 }));

/** The keyword and the ad or link of a campaign: `utm_term` and `utm_content`. Absent where there is none. */
export const CampaignDetails = object({ term: detail(), content: detail() });
export type CampaignDetails = Infer<typeof CampaignDetails>;

/**
 * One arrival: its source, its class, the rule that determined the class, and its time (ISO 8601, by the visitor's
 * clock).
 */
export const Touch = object({
  ...TrafficSource.schema,
  ...CampaignDetails.schema,
  class: documented(text({ max: 40 }), { type: 'string', maxLength: 40, example: 'organic' }),
  rule: documented(text({ max: 40 }), { type: 'string', maxLength: 40, example: 'search-engine' }),
  at: documented(text({ max: 40 }), {
    type: 'string',
    maxLength: 40,
    example: '2026-11-12T15:00:00.000Z',
  }),
});
export type Touch = Infer<typeof Touch>;

/** A random identifier of the browser, 32 hex digits. Browsers send it only while analytics is allowed. */
export const BrowserId = () => text({ max: 64, label: 'The browser' });

/**
 * Where a submission came from: the first known arrival, the last arrival that was not direct (or a direct one if there
 * is no other), the page it was sent from, and the landing page seen last before it. These values come from the
 * browser; `normalizeOrigin` and `landingBehind` check them.
 */
export const Origin = object({
  first: optional(Touch),
  last: optional(Touch),
  page: optional(text({ max: 500, label: 'Page' })),
  landing: optional(text({ max: 500, label: 'Landing page' })),
  /** See `BrowserId`. */
  browserId: optional(BrowserId()),
});
export type Origin = Infer<typeof Origin>;
