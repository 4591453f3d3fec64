/** The current year in Texas. */
export function currentYear(now = new Date()): number {
  return Number(year.format(now));
}

const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/Chicago' });
