const DAY = 86_400_000;

/** A date plus a number of days. */
export const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * DAY);

const timeZone = 'America/Chicago';

/** `Nov 21, 2026` in Central time; identical on the server and in every browser. */
export const formatDay = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone });

/** Date and time in Central time. */
export const formatDateTime = (date: Date) =>
  date.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  } as Intl.DateTimeFormatOptions);

/** ISO date in Central time: `2026-11-21`. */
export const toIsoDate = (day: Date) => day.toLocaleDateString('en-CA', { timeZone });

/** Formats an ISO date `2026-11-21` as `Nov 21`. */
export const formatIsoDay = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone });
