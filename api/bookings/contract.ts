import { array, boolean, type Infer, integer, literal, nullable, object, string } from 'superstruct';
import { Origin } from '../insights/origin/contract';
import {
  calendarDay,
  choice,
  documented,
  emailAddress,
  endpoint,
  linkToken,
  moment,
  optional,
  personal,
  text,
} from '../platform/contracts/endpoint';

/** What the conversation is about: the last part of the address of the page that led here, such as `service-desk`. */
const Subject = documented(text({ max: 80, label: 'The subject' }), {
  type: 'string',
  maxLength: 80,
  example: 'cybersecurity',
});

/** The name of a time zone, as browsers know it. One that the server does not know counts as none. */
const ZoneName = documented(text({ max: 60, label: 'The time zone' }), {
  type: 'string',
  maxLength: 60,
  example: 'America/New_York',
});

/** A kind of meeting that can be booked. */
export const MeetingType = object({
  slug: string(),
  label: string(),
  /** How long it takes. */
  minutes: integer(),
  /** What it is for, in one sentence. */
  text: string(),
  /** Where it takes place: video, phone. */
  place: string(),
});
export type MeetingType = Infer<typeof MeetingType>;

export const CalendarDay = object({
  day: calendarDay('Not a day.'),
  /** Why nothing can be booked on it, where that has a name. */
  note: documented(nullable(string()), { type: ['string', 'null'] }),
  slots: array(object({ at: moment(), isFree: boolean() })),
});
export type CalendarDay = Infer<typeof CalendarDay>;

/** The days on which a meeting of one kind can be booked, with every time that is offered on them. */
export const Calendar = object({
  /** The zone of the office, in which its days and hours are meant. */
  timeZone: string(),
  types: array(MeetingType),
  /** The kind that the times are for. */
  type: string(),
  /** From one offered time to the next. */
  stepMinutes: integer(),
  days: array(CalendarDay),
});
export type Calendar = Infer<typeof Calendar>;

export const CalendarQuery = object({ type: optional(text({ max: 60, label: 'The kind of meeting' })) });

/** Who books, as the form asks for it. */
export const BookingGuest = object({
  name: text({ min: 2, max: 200, label: 'Name', says: 'Name must be at least 2 characters.' }),
  email: emailAddress('Please enter a valid email address.'),
  phone: text({ min: 1, max: 60, label: 'Phone number', says: 'Phone number is required.' }),
  note: optional(text({ max: 2000, label: 'Your note' })),
});
export type BookingGuest = Infer<typeof BookingGuest>;

/** What a visitor books. */
export const BookingDraft = object({
  type: text({ min: 1, max: 60, says: 'Please choose what it is about.' }),
  startAt: moment(),
  ...BookingGuest.schema,
  subject: optional(Subject),
  timeZone: optional(ZoneName),
  origin: optional(Origin),
});
export type BookingDraft = Infer<typeof BookingDraft>;

/** A booking as whoever made it sees it. */
export const Booking = object({
  /** The number to quote, `EB-` and eight characters. */
  appointmentId: documented(string(), { type: 'string', example: 'EB-4F7K22QZ' }),
  type: string(),
  label: string(),
  place: string(),
  startAt: moment(),
  endAt: moment(),
  /** The zone of the office. */
  timeZone: string(),
  /** `held`: its time is kept until `heldUntil`, for whoever opens the link of the mail to confirm it. */
  status: choice(['confirmed', 'cancelled', 'held'], 'No such status.'),
  heldUntil: documented(nullable(moment()), { type: ['string', 'null'], format: 'date-time' }),
  /** False once it has begun or was cancelled, and before it is confirmed. */
  isChangeable: boolean(),
  /** The entry for a calendar program (iCalendar); a later one takes the place of an earlier one. */
  calendarFile: string(),
});
export type Booking = Infer<typeof Booking>;

export const BookingReceipt = object({
  success: literal(true),
  booking: Booking,
  /** Opens, moves and cancels it; also in the link of the mail. Of one that is held in that link alone, which confirms it. */
  token: documented(nullable(linkToken()), { type: ['string', 'null'] }),
});
export type BookingReceipt = Infer<typeof BookingReceipt>;

export const BookingLink = object({ token: linkToken() });
export type BookingLink = Infer<typeof BookingLink>;

/** A booking together with the times it could be moved to, its own not being in the way. */
export const ManagedBooking = object({ booking: Booking, calendar: Calendar });
export type ManagedBooking = Infer<typeof ManagedBooking>;

export const BookingMove = object({ token: linkToken(), startAt: moment() });
export type BookingMove = Infer<typeof BookingMove>;

export const BookingCancellation = object({
  token: linkToken(),
  reason: optional(personal(text({ max: 500, label: 'The reason' }))),
});
export type BookingCancellation = Infer<typeof BookingCancellation>;

export const getCalendar = endpoint({
  method: 'GET',
  path: '/bookings/calendar',
  query: CalendarQuery,
  returns: Calendar,
  summary: 'The days and times at which a meeting can be booked, for the first kind unless another is named.',
});

export const createBooking = endpoint({
  method: 'POST',
  path: '/bookings',
  body: BookingDraft,
  returns: BookingReceipt,
  status: 201,
  tolerant: true,
  summary:
    'Books a time for good and mails it to both sides; where unusually many are booked it is `held` until the link of its mail confirms it. 409 `taken` when somebody has it, 422 `not_offered` for a time that is not offered.',
  headers: {
    'Idempotency-Key': 'Any text of 1 to 128 characters; repeating it never books a second time.',
  },
});

export const verifyBooking = endpoint({
  method: 'POST',
  path: '/bookings/verify',
  body: BookingLink,
  returns: ManagedBooking,
  summary: 'The booking that a link opens, and where it could be moved; 422 `link_over` for any other.',
});

export const moveBooking = endpoint({
  method: 'POST',
  path: '/bookings/move',
  body: BookingMove,
  returns: Booking,
  summary: 'Moves a booking to another time; 409 `taken` leaves it where it is.',
});

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/bookings/cancel',
  body: BookingCancellation,
  returns: Booking,
  summary: 'Cancels a booking that has not begun, and frees its time. Cancelling twice changes nothing.',
});

export const confirmBooking = endpoint({
  method: 'POST',
  path: '/bookings/confirm',
  body: BookingLink,
  returns: Booking,
  summary:
    'Confirms a booking that is held; 409 once its time was given up. Confirming twice changes nothing.',
});
