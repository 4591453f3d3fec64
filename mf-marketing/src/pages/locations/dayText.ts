/** A year, month or day such as `2020-04-01` in words: `April 1, 2020`. */
export function dayText(date: string): string {
  const [year, month, day] = date.split('-');
  if (!year || !month) return date;
  const format = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}
