import mongoose from 'mongoose';
import type { BookingPlan } from '../settings/bookingPlan';
import type { BookingCount } from './bookingLimits';
import { freeCells, reservedCells } from './calendar/reserveCells';
import { calendarDays } from './calendar/slots';
import type { MeetingType } from './contract';
import { Booking, type BookingRecord } from './model';

const week = 7 * 86_400_000;
/** For so long the time of a booking is held that waits for the link of its mail. */
export const heldForMs = 15 * 60_000;

/** Whether so many are booked that one more waits for its guest to open the link of the mail. */
export async function isHeldBack(
  plan: BookingPlan,
  type: MeetingType,
  { inHour, inDay }: BookingCount,
): Promise<boolean> {
  const { anHour, ofWeek } = plan.heldAfter;
  if (inHour > anHour) return true;
  const now = Date.now();
  const days = calendarDays(plan, type, now, await reservedCells(now));
  const ahead = days.flatMap(({ slots }) => slots).filter(({ at }) => Date.parse(at) < now + week);
  const free = ahead.filter(({ isFree }) => isFree).length;
  // Those booked before were free as well.
  return inDay > Math.max(1, (free + inDay - 1) * ofWeek);
}

/** Frees the times that nobody confirmed. Nobody is told: it was held for whoever opens the link of the mail. */
export async function freeHeld(now = new Date()): Promise<void> {
  const isOver = { status: 'held' as const, heldUntil: mongoose.trusted({ $lt: now }) };
  for (const { _id } of await Booking.find(isOver).select('_id').lean<BookingRecord[]>())
    await mongoose.connection.transaction(async () => {
      const set = { status: 'cancelled', cancelledAt: now, outbox: [] };
      const { modifiedCount } = await Booking.updateOne(
        { _id, ...isOver },
        { $set: set, $inc: { version: 1 } },
      );
      if (modifiedCount) await freeCells(_id);
    });
}
