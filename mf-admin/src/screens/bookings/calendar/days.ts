import { isDay } from '@site/api/platform/contracts/endpoint';

const dayMs = 86_400_000;

/** Today in Central Time: `2026-11-27`. */
export function officeToday(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(now);
}

/** The first day to show: the day itself, or the Monday of its week. Today for a day that does not exist. */
export function firstDayOf(view: 'day' | 'week', day: string | null, today = officeToday()): string {
  const shown = day && isDay(day) ? day : today;
  if (view === 'day') return shown;
  return addDays(shown, -((new Date(shown).getUTCDay() + 6) % 7));
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** `Tuesday, December 1, 2026` or `Nov 30 to Dec 6, 2026`. */
export function describeDays(from: string, count: number): string {
  if (count === 1) return format(from, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
  const short = { month: 'short', day: 'numeric' } as const;
  return `${format(from, short)} to ${format(addDays(from, count - 1), { ...short, year: 'numeric' })}`;
}

export function format(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(day));
}
