/** Moments as the office reads them: in Central Time, wherever the reader sits. */
export const moments = { clock, seconds, stamp, weekday, inList, elapsed };

/** 8:48 AM */
function clock(moment: string): string {
  return format(moment, { hour: 'numeric', minute: '2-digit' });
}

/** 8:48:02 */
function seconds(moment: string): string {
  return format(moment, { hour: 'numeric', minute: '2-digit', second: '2-digit' }).replace(/ [AP]M$/, '');
}

/** 20 Nov 2026, 8:48 AM CST */
function stamp(moment: string): string {
  const zone = format(moment, { hour: 'numeric', timeZoneName: 'short' }).split(' ').at(-1);
  return `${day(moment)} ${format(moment, { year: 'numeric' })}, ${clock(moment)} ${zone}`;
}

/** Friday, 20 November */
function weekday(moment: string): string {
  const [name, month] = [format(moment, { weekday: 'long' }), format(moment, { month: 'long' })];
  return `${name}, ${format(moment, { day: 'numeric' })} ${month}`;
}

/** As short as a list can be without lying: `Today 8:48 AM`, `20 Nov 8:48 AM`, and another year as `20 Nov 2025`. */
function inList(moment: string, now = new Date()): string {
  const [then, today] = [day(moment), day(now.toISOString())];
  const [year, thisYear] = [moment, now.toISOString()].map((each) => format(each, { year: 'numeric' }));
  if (year !== thisYear) return `${then} ${year}`;
  return `${then === today ? 'Today' : then} ${clock(moment)}`;
}

/** How long after: `1.9s`, `4m39`, `43m`, `7h45`, `3d`. */
function elapsed(from: string, to: string): string {
  const span = Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000);
  if (span < 60) return `${span < 10 ? span.toFixed(1) : Math.round(span)}s`;
  if (span < 600) return pair(span, 60, 'm');
  if (span < 3600) return `${Math.floor(span / 60)}m`;
  if (span < 172_800) return pair(span / 60, 60, 'h');
  return `${Math.floor(span / 86_400)}d`;
}

function pair(value: number, unit: number, sign: string): string {
  return `${Math.floor(value / unit)}${sign}${String(Math.floor(value % unit)).padStart(2, '0')}`;
}

function day(moment: string): string {
  return `${format(moment, { day: 'numeric' })} ${format(moment, { month: 'short' })}`;
}

function format(moment: string, options: Intl.DateTimeFormatOptions): string {
  // Intl may put a narrow space before AM and PM, which the fonts do not hold.
  return new Intl.DateTimeFormat('en-US', { timeZone: 'America/Chicago', ...options })
    .format(new Date(moment))
    .replace(/\u202f/g, ' ');
}
