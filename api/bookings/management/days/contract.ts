import { array, boolean, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  calendarDay,
  documented,
  endpoint,
  integerBetween,
  optional,
  text,
} from '../../../platform/contracts/endpoint';
import { BookingSummary } from '../contract';

export const BookingDaysQuery = object({
  from: calendarDay('Please enter a day such as 2026-11-23.'),
  days: integerBetween({ min: 1, max: 7, message: 'Please choose one to seven days.' }),
  host: optional(text({ max: 40, label: 'The host' })),
});
export type BookingDaysQuery = Infer<typeof BookingDaysQuery>;

/** The meetings of consecutive days in the time zone of the office, without canceled ones. */
export const BookingDays = object({
  timeZone: string(),
  days: array(
    object({
      day: calendarDay('Not a day.'),
      /** The name of the holiday, if it is one. */
      note: documented(nullable(string()), { type: ['string', 'null'] }),
      /** Minutes since midnight at which each meeting begins, in the office's local time. */
      meetings: array(object({ ...BookingSummary.schema, minute: integer() })),
    }),
  ),
  /** There are more meetings than are listed. */
  isMore: boolean(),
});
export type BookingDays = Infer<typeof BookingDays>;

export const listBookingDays = endpoint({
  method: 'GET',
  path: '/admin/bookings/days',
  query: BookingDaysQuery,
  returns: BookingDays,
  summary: 'The meetings of up to seven days.',
});
