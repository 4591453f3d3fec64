const ZONE = 'America/Chicago';
const DAY_MS = 86_400_000;

/** An instant in the office's time zone: `2026-03-08T02:30`, without seconds. */
export function toOfficeTime(instant: string | number): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, hourCycle: 'h23', ...FIELDS })
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/**
 * The instants of a local time in the office's time zone: usually one; none if daylight saving time skips it; two,
 * the earlier first, if it repeats. ISO 8601 in UTC.
 */
export function instantsAt(local: string): string[] {
  const asUtc = Date.parse(`${local}:00.000Z`);
  if (Number.isNaN(asUtc)) return [];
  // The offset can change at that time, so the offsets of the day before and the day after are tried.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map(
    (near) => Date.parse(`${toOfficeTime(near)}:00.000Z`) - floorToMinute(near),
  );
  return [...new Set(offsets.map((offset) => asUtc - offset))]
    .filter((instant) => toOfficeTime(instant) === local)
    .sort((a, b) => a - b)
    .map((instant) => new Date(instant).toISOString());
}

/** `CST` or `CDT`. */
export function zoneName(instant: string): string {
  return (
    new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'short' })
      .formatToParts(new Date(instant))
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}

/** `14:30 UTC, Tue, Nov 24` */
export function formatUtc(instant: string): string {
  const parts = { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' } as const;
  const day = new Intl.DateTimeFormat('en-US', parts).format(new Date(instant));
  return `${instant.slice(11, 16)} UTC, ${day}`;
}

const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const floorToMinute = (instant: number) => Math.floor(instant / 60_000) * 60_000;
