import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import type { ProviderEvent } from '../calendarProviders/CalendarProvider';
import { Booking, type BookingRecord } from '../model';
import { CalendarEventModel, type CalendarEventRecord, type ConnectionRecord } from './model';

/** A change that a calendar needs. */
export type PlannedEvent =
  | { kind: 'save'; event: ProviderEvent; written: string; bookingId: string; known?: CalendarEventRecord }
  | { kind: 'delete'; known: CalendarEventRecord };

const mostMeetings = 5000;
/** How long after a meeting its event still follows a cancellation. */
const followedMs = 7 * 86_400_000;

/**
 * What the calendar of a host lacks: meetings that are not in it as they are now, and events whose meeting was canceled,
 * reassigned or erased. Read anew each time, so that nothing is lost however long the provider fails.
 */
export async function planEvents(
  connection: ConnectionRecord,
  publicOrigin: string,
  now: Date,
): Promise<PlannedEvent[]> {
  const { _id: connectionId, hostId, account, bookingCalendar } = connection;
  const events = await CalendarEventModel.find({
    connectionId,
    endAt: mongoose.trusted({ $gt: new Date(now.getTime() - followedMs) }),
  }).lean<CalendarEventRecord[]>();
  const meetings = bookingCalendar ? await findUpcoming(hostId, now) : [];
  const known = new Map(events.map((event) => [event._id, event]));
  const saves = meetings.map((booking) => {
    const event = toEvent(booking, eventKey(account, bookingCalendar, booking._id), publicOrigin);
    const written = hashOf(event);
    return { kind: 'save' as const, event, written, bookingId: booking._id, known: known.get(event.key) };
  });
  const wanted = new Set(saves.map(({ event }) => event.key));
  const others = events.filter(({ _id }) => !wanted.has(_id));
  const past = await findPast(others, hostId, now);
  const planned: PlannedEvent[] = [
    ...saves.filter((save) => save.known?.written !== save.written),
    ...others
      .filter(({ bookingId }) => !past.has(bookingId))
      .map((event) => ({ kind: 'delete' as const, known: event })),
  ];
  return planned.filter(({ known: event }) => !event?.nextAt || event.nextAt <= now);
}

function findUpcoming(hostId: string, now: Date): Promise<BookingRecord[]> {
  return Booking.find({ hostId, status: 'confirmed', endAt: mongoose.trusted({ $gt: now }) })
    .sort({ startAt: 1 })
    .limit(mostMeetings)
    .lean<BookingRecord[]>();
}

/** The meetings of these events that were held. Their events stay. */
async function findPast(events: CalendarEventRecord[], hostId: string, now: Date): Promise<Set<string>> {
  if (!events.length) return new Set();
  const held = await Booking.find({
    _id: mongoose.trusted({ $in: events.map(({ bookingId }) => bookingId) }),
    hostId,
    status: 'confirmed',
    endAt: mongoose.trusted({ $lte: now }),
  })
    .select('_id')
    .lean<Pick<BookingRecord, '_id'>[]>();
  return new Set(held.map(({ _id }) => _id));
}

/** The same for each attempt and each connection of the account, so that a meeting is added once. */
const eventKey = (account: string, calendarId: string, bookingId: string) =>
  createHash('sha256')
    .update(JSON.stringify([account, calendarId, bookingId]))
    .digest('hex')
    .slice(0, 40);

function toEvent(booking: BookingRecord, key: string, publicOrigin: string): ProviderEvent {
  const { label, name, email, phone, note, link, place, appointmentId, startAt, endAt } = booking;
  const url = `${publicOrigin}/admin/bookings/${encodeURIComponent(appointmentId)}`;
  const lines = [[name, email, phone].filter(Boolean).join(', '), note, `${appointmentId}: ${url}`];
  return {
    key,
    title: `${label}: ${name}`,
    text: lines.filter(Boolean).join('\n\n'),
    place: link || place,
    from: startAt,
    to: endAt,
  };
}

const hashOf = (event: ProviderEvent) => createHash('sha256').update(JSON.stringify(event)).digest('hex');
