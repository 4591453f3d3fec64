const DAY = 86_400_000;

/** A moment so many days later. */
export const addDays = (moment: string, days: number) => new Date(Date.parse(moment) + days * DAY);

const timeZone = 'America/Chicago';

/** A day as people here write it; the same on the server and in every browser. */
export const dayText = (day: Date) =>
  day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone });

/** A moment as people here write it. */
export const formatMoment = (moment: Date) =>
  moment.toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  } as Intl.DateTimeFormatOptions);

/** The same day as programs write it: `2026-11-21`. */
export const isoDate = (day: Date) => day.toLocaleDateString('en-CA', { timeZone });

/** A day that programs wrote, `2026-11-21`, as people do. */
export const isoDayText = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone });
