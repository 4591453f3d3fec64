import type { Letterhead } from '../platform/mail/Letterhead';
import { calendarEntry } from './calendar/calendarEntry';
import { isAhead } from './changeBooking';
import type { Booking } from './contract';
import type { BookingRecord } from './model';

/** A booking as whoever made it sees it. */
export function bookingView(booking: BookingRecord, head: Letterhead): Booking {
  const { appointmentId, type, label, place, startAt, endAt, timeZone, status } = booking;
  const told = { summary: `${label} with ${head.name}`, description: head.phone };
  return {
    ...{ appointmentId, type, label, place, timeZone, status },
    startAt: startAt.toISOString(),
    endAt: endAt.toISOString(),
    heldUntil: (status === 'held' && booking.heldUntil?.toISOString()) || null,
    isChangeable: isAhead(booking),
    calendarFile: calendarEntry(booking, head, told).content,
  };
}
