import mongoose from 'mongoose';
import type { BookingPlan } from '../settings/bookingPlan';
import type { BookingCount } from './bookingLimits';
import { type HostCalendar, mergeCalendars } from './calendar/availability';
import { releaseCells } from './calendar/reserveCells';
import type { MeetingType } from './contract';
import { Booking, type BookingRecord } from './model';

const week = 7 * 86_400_000;
/** How long a time is held for confirmation. */
export const holdMs = 15 * 60_000;

/** Whether there are so many bookings that another one must be confirmed by the emailed link. */
export async function needsConfirmation(
  plan: BookingPlan,
  type: MeetingType,
  calendars: HostCalendar[],
  { inHour, inDay }: BookingCount,
): Promise<boolean> {
  const { anHour, ofWeek } = plan.heldAfter;
  if (inHour > anHour) return true;
  const now = Date.now();
  const days = mergeCalendars(calendars, type, now);
  const ahead = days.flatMap(({ slots }) => slots).filter(({ at }) => Date.parse(at) < now + week);
  const free = ahead.filter(({ isFree }) => isFree).length;
  // Times booked earlier today were free as well.
  return inDay > Math.max(1, (free + inDay - 1) * ofWeek);
}

/** Releases expired holds. Sends no email: only the recipient of the link could have confirmed. */
export async function releaseExpiredHolds(now = new Date()): Promise<void> {
  const isExpired = { status: 'held' as const, heldUntil: mongoose.trusted({ $lt: now }) };
  for (const { _id } of await Booking.find(isExpired).select('_id').lean<BookingRecord[]>())
    await mongoose.connection.transaction(async () => {
      const set = { status: 'cancelled', cancelledAt: now, outbox: [] };
      const { modifiedCount } = await Booking.updateOne(
        { _id, ...isExpired },
        // Nobody confirmed the address, which need not be that of a guest.
        { $set: set, $unset: { isUnlisted: '' }, $inc: { version: 1 } },
      );
      if (modifiedCount) await releaseCells(_id);
    });
}
