/** Words for moments by the clock of a zone. */

/** `10:30 AM` */
export const timeIn = (timeZone: string, at: string) =>
  plain(at, { timeZone, hour: 'numeric', minute: '2-digit' });

/** `10 AM`, and `8:45 PM` where the hour of one clock is not the hour of the other. */
export const shortTimeIn = (timeZone: string, at: string) => timeIn(timeZone, at).replace(':00', '');

/** `Tuesday, December 1` */
export const dayIn = (timeZone: string, at: string) =>
  plain(at, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });

/** `Tue, Dec 1` */
export const shortDayIn = (timeZone: string, at: string) =>
  plain(at, { timeZone, weekday: 'short', month: 'short', day: 'numeric' });

/** What the clock of a zone is called: `Central`, `Nepal`, `Newfoundland`. */
export const clockName = (timeZone: string, at: string) =>
  (
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts(new Date(at))
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  ).replace(/ Time$/, '');

/** Whether two zones show the same at a moment. */
export const isSameClock = (one: string, other: string, at: string) =>
  dayIn(one, at) === dayIn(other, at) && timeIn(one, at) === timeIn(other, at);

/** `10:30 AM Central` */
export const clockTime = (timeZone: string, at: string) =>
  `${timeIn(timeZone, at)} ${clockName(timeZone, at)}`;

/** Minutes since midnight by the clock of a zone. */
export function minutesIn(timeZone: string, at: string): number {
  const [hour = 0, minute = 0] = plain(at, { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}

/** A day of the calendar such as `2026-12-01`, in words. */
export const dayWords = (day: string, options: Intl.DateTimeFormatOptions) =>
  plain(`${day}T12:00:00Z`, { timeZone: 'UTC', ...options });

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

/** The zone of this device. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zones to choose from: the visitor's own first, then those most visitors are in. */
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

// What stands before AM and PM is a narrow space, which the annotations' font does not have.
const plain = (at: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(new Date(at)).replace(/\u202f/g, ' ');
