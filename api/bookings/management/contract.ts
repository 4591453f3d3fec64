import { array, boolean, type Infer, integer, nullable, object, record, string } from 'superstruct';
import type { trafficClasses } from '../../insights/origin/contract';
import { PastDaysChoice } from '../../leads/enquiries/contract';
import {
  choice,
  documented,
  emailAddress,
  endpoint,
  nullableTimestamp,
  optional,
  paged,
  pageQuery,
  personal,
  tableFormat,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';
import { BookingAnswer, Calendar, MeetingType } from '../contract';

/** The parts of the list of bookings. */
export const bookingPeriodOptions = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
  { value: 'canceled', label: 'Canceled' },
] as const;
export type BookingPeriod = (typeof bookingPeriodOptions)[number]['value'];

export const bookingStateOptions = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'held', label: 'Waiting for confirmation' },
  { value: 'canceled', label: 'Canceled' },
  { value: 'no_show', label: 'No-show' },
] as const;
export type BookingState = (typeof bookingStateOptions)[number]['value'];

/** Where a booking came from: a visit to this site by its class, the team, or an external service. */
export const bookingSourceOptions = [
  { value: 'team', label: 'Booked by the team' },
  { value: 'paid', label: 'Paid ads' },
  { value: 'campaign', label: 'Campaign' },
  { value: 'organic', label: 'Organic search' },
  { value: 'social', label: 'Social' },
  { value: 'referral', label: 'Referral' },
  { value: 'direct', label: 'Direct' },
  { value: 'unknown', label: 'Unknown' },
  { value: 'cal', label: 'Cal.com' },
  { value: 'calendly', label: 'Calendly' },
] as const satisfies {
  value: (typeof trafficClasses)[number] | 'team' | 'unknown' | 'cal' | 'calendly';
  label: string;
}[];
export type BookingSource = (typeof bookingSourceOptions)[number]['value'];

const Period = choice(valuesOf(bookingPeriodOptions), 'Please choose upcoming, past or canceled.');
const State = choice(valuesOf(bookingStateOptions), 'No such state.');
const Source = choice(valuesOf(bookingSourceOptions), 'Please choose a source.');

/** The reference of a booking; bookings of an external service have its ID. */
const BookingId = documented(string(), { type: 'string', example: 'EB-4F7K22QZ' });

const MailState = choice(['waiting', 'sent', 'dead', 'held'], 'No such email status.');

/** A member who holds meetings. */
export const BookingHost = object({ id: string(), name: string() });
export type BookingHost = Infer<typeof BookingHost>;

const nullableText = () => documented(nullable(string()), { type: ['string', 'null'] });

export const BookingSummary = object({
  id: BookingId,
  label: string(),
  minutes: integer(),
  startAt: timestamp(),
  endAt: timestamp(),
  name: personal(string()),
  email: personal(string()),
  host: documented(nullable(BookingHost), { type: ['object', 'null'] }),
  state: State,
  source: Source,
  version: integer(),
  /** True when personal details are hidden from this role. */
  masked: boolean(),
});
export type BookingSummary = Infer<typeof BookingSummary>;

/** One email of a booking and its delivery state. */
export const BookingMail = object({
  kind: choice(
    [
      ...(['team', 'host', 'formerHost', 'guest'] as const),
      ...(['reminder', 'hourReminder', 'followUp', 'confirm'] as const),
    ],
    'No such email.',
  ),
  to: personal(string()),
  state: MailState,
  /** When it is due or tried again. */
  nextTryAt: nullableTimestamp(),
  sentAt: nullableTimestamp(),
});
export type BookingMail = Infer<typeof BookingMail>;

/** Another booking of the same person. */
const OtherBooking = object({ id: BookingId, label: string(), startAt: timestamp(), state: State });

export const ManagedBookingDetails = object({
  ...BookingSummary.schema,
  /** The meeting type. */
  type: string(),
  place: string(),
  /** The address of the video call. */
  link: nullableText(),
  /** The answers to the questions of the meeting type. */
  answers: personal(array(BookingAnswer)),
  /** The time zone of the office, and of the guest where it is known. */
  timeZone: string(),
  guestZone: nullableText(),
  phone: personal(string()),
  note: personal(nullableText()),
  /** The topic of the page that led to it. */
  subject: nullableText(),
  landing: nullableText(),
  partner: nullableText(),
  /** Source, medium and campaign of the visit. */
  visit: nullableText(),
  createdAt: timestamp(),
  /** The member who booked it for a caller. */
  createdBy: nullableText(),
  canceledAt: nullableTimestamp(),
  cancelReason: personal(nullableText()),
  /** False for a meeting that has begun, was canceled, is not confirmed yet, or belongs to an external service. */
  isChangeable: boolean(),
  /** Whether it has begun and can be marked as a no-show. */
  isPast: boolean(),
  mails: array(BookingMail),
  /** The latest lead of the same person. */
  lead: documented(nullable(object({ reference: string(), status: string() })), { type: ['object', 'null'] }),
  others: array(OtherBooking),
});
export type ManagedBookingDetails = Infer<typeof ManagedBookingDetails>;

const filter = {
  q: optional(text({ max: 100, label: 'The search' })),
  when: optional(Period),
  /** The ID of a member, or `none`. */
  host: optional(text({ max: 40, label: 'The host' })),
  source: optional(Source),
  /** Booked in so many days up to today. */
  past: optional(PastDaysChoice),
  /** With an email that is no longer tried. */
  mail: optional(choice(['dead'], 'Only bookings with a failed email can be listed.')),
};

