/** The office's time zone. */
export const SITE_TIME_ZONE = 'America/Chicago';

/** November 20, 2026, for a day of the calendar such as `2026-11-20`, which is the same everywhere. */
export const formatCalendarDate = (day: string) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', dateStyle: 'long' });

const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: SITE_TIME_ZONE, ...options });
  // Intl puts a narrow no-break space before AM and PM, which not every email program shows.
  return (time: Date | number) => format.format(time).replace(/\u202f/g, ' ');
};

const day = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** November 20, 2026 */
export const formatSiteDate = formatOf(day);

/** November 20, 2026 at 8:48 AM CST */
export const formatSiteTime = formatOf({
  ...day,
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
