import { LRUCache } from 'lru-cache';

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The calendar day in a time zone at an instant (ms): `2027-03-14`. */
export function getLocalDay(zone: string, time: number): string {
  return formatLocal(zone, time).slice(0, 10);
}

/**
 * The instant (ms) of a local time, given as minutes since midnight of a day. Where clocks are set back over it, the
 * first of the two; where they are set forward over it, undefined.
 */
export function findInstant(zone: string, day: string, minutes: number): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const asUtc = midnight + minutes * minuteMs;
  const { before, after } = getOffsetsAround(zone, midnight);
  if (before === after) return asUtc - before;
  const shown = new Date(asUtc).toISOString().slice(0, 16);
  return [asUtc - before, asUtc - after]
    .filter((time) => formatLocal(zone, time) === shown)
    .sort((a, b) => a - b)[0];
}

/** Consecutive calendar days. */
export function listDays(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, n) => new Date(start + n * dayMs).toISOString().slice(0, 10));
}

/** 0 is Sunday. */
export function getWeekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Parses `09:30` to minutes since midnight. */
export function parseClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Formats a date as weekday and day, and as time with the name of the time zone. */
export function formatDayAndTime(timeZone: string, time: Date): { day: string; time: string } {
  const of = (options: Intl.DateTimeFormatOptions) =>
    // Intl puts a narrow no-break space before AM and PM, which not every email program shows.
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(time).replace(/\u202f/g, ' ');
  return {
    day: of({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: of({ hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' }),
  };
}

export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

// Bounded, since clients choose the zone.
const offsets = new LRUCache<string, { before: number; after: number }>({ max: 1_000 });

/** UTC offsets of a zone before and after a day; every offset during the day is one of them. */
function getOffsetsAround(zone: string, midnight: number): { before: number; after: number } {
  const key = `${zone} ${midnight}`;
  const cached = offsets.get(key);
  if (cached) return cached;
  const found = { before: getOffset(zone, midnight - dayMs), after: getOffset(zone, midnight + 2 * dayMs) };
  offsets.set(key, found);
  return found;
}

/** UTC offset of a zone in ms. Outside of the years that are written with four digits, that of the nearest one. */
function getOffset(zone: string, time: number): number {
  const known = Math.min(Math.max(time, firstYear), lastYear);
  return Date.parse(`${formatLocal(zone, known)}:00Z`) - Math.floor(known / minuteMs) * minuteMs;
}

const firstYear = Date.UTC(1001, 0);
const lastYear = Date.UTC(9999, 0);

/** Local time in a zone: `2027-03-14T03:00`. */
function formatLocal(zone: string, time: number): string {
  const parts = getFormat(zone).formatToParts(time);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 1_000 });

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as Intl.DateTimeFormatOptions);
  formats.set(timeZone, format);
  return format;
}
