import type { Sender } from '../../platform/mail/Sender';
import type { BookingRecord } from '../model';
import { formatCalendarFile } from './calendarFile';

interface EntryTexts {
  /** The recipient; undefined for a download. */
  to?: string;
  summary: string;
  description: string;
}

type EmailSender = Pick<Sender, 'name' | 'from' | 'origin'>;

/** The iCalendar entry of a booking in its current state, and its method. */
export function createCalendarEntry(
  booking: BookingRecord,
  { name, from, origin }: EmailSender,
  { to, ...texts }: EntryTexts,
) {
  const { appointmentId, sequence, startAt, endAt, status, place, updatedAt } = booking;
  const method = status === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const);
  const content = formatCalendarFile({
    uid: `${appointmentId.toLowerCase()}@${new URL(origin).hostname}`,
    method: to || method === 'CANCEL' ? method : 'PUBLISH',
    sequence,
    stamp: updatedAt,
    startAt,
    endAt,
    location: place,
    organizer: { name, address: from },
    attendee: to,
    ...texts,
  });
  return { method, content };
}
