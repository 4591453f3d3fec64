import {
  array,
  boolean,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  refine,
  type as shape,
  size,
  string,
  unknown,
} from 'superstruct';
import { Origin } from '../insights/origin/contract';
import {
  calendarDay,
  choice,
  documented,
  emailAddress,
  endpoint,
  linkToken,
  optional,
  personal,
  text,
  timestamp,
} from '../platform/contracts/endpoint';
import { MeetingQuestion } from './meetingTypes/contract';

/** The topic: last segment of the referring page's path, such as `service-desk`. */
const Subject = documented(text({ max: 80, label: 'The subject' }), {
  type: 'string',
  maxLength: 80,
  example: 'cybersecurity',
});

/** IANA time zone name of the browser. An unknown one is ignored. */
const ZoneName = documented(text({ max: 60, label: 'The time zone' }), {
  type: 'string',
  maxLength: 60,
  example: 'America/New_York',
});

/** A meeting type that can be booked. */
export const MeetingType = object({
  slug: string(),
  label: string(),
  /** Duration. */
  minutes: integer(),
  /** Its purpose in one sentence. */
  text: string(),
  /** Where it takes place: video, phone. */
  place: string(),
  /** What the guest is asked. */
  questions: array(MeetingQuestion),
});
export type MeetingType = Infer<typeof MeetingType>;

export const CalendarDay = object({
  day: calendarDay('Not a day.'),
  /** Name of the holiday, if it is one. */
  note: documented(nullable(string()), { type: ['string', 'null'] }),
  slots: array(object({ at: timestamp(), isFree: boolean() })),
});
export type CalendarDay = Infer<typeof CalendarDay>;

/** The bookable days for one meeting type, with every time offered. */
export const Calendar = object({
  /** Time zone of the office; days and hours are local to it. */
  timeZone: string(),
  types: array(MeetingType),
  /** Slug of the meeting type the times are for. */
  type: string(),
  /** Minutes between offered times. */
  stepMinutes: integer(),
  days: array(CalendarDay),
});
export type Calendar = Infer<typeof Calendar>;

export const CalendarQuery = object({ type: optional(text({ max: 60, label: 'The kind of meeting' })) });

/** Contact details of the guest. */
export const BookingGuest = object({
  name: text({ min: 2, max: 200, label: 'Name', message: 'Name must be at least 2 characters.' }),
  email: emailAddress('Please enter a valid email address.'),
  /** Empty where the guest gave none. */
  phone: text({ max: 60, label: 'Phone number' }),
  note: optional(text({ max: 2000, label: 'Your note' })),
});
export type BookingGuest = Infer<typeof BookingGuest>;

/** The answer to a question of the meeting type, which it names by its label. `Yes` for a checked box. */
export const BookingAnswer = object({
  question: text({ min: 1, max: 160, label: 'The question' }),
  answer: text({ max: 2000, label: 'The answer' }),
});
export type BookingAnswer = Infer<typeof BookingAnswer>;

/**
 * The guest with a form field for each question of a meeting type, named by `answerField`. Answers to the questions of
 * another type, which was chosen before, are ignored.
 */
export function guestWithAnswers(type: string, questions: MeetingQuestion[]) {
  const fields = questions.map(({ isRequired }, at) => [
    answerField(type, at),
    isRequired
      ? refine(unknown(), 'answer', (value) => Boolean(value) || 'Please answer this question.')
      : unknown(),
  ]);
  return shape({ ...BookingGuest.schema, ...Object.fromEntries(fields) });
}

/** The form field of a question by its meeting type and position. */
export const answerField = (type: string, at: number) => `answer-${type}-${at}`;

/** A booking request. */
export const BookingDraft = object({
  type: text({ min: 1, max: 60, message: 'Please choose a meeting type.' }),
  startAt: timestamp(),
  ...BookingGuest.schema,
  /** In the order of the questions. Answers to other questions are ignored. */
  answers: optional(size(array(BookingAnswer), 0, 10)),
  subject: optional(Subject),
  timeZone: optional(ZoneName),
  origin: optional(Origin),
});
export type BookingDraft = Infer<typeof BookingDraft>;

/** A booking as its guest sees it. */
export const Booking = object({
  /** The booking reference, `EB-` and eight characters. */
  appointmentId: documented(string(), { type: 'string', example: 'EB-4F7K22QZ' }),
  type: string(),
  label: string(),
  place: string(),
  startAt: timestamp(),
  endAt: timestamp(),
  /** Time zone of the office. */
  timeZone: string(),
  /** `held`: the time is reserved until `heldUntil`, waiting for the guest to confirm it by the emailed link. */
  status: choice(['confirmed', 'cancelled', 'held'], 'No such status.'),
  heldUntil: documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' }),
  /** False once it has begun or was canceled, and until it is confirmed. */
  isChangeable: boolean(),
  /** iCalendar file; a later one replaces an earlier one. */
  calendarFile: string(),
});
export type Booking = Infer<typeof Booking>;

export const BookingReceipt = object({
  success: literal(true),
  booking: Booking,
  /**
   * Authorizes viewing, moving and cancelling; also part of the emailed link. Null for a held booking: only the emailed
   * link can confirm it.
   */
  token: documented(nullable(linkToken()), { type: ['string', 'null'] }),
});
export type BookingReceipt = Infer<typeof BookingReceipt>;

export const BookingLink = object({ token: linkToken() });
export type BookingLink = Infer<typeof BookingLink>;

/** A booking with the times it can be moved to; its own time counts as free. */
export const ManagedBooking = object({ booking: Booking, calendar: Calendar });
export type ManagedBooking = Infer<typeof ManagedBooking>;

export const BookingMove = object({ token: linkToken(), startAt: timestamp() });
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
  summary: 'The days and times at which a meeting can be booked; for the first meeting type by default.',
});

export const createBooking = endpoint({
  method: 'POST',
  path: '/bookings',
  body: BookingDraft,
  returns: BookingReceipt,
  status: 201,
  tolerant: true,
  summary:
    'Books a time and emails both sides. If unusually many bookings are made, it is `held` until the link in its email confirms it. 409 `taken` if the time is taken, 422 `not_offered` if it is not offered.',
  headers: {
    'Idempotency-Key': 'Any text of 1 to 128 characters; repeating it never books a second time.',
  },
});

export const verifyBooking = endpoint({
  method: 'POST',
  path: '/bookings/verify',
  body: BookingLink,
  returns: ManagedBooking,
  summary: 'The booking of a link and the times it can be moved to; 422 `link_over` for an invalid link.',
});

export const moveBooking = endpoint({
  method: 'POST',
  path: '/bookings/move',
  body: BookingMove,
  returns: Booking,
  summary: 'Moves a booking to another time; 409 `taken` if that time is taken.',
});

export const cancelBooking = endpoint({
  method: 'POST',
  path: '/bookings/cancel',
  body: BookingCancellation,
  returns: Booking,
  summary: 'Cancels a booking that has not begun, and frees its time. Canceling twice changes nothing.',
});

export const confirmBooking = endpoint({
  method: 'POST',
  path: '/bookings/confirm',
  body: BookingLink,
  returns: Booking,
  summary: 'Confirms a held booking; 409 once its hold has expired. Confirming twice changes nothing.',
});
