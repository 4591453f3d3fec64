import mongoose from 'mongoose';
import { currentPlan } from '../../calendar/currentPlan';
import { findInstant, getLocalDay, listDays } from '../../calendar/localTime';
import { Booking, type BookingRecord } from '../../model';
import { hostFilter } from '../findBookings';
import { toBookingSummary } from '../managedBookingView';
import type { BookingDays, BookingDaysQuery } from './contract';

const mostListed = 500;
const dayMs = 86_400_000;

/** The meetings of consecutive days in the time zone of the office, each at its day. */
export async function findBookingDays(
  query: BookingDaysQuery,
  canSeePersonal: boolean,
): Promise<BookingDays> {
  const { timeZone, holidays } = await currentPlan();
  const days = listDays(query.from, Number(query.days));
  const from = Date.parse(`${days[0]}T00:00:00Z`) - dayMs;
  const to = Date.parse(`${days.at(-1)}T00:00:00Z`) + 2 * dayMs;
  const found = await Booking.find({
    status: mongoose.trusted({ $in: ['confirmed', 'held'] }),
    startAt: mongoose.trusted({ $gte: new Date(from), $lt: new Date(to) }),
    ...(query.host && hostFilter(query.host)),
  })
    .sort({ startAt: 1, _id: 1 })
    .limit(mostListed + 1)
    .lean<BookingRecord[]>();
  const shown = found.slice(0, mostListed);
  return {
    timeZone,
    days: days.map((day) => ({
      day,
      note: holidays.find((holiday) => holiday.day === day)?.label ?? null,
      meetings: shown
        .filter(({ startAt }) => getLocalDay(timeZone, startAt.getTime()) === day)
        .map((booking) => ({
          ...toBookingSummary(booking, canSeePersonal),
          minute: minuteOf(timeZone, day, booking.startAt),
        })),
    })),
    isMore: found.length > mostListed,
  };
}

/** Minutes between midnight and a time of the day, as clocks show it. */
function minuteOf(timeZone: string, day: string, at: Date): number {
  const midnight = findInstant(timeZone, day, 0) ?? at.getTime();
  const elapsed = Math.round((at.getTime() - midnight) / 60_000);
  // On the days when clocks change, elapsed time and the clock differ by an hour.
  const candidates = [elapsed, elapsed + 60, elapsed - 60];
  return candidates.find((minute) => findInstant(timeZone, day, minute) === at.getTime()) ?? elapsed;
}
