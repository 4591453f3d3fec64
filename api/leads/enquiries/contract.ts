import { boolean, define, type Infer, literal, object, pattern, string } from 'superstruct';
import { Origin, TrafficSource } from '../../insights/origin/contract';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  optional,
  text,
} from '../../platform/contracts/endpoint';

export const serviceOptions = [
  { value: 'managed_it', label: 'Managed IT & Remote Support' },
  { value: 'cybersecurity', label: 'Cybersecurity' },
  { value: 'endpoint_protection', label: 'Endpoint Protection & Response' },
  { value: 'patch_management', label: 'Patch & Asset Lifecycle' },
  { value: 'email_security', label: 'Email Security' },
  { value: 'backup_bcdr', label: 'Backup & BCDR' },
  { value: 'cloud_infrastructure', label: 'Cloud Infrastructure' },
  { value: 'consultation', label: 'Strategic IT Consultation' },
] as const;

export const challengeOptions = [
  { value: 'security', label: 'Cybersecurity Concerns' },
  { value: 'reliability', label: 'IT Reliability Issues' },
  { value: 'costs', label: 'Reducing IT Costs' },
  { value: 'growth', label: 'Scaling IT for Growth' },
  { value: 'compliance', label: 'Compliance & Regulations' },
  { value: 'expertise', label: 'Lack of IT Expertise' },
  { value: 'other', label: 'Other Challenge' },
] as const;

export const contactTimeOptions = [
  { value: 'morning', label: 'Morning (9am - 12pm)' },
  { value: 'afternoon', label: 'Afternoon (12pm - 5pm)' },
  { value: 'evening', label: 'Evening (5pm - 8pm)' },
  { value: 'anytime', label: 'Anytime' },
] as const;

/** The stages of a lead, which is what the team calls a stored enquiry. */
export const leadStatusOptions = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'spam', label: 'Spam' },
  { value: 'quarantined', label: 'Quarantine' },
] as const;
export type LeadStatus = (typeof leadStatusOptions)[number]['value'];

/** How soon a lead needs its first response; the settings define the minutes. */
export const priorityOptions = [
  { value: 'urgent', label: 'Urgent' },
  { value: 'high', label: 'High' },
  { value: 'normal', label: 'Normal' },
  { value: 'low', label: 'Low' },
] as const;
export type LeadPriority = (typeof priorityOptions)[number]['value'];

/** Bands of scores, highest first, with the lowest score of each. */
export const scoreBandOptions = [
  { value: 'hot', label: 'Hot', from: 50 },
  { value: 'warm', label: 'Warm', from: 20 },
  { value: 'cold', label: 'Cold', from: Number.NEGATIVE_INFINITY },
] as const;
export type ScoreBand = (typeof scoreBandOptions)[number]['value'];
export const ScoreBandChoice = choice(
  scoreBandOptions.map(({ value }) => value),
  'Please choose hot, warm or cold.',
);

/** How far a list or a figure goes back, in days up to today. */
export const pastDaysOptions = [
  { value: '7', label: 'the last 7 days' },
  { value: '30', label: 'the last 30 days' },
  { value: '90', label: 'the last 90 days' },
] as const;
export type PastDays = (typeof pastDaysOptions)[number]['value'];
export const PastDaysChoice = choice(
  pastDaysOptions.map(({ value }) => value),
  'Please choose 7, 30 or 90 days.',
);

export const lostReasonOptions = [
  { value: 'price', label: 'Price' },
  { value: 'competitor', label: 'Chose a competitor' },
  { value: 'timing', label: 'Bad timing' },
  { value: 'no_need', label: 'No need' },
  { value: 'no_reply', label: 'No reply' },
  { value: 'not_a_fit', label: 'Not a fit' },
  { value: 'other', label: 'Other' },
] as const;
export type LostReason = (typeof lostReasonOptions)[number]['value'];

/** Where a lead came from that a member entered. */
export const manualSourceOptions = [
  { value: 'phone', label: 'Phone call' },
  { value: 'event', label: 'Event' },
  { value: 'referral', label: 'Referral' },
  { value: 'booking', label: 'Booking' },
  { value: 'other', label: 'Other' },
] as const;
export type ManualSource = (typeof manualSourceOptions)[number]['value'];

/** The emails of an enquiry: to the team, to the sender, to a member who became its owner, and to members told of all. */
export const mailKinds = ['team', 'sender', 'owner', 'newLead'] as const;
export type MailKind = (typeof mailKinds)[number];