export const BookingQuery = object({
  ...filter,
  /** By start; by default the next meeting first, or among past and canceled ones the latest. */
  sort: optional(choice(['earliest', 'latest'], 'Please choose an order.')),
  ...pageQuery(),
});
export type BookingQuery = Infer<typeof BookingQuery>;

export const BookingPage = object({
  ...paged(BookingSummary),
  /** Number of bookings that match the other filters, by period. */
  counts: record(Period, integer()),
  /** The periods whose count reached its limit. */
  atLeast: array(Period),
});
export type BookingPage = Infer<typeof BookingPage>;

export const BookingExportQuery = object({ ...filter, format: tableFormat() });
export type BookingExportQuery = Infer<typeof BookingExportQuery>;

/** The choices for a new booking. */
export const BookingOptions = object({ hosts: array(BookingHost), types: array(MeetingType) });
export type BookingOptions = Infer<typeof BookingOptions>;

export const BookingTimesQuery = object({
  type: optional(text({ max: 60, label: 'The kind of meeting' })),
  /** A booking whose own time counts as free; its meeting type applies. */
  booking: optional(text({ max: 200, label: 'The booking' })),
  host: filter.host,
});

/** A meeting that a member books for a caller. */
export const CallerBookingDraft = object({
  type: text({ min: 1, max: 60, message: 'Please choose a meeting type.' }),
  startAt: documented(timestamp(), {
    type: 'string',
    format: 'date-time',
    example: '2026-12-01T16:30:00.000Z',
  }),
  name: personal(text({ min: 2, max: 200, label: 'Name', message: 'Name must be at least 2 characters.' })),
  email: personal(emailAddress('Please enter a valid email address.')),
  phone: personal(text({ max: 60, label: 'Phone number' })),
  note: optional(personal(text({ max: 2000, label: 'The note' }))),
  /** IANA time zone name of the caller. */
  timeZone: optional(text({ max: 60, label: 'The time zone' })),
  hostId: optional(text({ max: 40, label: 'The host' })),
});
export type CallerBookingDraft = Infer<typeof CallerBookingDraft>;

export const MeetingMove = object({ startAt: timestamp() });
export const MeetingCancellation = object({
  /** For the team only. */
  reason: optional(personal(text({ max: 500, label: 'The reason' }))),
});
export const NoShowMark = object({ isNoShow: boolean() });
export const HostChange = object({
  hostId: text({ min: 1, max: 40, message: 'Please choose a host.' }),
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/admin/bookings',
  query: BookingQuery,
  returns: BookingPage,
  summary:
    'Lists bookings by start, 25 per page unless `limit` (1 to 100) says otherwise; upcoming ones by default.',
});

export const exportBookings = endpoint({
  method: 'GET',
  path: '/admin/bookings/export',
  query: BookingExportQuery,
  contentType: 'text/csv',
  returns: string(),
  summary: 'Exports every matching booking by start as CSV or JSON; five times an hour per member.',
});

export const getBookingOptions = endpoint({
  method: 'GET',
  path: '/admin/bookings/options',
  returns: BookingOptions,
  summary: 'The hosts and meeting types that can be chosen.',
});

export const getBookingTimes = endpoint({
  method: 'GET',
  path: '/admin/bookings/times',
  query: BookingTimesQuery,
  returns: Calendar,
  summary: 'The times at which a member can book or move a meeting. Minimum notice does not apply.',
});

export const getManagedBooking = endpoint({
  method: 'GET',
  path: '/admin/bookings/:id',
  returns: ManagedBookingDetails,
  summary: 'One booking with its emails and its person.',
});

export const createCallerBooking = endpoint({
  method: 'POST',
  path: '/admin/bookings',
  body: CallerBookingDraft,
  returns: ManagedBookingDetails,
  status: 201,
  summary: 'Books a meeting for a caller and emails them the invite. 409 `taken` if the time is taken.',
});

export const createBookingLead = endpoint({
  method: 'POST',
  path: '/admin/bookings/:id/lead',
  returns: ManagedBookingDetails,
  status: 201,
  summary:
    'Creates a lead from a booking, without any email. 409 if the guest has one, or has not confirmed.',
});

export const moveMeeting = endpoint({
  method: 'POST',
  path: '/admin/bookings/:id/move',
  body: MeetingMove,
  returns: ManagedBookingDetails,
  ifMatch: true,
  summary: 'Moves a meeting and emails the new time. 409 `taken` if that time is taken.',
});

export const cancelMeeting = endpoint({
  method: 'POST',
  path: '/admin/bookings/:id/cancel',
  body: MeetingCancellation,
  returns: ManagedBookingDetails,
  ifMatch: true,
  summary: 'Cancels a meeting that has not begun, frees its time and emails the guest.',
});

export const markNoShow = endpoint({
  method: 'POST',
  path: '/admin/bookings/:id/no-show',
  body: NoShowMark,
  returns: ManagedBookingDetails,
  ifMatch: true,
  summary:
    'Records that the guest did not attend a meeting that has begun, or takes it back. Sends no email.',
});

export const reassignMeeting = endpoint({
  method: 'POST',
  path: '/admin/bookings/:id/reassign',
  body: HostChange,
  returns: ManagedBookingDetails,
  ifMatch: true,
  summary: 'Gives a meeting to another host and updates the calendar entries of the guest and both hosts.',
});

function valuesOf<const Value extends string>(options: readonly { value: Value }[]): Value[] {
  return options.map(({ value }) => value);
}
