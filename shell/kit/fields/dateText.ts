/*
 * Reads dates and times as people type them, and writes them as Americans do. Days are `2026-11-28`, times `14:30`.
 */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MS = 86_400_000;

/**
 * The day that a text names: `11/28/2026`, `11/28/26`, `11/28`, `11282026`, `2026-11-28`, `Nov 28, 2026`,
 * `28 November`, `today`, `tomorrow` or `yesterday`. Undefined for anything else. Without a year it is the closest
 * such day to `today`.
 */
export function readDay(text: string, today: string): string | undefined {
  const typed = text.trim().toLowerCase().replaceAll(',', ' ').replaceAll(/\s+/g, ' ');
  const offset = { yesterday: -1, today: 0, tomorrow: 1 }[typed];
  if (offset !== undefined) return isoDay(Date.parse(today) + offset * DAY_MS);
  const iso =
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(typed) ?? /^((?:19|20)\d\d)()(\d\d)(\d\d)$/.exec(typed);
  if (iso) return dayOf(iso[1], iso[3], iso[4], today);
  const us =
    /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d\d))?$/.exec(typed) ?? /^(\d\d)()(\d\d)(\d{4})$/.exec(typed);
  if (us) return dayOf(us[4], us[1], us[3], today);
  const named =
    /^(?<month>[a-z]+)\.? (?<day>\d{1,2})(?: (?<year>\d{4}))?$/.exec(typed) ??
    /^(?<day>\d{1,2}) (?<month>[a-z]+)\.?(?: (?<year>\d{4}))?$/.exec(typed);
  const { year, month = '', day } = named?.groups ?? {};
  const number = month.length < 3 ? 0 : MONTHS.findIndex((name) => month.startsWith(name)) + 1;
  return number === 0 ? undefined : dayOf(year, String(number), day, today);
}

/** `11/28/2026`; a text that is not a day stays as it is. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year === undefined ? day : `${month}/${date}/${year}`;
}

/** The time that a text names: `2:30 PM`, `2pm`, `14:30`, `1430`, `9`, `noon` or `midnight`; else undefined. */
export function readTime(text: string): string | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === 'noon') return '12:00';
  if (typed === 'midnight') return '00:00';
  const parts = /^(\d{1,2}):?(\d\d)?\s*(?:([ap])\.?(?:m\.?)?)?$/.exec(typed);
  if (!parts) return undefined;
  const [hour, minute, half] = [Number(parts[1]), Number(parts[2] ?? 0), parts[3]];
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return undefined;
  const hour24 = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour;
  return `${twoDigits(hour24)}:${twoDigits(minute)}`;
}

/** `2:30 PM`; a text that is not a time stays as it is. */
export function formatTime(time: string): string {
  const [, hour, minute] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hour === undefined) return time;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

function dayOf(year: string | undefined, month = '', date = '', today: string): string | undefined {
  if (year !== undefined) return existing(year.length === 2 ? `20${year}` : year, month, date);
  const thisYear = Number(today.slice(0, 4));
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(today));
  return [thisYear - 1, thisYear, thisYear + 1]
    .map((each) => existing(String(each), month, date))
    .filter((day) => day !== undefined)
    .sort((a, b) => distance(a) - distance(b))[0];
}

function existing(year: string, month: string, date: string): string | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && isoDay(at) === day ? day : undefined;
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const twoDigits = (number: number) => String(number).padStart(2, '0');
