import type { Letterhead } from '../../platform/mail/Letterhead';
import type { BookingRecord } from '../model';
import { calendarFile } from './calendarFile';

interface Told {
  /** Whom the entry is sent to; where it is only offered, nobody. */
  to?: string;
  summary: string;
  description: string;
}

type Sender = Pick<Letterhead, 'name' | 'from' | 'origin'>;

/** The calendar entry of a booking as it stands, and what a calendar program is to do with it. */
export function calendarEntry(booking: BookingRecord, { name, from, origin }: Sender, { to, ...told }: Told) {
  const { appointmentId, sequence, startAt, endAt, status, place, updatedAt } = booking;
  const method = status === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const);
  const content = calendarFile({
    uid: `${appointmentId.toLowerCase()}@${new URL(origin).hostname}`,
    method: to || method === 'CANCEL' ? method : 'PUBLISH',
    ...{ sequence, stamp: updatedAt, startAt, endAt, location: place },
    organizer: { name, address: from },
    attendee: to,
    ...told,
  });
  return { method, content };
}
