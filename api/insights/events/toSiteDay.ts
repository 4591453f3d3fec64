const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });

/** The calendar day in the firm's time zone: `2026-11-12`. */
export const toSiteDay = (time: Date | number) => format.format(time);
