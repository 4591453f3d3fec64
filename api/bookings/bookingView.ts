import type { Sender } from '../platform/mail/Sender';
import { createCalendarEntry } from './calendar/createCalendarEntry';
import { isUpcoming } from './changeBooking';
import type { Booking } from './contract';
import type { BookingRecord } from './model';

/** A booking as its guest sees it. */
export function bookingView(booking: BookingRecord, head: Sender): Booking {
  const { appointmentId, type, label, place, startAt, endAt, timeZone, status } = booking;
  const texts = { summary: `${label} with ${head.name}`, description: head.phone };
  return {
    appointmentId,
    type,
    label,
    place,
    timeZone,
    status,
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    heldUntil: (status === 'held' && booking.heldUntil?.toISOString()) || null,
    isChangeable: isUpcoming(booking),
    calendarFile: createCalendarEntry(booking, head, texts).content,
  };
}
