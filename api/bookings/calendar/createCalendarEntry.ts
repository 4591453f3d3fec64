import type { Sender } from '../../platform/mail/Sender';
import type { BookingRecord } from '../model';
import { type CalendarEntry, formatCalendarFile } from './calendarFile';

interface EntryTexts {
  /** The recipient; undefined for a download. */
  to?: string;
  summary: string;
  description: string;
}

type EmailSender = Pick<Sender, 'name' | 'from' | 'origin'>;

/** The iCalendar entry of a booking in its current state, and its method. */
export function createCalendarEntry(booking: BookingRecord, sender: EmailSender, texts: EntryTexts) {
  const method = booking.status === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const);
  const shown = texts.to || method === 'CANCEL' ? method : ('PUBLISH' as const);
  return { method, content: formatCalendarFile(toEntry(booking, sender, texts, shown)) };
}

/** A booking in the calendar feed of its host, with all details. */
export function createFeedEntry(booking: BookingRecord, sender: EmailSender): CalendarEntry {
  const { label, name, email, phone, note, appointmentId } = booking;
  const description = [[name, email, phone].filter(Boolean).join(', '), note, appointmentId];
  const texts = { summary: `${label}: ${name}`, description: description.filter(Boolean).join('\n') };
  return toEntry(booking, sender, texts, 'PUBLISH');
}

function toEntry(
  booking: BookingRecord,
  { name, from, origin }: EmailSender,
  { to, ...texts }: EntryTexts,
  method: CalendarEntry['method'],
): CalendarEntry {
  const { appointmentId, sequence, startAt, endAt, place, link, status, updatedAt } = booking;
  return {
    uid: `${appointmentId.toLowerCase()}@${new URL(origin).hostname}`,
    method,
    sequence,
    stamp: updatedAt,
    startAt,
    endAt,
    // Only a confirmed guest may join; one who did not confirm gets the entry with the response.
    location: (status === 'confirmed' && link) || place,
    organizer: { name, address: from },
    attendee: to,
    ...texts,
  };
}
