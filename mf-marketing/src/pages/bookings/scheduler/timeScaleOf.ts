import type { Calendar } from '@site/api/bookings/contract';
import { minutesIn } from './clock';

/** The time scale of a day, from one full hour to another in the office's time zone. */
export interface TimeScale {
  /** Minutes since midnight. */
  from: number;
  to: number;
  step: number;
  cells: Cell[];
}

/** One step of the scale: free, taken or not offered. */
export interface Cell {
  minute: number;
  /** Absent where no time is offered. */
  at?: string;
  isFree: boolean;
}

/** The scale of one day. All days have the same span, so it does not jump between days. */
export function timeScaleOf({ days, timeZone, stepMinutes }: Calendar, day: string): TimeScale | undefined {
  const minutes = days.flatMap(({ slots }) => slots.map(({ at }) => minutesIn(timeZone, at)));
  const slots = days.find((one) => one.day === day)?.slots ?? [];
  if (!minutes.length || !slots.length) return undefined;
  const from = Math.floor(Math.min(...minutes) / 60) * 60;
  const to = Math.ceil((Math.max(...minutes) + stepMinutes) / 60) * 60;
  const byMinute = new Map(slots.map((slot) => [minutesIn(timeZone, slot.at), slot]));
  const cells = Array.from({ length: (to - from) / stepMinutes }, (_, n) => {
    const minute = from + n * stepMinutes;
    const slot = byMinute.get(minute);
    return { minute, at: slot?.at, isFree: Boolean(slot?.isFree) };
  });
  return { from, to, step: stepMinutes, cells };
}

/** The full hours of the scale, with their instants. */
export function hoursOf({ from, to, step, cells }: TimeScale): { column: number; at: string }[] {
  const known = cells.find(({ at }) => at);
  if (!known?.at) return [];
  const zero = Date.parse(known.at) - known.minute * 60_000;
  return Array.from({ length: (to - from) / 60 }, (_, n) => ({
    column: (n * 60) / step,
    at: new Date(zero + (from + n * 60) * 60_000).toISOString(),
  }));
}
