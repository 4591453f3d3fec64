const ZONE = 'America/Chicago';
const DAY_MS = 86_400_000;

/** A moment as the clocks of the office show it: `2026-03-08T02:30`, without seconds. */
export function localOf(moment: string | number): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hourCycle: 'h23', ...FIELDS })
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/**
 * The moments at which the clocks of the office show a time: one; none when they are set forward over it; two, the
 * earlier one first, when they are set back over it. ISO 8601 in UTC.
 */
export function instantsAt(local: string): string[] {
  const asUtc = Date.parse(`${local}:00.000Z`);
  if (Number.isNaN(asUtc)) return [];
  // Whatever the clocks do at that time, a day before they do what they did and a day after what they will.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map(
    (near) => Date.parse(`${localOf(near)}:00.000Z`) - floor(near),
  );
  return [...new Set(offsets.map((offset) => asUtc - offset))]
    .filter((moment) => localOf(moment) === local)
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment).toISOString());
}

/** `CST` or `CDT`. */
export function zoneAt(moment: string): string {
  return (
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'short' })
      .formatToParts(new Date(moment))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}

/** `14:30 UTC, Tue 24 Nov` */
export function inUtc(moment: string): string {
  const of = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(moment));
  const day = `${of({ weekday: 'short' })} ${of({ day: 'numeric' })} ${of({ month: 'short' })}`;
  return `${moment.slice(11, 16)} UTC, ${day}`;
}

const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const floor = (moment: number) => Math.floor(moment / 60_000) * 60_000;
