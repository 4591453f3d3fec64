const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });

/** The day of the calendar where the firm is: `2026-11-12`. */
export const siteDay = (moment: Date | number) => format.format(moment);
