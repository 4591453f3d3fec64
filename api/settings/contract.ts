import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  isWebOrigin,
  optional,
  siteImage,
  text,
  timestamp,
  webAddresses,
} from '../platform/contracts/endpoint';
import {
  fitting,
  integerFrom,
  line,
  listed,
  optionalLine,
  optionalWebAddress,
} from '../platform/contracts/settingFields';
import { AnalyticsSettings, NamedEvent } from './analytics/contract';
import { CrawlerSettings } from './crawlers/contract';
import { NewsletterSettings } from './newsletters/contract';

const consentModes = ['advanced', 'basic'] as const;
const adsPolicies = ['non_paid', 'paid', 'all'] as const;

/** Facts about the company's offer. An empty one is not shown, and no page asks about it. */
export const BusinessFacts = object({
  /** Normalized lines such as `Monday 08:00-17:00`. */
  officeHours: text({ max: 500, label: 'The office hours', example: 'Monday 08:00-17:00' }),
  responseTarget: optionalLine('The response target', '15 minutes for urgent tickets during office hours'),
  startingPrice: optionalLine('The starting price', '$95 per person per month'),
  contractTerm: optionalLine('The contract term', 'month to month'),
  onboardingLength: optionalLine('The onboarding time', '30 days'),
  monitoring: optionalLine('What is monitored', 'servers, firewalls and Microsoft 365 sign-ins'),
});
export type BusinessFacts = Infer<typeof BusinessFacts>;

/** Public settings of the site. Seeded once from the environment, then edited by the team. */
export const Settings = object({
  name: string(),
  phone: string(),
  /** `tel:` URI of `phone`. */
  phoneHref: string(),
  email: string(),
  /** `mailto:` URI of `email`. */
  emailHref: string(),
  address: object({ locality: string(), region: string(), postalCode: string() }),
  socials: array(object({ name: string(), url: string() })),
  /** The accreditation seal, once there is one. */
  sealImage: documented(nullable(string()), { type: ['string', 'null'] }),
  /**
   * External calendar that the booking cards open, and the calendar that is embedded in the booking page; empty for
   * none.
   */
  bookingAddress: string(),
  bookingProvider: string(),
  /** URL prefixes that open in a new tab. Default: `initialPrefixes`. */
  webMailPrefixes: optional(array(string())),
  /** On a local stack: sample domains for the scans, which need no connection. */
  demonstrationDomains: optional(array(string())),
  /** The tag manager's container id; empty to load none. */
  tagManagerId: string(),
  consentMode: choice(consentModes, 'No such consent mode.'),
  adsPolicy: choice(adsPolicies, 'No such policy.'),
  /** The Google Ads account and conversion label, set together; empty to report none. */
  adsId: string(),
  adsLabel: string(),
  /** Whether other sites may embed pages under `/embedded`. */
  isFramable: boolean(),
  /** Whether clicks in newsletters are counted. */
  countsClicks: boolean(),
  /** Absent until the team has entered the first fact. */
  facts: optional(BusinessFacts),
  /** Absent unless the team has defined some. */
  namedEvents: optional(array(NamedEvent)),
});
export type Settings = Infer<typeof Settings>;