export const services = valuesOf(serviceOptions);
export const challenges = valuesOf(challengeOptions);
export const contactTimes = valuesOf(contactTimeOptions);

/** The fields of the contact form, validated in the browser and on the server. An empty contact time means none. */
export const Enquiry = object({
  name: text({ min: 2, max: 200, label: 'Name', message: 'Name must be at least 2 characters.' }),
  email: emailAddress('Please enter a valid email address.'),
  company: text({
    min: 2,
    max: 200,
    label: 'Company name',
    message: 'Company name must be at least 2 characters.',
  }),
  phone: text({ min: 1, max: 60, label: 'Phone number', message: 'Phone number is required.' }),
  service: choice(services, 'Please select a service.'),
  challenge: choice(challenges, 'Please select your primary challenge.'),
  contactTime: documented(optional(choice(['', ...contactTimes], 'Please select a contact time.')), {
    type: 'string',
    enum: ['', ...contactTimes],
  }),
  message: text({ min: 10, max: 8000, label: 'Message', message: 'Message must be at least 10 characters.' }),
});
export type Enquiry = Infer<typeof Enquiry>;

/** Says how many seconds the form was open. */
export const FORM_SECONDS_HEADER = 'X-Form-Seconds';

/** What the form sends: its fields, and the honeypot `website`, which people do not see. It may have any value. */
export const EnquirySubmission = object({
  ...Enquiry.schema,
  website: documented(
    define<string | undefined>('string', () => true),
    { type: 'string' },
  ),
});
export type EnquirySubmission = Infer<typeof EnquirySubmission>;

export const enquirySent = "Thank you for your inquiry. We'll get back to you shortly.";

/** A part of the consent sentence; one with a `page` is a link to it. */
export interface DisclosurePart {
  text: string;
  page?: 'terms' | 'privacy';
}

/**
 * The consent sentence under the submit button, with the name of the firm. Its version and the hash of its text are
 * stored with every enquiry, so a changed text needs a new version.
 */
export const enquiryDisclosure = {
  version: '2',
  parts: (firm: string): DisclosurePart[] => [
    { text: `By submitting, you agree to ${firm}'s ` },
    { text: 'Terms of Use', page: 'terms' },
    { text: ' and ' },
    { text: 'Privacy Policy', page: 'privacy' },
    {
      text: ' and consent to phone calls and SMS for order updates and/or marketing. Message frequency depends on your activity. Opt out by texting STOP. Message and data rates may apply.',
    },
  ],
};

export const EnquiryReceipt = object({
  success: literal(true),
  message: string(),
  reference: documented(string(), { type: 'string', example: 'EM-4F7K22QZ' }),
});
export type EnquiryReceipt = Infer<typeof EnquiryReceipt>;

/** The value of HubSpot's cookie, `hubspotutk`. */
export const HubspotCookie = documented(pattern(string(), /^[0-9a-f]{32}$/), {
  type: 'string',
  pattern: '^[0-9a-f]{32}$',
});

/** Where an enquiry came from, sent after it was stored. Every field is optional. */
export const EnquiryContext = object({
  /** Of HubSpot's cookie, which tells it who sent the enquiry. Ignored without marketing consent. */
  tracking: optional(
    object({
      hutk: HubspotCookie,
      /** Of the page. */
      title: text({ max: 300, label: 'The title' }),
    }),
  ),
  page: optional(text({ max: 500, label: 'Page' })),
  trafficSource: optional(TrafficSource),
  consent: optional(object({ necessary: boolean(), analytics: boolean(), marketing: boolean() })),
  origin: optional(Origin),
});
export type EnquiryContext = Infer<typeof EnquiryContext>;

export const createEnquiry = endpoint({
  method: 'POST',
  path: '/contact',
  body: EnquirySubmission,
  returns: EnquiryReceipt,
  tolerant: true,
  summary: 'Stores an enquiry, then emails it to the team and a receipt to the sender.',
  headers: {
    [FORM_SECONDS_HEADER]: 'Seconds that the form was open; part of the spam score.',
    'Idempotency-Key': 'Any text of 1 to 128 characters; repeating it never stores a second enquiry.',
  },
});

export const createEnquiryContext = endpoint({
  method: 'POST',
  path: '/contact/:reference/context',
  body: EnquiryContext,
  status: 204,
  summary: 'Adds, once and within 30 minutes, where an enquiry came from.',
});

function valuesOf<const Value extends string>(options: readonly { value: Value }[]): Value[] {
  return options.map((option) => option.value);
}
