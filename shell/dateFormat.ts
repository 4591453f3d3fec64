/*
 * Formats ISO 8601 dates in Central Time, the office's time zone, so that the server and every browser give the same text.
 */

/** The current time, for what is shown as of now. */
export const now = () => new Date().toISOString();

/** Nov 20, 2026 */
export function date(iso: string): string {
  const { day, month, year } = read(iso);
  return `${short(month)} ${day}, ${year}`;
}

/** Nov 20 */
export function monthDay(iso: string): string {
  const { day, month } = read(iso);
  return `${short(month)} ${day}`;
}

/** Nov 2026 */
export function monthYear(iso: string): string {
  const { month, year } = read(iso);
  return `${short(month)} ${year}`;
}

/** November 20, 2026, for a day of the calendar such as `2026-11-20`, which is the same everywhere. */
export function calendarDate(day: string): string {
  const then = new Date(day);
  return `${MONTHS[then.getUTCMonth()]} ${then.getUTCDate()}, ${then.getUTCFullYear()}`;
}

/** 8:48 AM */
export function clock(iso: string): string {
  const { hour, minute } = read(iso);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** 8:48:02 */
export function seconds(iso: string): string {
  const { hour, minute, second } = read(iso);
  return `${hour % 12 || 12}:${twoDigits(minute)}:${twoDigits(second)}`;
}

/** Nov 20, 2026, 8:48 AM CST */
export function stamp(iso: string): string {
  return `${date(iso)}, ${clock(iso)} ${read(iso).isDaylight ? 'CDT' : 'CST'}`;
}

/** Friday, November 20 */
export function weekday(iso: string): string {
  const { weekday, day, month } = read(iso);
  return `${WEEKDAYS[weekday]}, ${MONTHS[month]} ${day}`;
}

/** Short, for lists: `Today 8:48 AM`, `Nov 20 8:48 AM`, and in another year `Nov 20, 2025`. */
export function inList(iso: string, now = new Date()): string {
  if (read(iso).year !== read(now.toISOString()).year) return date(iso);
  const isToday = date(iso) === date(now.toISOString());
  return `${isToday ? 'Today' : monthDay(iso)} ${clock(iso)}`;
}

/** As in lists, within a sentence: `today 8:48 AM`. */
export const inSentence = (iso: string, now?: Date) => inList(iso, now).replace('Today', 'today');

/** How long after: `1.9s`, `4m39`, `43m`, `7h45`, `3d`. */
export function elapsed(from: string, to: string): string {
  const span = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
  if (span < 60) return `${span < 10 ? span.toFixed(1) : Math.round(span)}s`;
  if (span < 600) return pair(span, 60, 'm');
  if (span < 3600) return `${Math.floor(span / 60)}m`;
  if (span < 172_800) return pair(span / 60, 60, 'h');
  return `${Math.floor(span / 86_400)}d`;
}

function pair(value: number, unit: number, sign: string): string {
  return `${Math.floor(value / unit)}${sign}${String(Math.floor(value % unit)).padStart(2, '0')}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const short = (month: number) => MONTHS[month]!.slice(0, 3);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The parts of a date in Central Time. Computed, since creating an `Intl.DateTimeFormat` blocks a phone for a tenth of a second. */
function read(iso: string) {
  const time = Date.parse(iso);
  const isDaylight = isDaylightTime(time);
  const there = new Date(time - (isDaylight ? 5 : 6) * HOUR_MS);
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth(),
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
    second: there.getUTCSeconds(),
    isDaylight,
  };
}

const HOUR_MS = 3_600_000;

/** In the United States, since 2007: from the second Sunday of March to the first of November, at two in the morning. */
function isDaylightTime(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return time >= sundayFrom(year, 2, 8) + 8 * HOUR_MS && time < sundayFrom(year, 10, 1) + 7 * HOUR_MS;
}

/** The first Sunday from a day on. */
function sundayFrom(year: number, month: number, day: number): number {
  const weekday = new Date(Date.UTC(year, month, day)).getUTCDay();
  return Date.UTC(year, month, day + ((7 - weekday) % 7));
}