export const BrandSettings = object({
  name: line({ min: 2, max: 60, label: 'The name' }),
  phone: fitting(
    /^[+(\d][\d\s().-]{6,28}$/,
    'Please enter a phone number, such as (512) 555-0100.',
    '(512) 555-0100',
  ),
  email: emailAddress(),
  locality: line({ min: 1, max: 80, label: 'The city' }),
  region: line({ min: 1, max: 40, label: 'The state' }),
  postalCode: line({ min: 1, max: 12, label: 'The postal code' }),
});

export const PresenceSettings = object({
  socials: webAddresses(8),
  sealImage: siteImage(),
});

/** The booking plan as text with one entry per line. */
export const HoursSettings = object({
  /** `Monday 09:00-12:00, 13:00-17:00` */
  hours: text({ min: 1, max: 2000, message: 'Please enter the opening hours.', label: 'This' }),
  /** `2026-12-25 Christmas` */
  holidays: text({ max: 4000, label: 'This' }),
  noticeMinutes: integerFrom(0, 20_160),
  bufferMinutes: integerFrom(0, 240),
  daysAhead: integerFrom(1, 180),
  /** Interval of the offered times in minutes. */
  step: choice(['15', '30', '60'], 'Please choose 15, 30 or 60 minutes.'),
  /** After this number of bookings within an hour, further ones must be confirmed by email. */
  heldAfterAnHour: integerFrom(0, 1000),
  /** The same after this share of a week's free times within a day, in percent. */
  heldAfterPercent: integerFrom(1, 100),
});

export const BookingSettings = object({
  bookingAddress: optionalWebAddress('Please enter a URL that starts with https://, or leave this empty.'),
  bookingProvider: optionalWebAddress('Please enter a URL that starts with https://, or leave this empty.'),
  webMailPrefixes: listed(10, (one) => /^https:\/\/[\w.-]{1,80}[\w./-]{0,80}$/.test(one), {
    message: 'Please enter the beginning of URLs, such as https://outlook.',
    example: 'https://outlook.',
  }),
});

export const TagSettings = object({
  tagManagerId: fitting(
    /^$|^[A-Z]{1,6}-[A-Z0-9]{1,20}$/,
    'Please enter a container such as GTM-ABC123.',
    'GTM-ABC123',
  ),
  consentMode: choice(consentModes, 'Please choose advanced or basic.'),
});

export const AdsSettings = object({
  adsId: fitting(/^$|^AW-\d{6,15}$/, 'Please enter an account such as AW-123456789.', 'AW-123456789'),
  adsLabel: fitting(/^$|^[\w-]{4,30}$/, 'Please enter a label such as AbC-D_efG.', 'AbC-D_efG'),
  adsPolicy: choice(adsPolicies, 'Please choose which bookings count.'),
});

export const FrameSettings = object({
  frameOrigins: listed(20, isWebOrigin, {
    message: 'Please enter origins such as https://partner.example.',
    example: 'https://partner.example',
  }),
});

/** How new leads get an owner, and how soon each priority needs its first response, in minutes of the opening hours. */
export const LeadSettings = object({
  /** One rule per line: `service | cybersecurity | dana@example.com`. The first that matches decides. */
  assignmentRules: text({ max: 5000, label: 'The rules', example: '' }),
  /** Email addresses of the members who get all other leads in turn. */
  rotation: listed(50, (one) => emailAddress().is(one), {
    message: 'Please enter email addresses of members.',
    example: 'dana@example.com',
  }),
  urgentMinutes: integerFrom(5, 10_000),
  highMinutes: integerFrom(5, 10_000),
  normalMinutes: integerFrom(5, 10_000),
  lowMinutes: integerFrom(5, 10_000),
});
export type LeadSettings = Infer<typeof LeadSettings>;

/** What generated pages need so that search engines may list them. */
export const PageCheckSettings = object({
  /** In percent of the text. */
  maxSimilarity: integerFrom(10, 100),
  minFacts: integerFrom(0, 20),
  minOwnWords: integerFrom(0, 5000),
  maxGrade: integerFrom(5, 20),
});
export type PageCheckSettings = Infer<typeof PageCheckSettings>;

/** The sections, each saved separately. */
export const sections = {
  brand: BrandSettings,
  presence: PresenceSettings,
  facts: BusinessFacts,
  hours: HoursSettings,
  leads: LeadSettings,
  newsletters: NewsletterSettings,
  booking: BookingSettings,
  tags: TagSettings,
  ads: AdsSettings,
  frames: FrameSettings,
  generation: PageCheckSettings,
  crawlers: CrawlerSettings,
  analytics: AnalyticsSettings,
} as const;
export type SectionName = keyof typeof sections;

export const AdminSettings = object({
  ...sections,
  /** How the site sends email. Set by the environment. */
  mail: object({
    state: choice(['connected', 'this machine'], 'No such state.'),
    from: string(),
    to: string(),
  }),
  /** Differences between environment and settings, and missing connections. */
  warnings: array(object({ section: string(), text: string() })),
  updatedAt: timestamp(),
  version: integer(),
});
export type AdminSettings = Infer<typeof AdminSettings>;

export const getSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  returns: AdminSettings,
  summary: 'All settings of the site, by the sections they are saved in.',
});

const saved = { method: 'PATCH', returns: AdminSettings, ifMatch: true } as const;

export const editBrand = endpoint({
  ...saved,
  path: '/admin/settings/brand',
  body: BrandSettings,
  summary: 'Changes the company’s name and contact details.',
});
export const editPresence = endpoint({
  ...saved,
  path: '/admin/settings/presence',
  body: PresenceSettings,
  summary: 'Changes the social profiles and the seal in the footer.',
});
export const editFacts = endpoint({
  ...saved,
  path: '/admin/settings/facts',
  body: BusinessFacts,
  summary: 'Changes the facts about the offer that public pages show.',
});
export const editHours = endpoint({
  ...saved,
  path: '/admin/settings/hours',
  body: HoursSettings,
  summary: 'Changes opening hours and meeting types.',
});
export const editLeadSettings = endpoint({
  ...saved,
  path: '/admin/settings/leads',
  body: LeadSettings,
  summary: 'Changes how new leads get an owner and how soon they need a first response.',
});
export const editNewsletterSettings = endpoint({
  ...saved,
  path: '/admin/settings/newsletters',
  body: NewsletterSettings,
  summary:
    'Changes logo, color and footer of all newsletters, when they are sent, and whether clicks in them are counted.',
});
export const editBooking = endpoint({
  ...saved,
  path: '/admin/settings/booking',
  body: BookingSettings,
  summary: 'Changes where meetings are booked and which links open a new tab.',
});
export const editTags = endpoint({
  ...saved,
  path: '/admin/settings/tags',
  body: TagSettings,
  summary: 'Changes which tag manager is loaded, and when.',
});
export const editAds = endpoint({
  ...saved,
  path: '/admin/settings/ads',
  body: AdsSettings,
  summary: 'Changes which Google Ads account receives conversions, and of which bookings.',
});
export const editFrames = endpoint({
  ...saved,
  path: '/admin/settings/frames',
  body: FrameSettings,
  summary: 'Changes which sites may embed pages under `/embedded`.',
});

export const editPageChecks = endpoint({
  ...saved,
  path: '/admin/settings/generation',
  body: PageCheckSettings,
  summary: 'Changes what generated pages need so that search engines may list them.',
});

export const editCrawlers = endpoint({
  ...saved,
  path: '/admin/settings/crawlers',
  body: CrawlerSettings,
  summary: 'Changes what crawlers may read, and how search engines learn of changes.',
});

export const editAnalyticsSettings = endpoint({
  ...saved,
  path: '/admin/settings/analytics',
  body: AnalyticsSettings,
  summary: 'Changes whose visits are not counted.',
});
