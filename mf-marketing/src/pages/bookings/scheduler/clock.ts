/** Formats dates and times in a time zone. */
import * as dateFormat from '@site/shell/dateFormat';

/** `10:30 AM` */
export const timeIn = (timeZone: string, at: string) =>
  plain(at, { timeZone, hour: 'numeric', minute: '2-digit' });

/** `10 AM`; with minutes if a full hour of one time zone is not one of the other: `8:45 PM`. */
export const shortTimeIn = (timeZone: string, at: string) => timeIn(timeZone, at).replace(':00', '');

/** `Tuesday, December 1` */
export const dayIn = (timeZone: string, at: string) =>
  plain(at, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });

/** `Tue, Dec 1` */
export const shortDayIn = (timeZone: string, at: string) =>
  plain(at, { timeZone, weekday: 'short', month: 'short', day: 'numeric' });

/** Short name of a time zone: `Central`, `Nepal`, `Newfoundland`. */
export const clockName = (timeZone: string, at: string) =>
  (
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  ).replace(/ Time$/, '');

/** Whether two time zones show the same time at an instant. */
export const isSameClock = (one: string, other: string, at = dateFormat.now()) =>
  dayIn(one, at) === dayIn(other, at) && timeIn(one, at) === timeIn(other, at);

/** `10:30 AM Central` */
export const clockTime = (timeZone: string, at: string) =>
  `${timeIn(timeZone, at)} ${clockName(timeZone, at)}`;

/** Minutes since midnight in a time zone. */
export function minutesIn(timeZone: string, at: string): number {
  const [hour = 0, minute = 0] = plain(at, { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}

/** Formats a calendar day such as `2026-12-01`. */
export const dayWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  plain(`${day}T12:00:00Z`, { timeZone: 'UTC', ...options });

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** The time zone of this device. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone options: the visitor's own first, then the most common ones. */
export function zoneChoices(own: string): { value: string; label: string }[] {
  const now = new Date().toISOString();
  return [...new Set([own, ...COMMON])].map((value) => ({
    value,
    label: `${clockName(value, now)}, ${(value.split('/').at(-1) ?? value).replaceAll('_', ' ')}`,
  }));
}

const COMMON = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Mexico_City',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Manila',
];

// Before AM and PM, browsers use a narrow space that the annotation font lacks.
const plain = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(at)).replace(/\u202f/g, ' ');
