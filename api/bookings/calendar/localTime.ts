const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The day that calendars in a zone show at a moment: `2027-03-14`. */
export function dayIn(zone: string, moment: number): string {
  return localOf(zone, moment).slice(0, 10);
}

/**
 * The moment at which the clocks of a zone show a time of a day, in minutes since its midnight; the first of two where
 * clocks are set back over it, undefined where they are set forward over it.
 */
export function momentAt(zone: string, day: string, minutes: number): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const asUtc = midnight + minutes * minuteMs;
  const { before, after } = offsetsAround(zone, midnight);
  if (before === after) return asUtc - before;
  const shown = new Date(asUtc).toISOString().slice(0, 16);
  return [asUtc - before, asUtc - after]
    .filter((moment) => localOf(zone, moment) === shown)
    .sort((a, b) => a - b)[0];
}

/** The days of the calendar from one on. */
export function daysFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, n) => new Date(start + n * dayMs).toISOString().slice(0, 10));
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** `09:30` as minutes since midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A moment as it is said: the day with its name, and the time with the name of the clock it is by. */
export function spoken(timeZone: string, moment: Date): { day: string; time: string } {
  const of = (options: Intl.DateTimeFormatOptions) =>
    // What stands before AM and PM is a narrow space, which not every mail program shows.
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(moment).replace(/\u202f/g, ' ');
  return {
    day: of({ weekday: 'long', month: 'long', day: 'numeric' }),
    time: of({ hour: 'numeric', minute: '2-digit', timeZoneName: 'longGeneric' }),
  };
}

export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const offsets = new Map<string, { before: number; after: number }>();

/** What the clocks of a zone do before a day and after it: whatever they do on the day is one of these. */
function offsetsAround(zone: string, midnight: number): { before: number; after: number } {
  const key = `${zone} ${midnight}`;
  const known = offsets.get(key);
  if (known) return known;
  const found = { before: offsetAt(zone, midnight - dayMs), after: offsetAt(zone, midnight + 2 * dayMs) };
  // A process sees one new day a day; somebody who changes zones must not fill it.
  if (offsets.size > 1000) offsets.clear();
  offsets.set(key, found);
  return found;
}

/** By how much the clocks of a zone are ahead of UTC. */
function offsetAt(zone: string, moment: number): number {
  return Date.parse(`${localOf(zone, moment)}:00Z`) - Math.floor(moment / minuteMs) * minuteMs;
}

/** What the clocks of a zone show: `2027-03-14T03:00`. */
function localOf(zone: string, moment: number): string {
  const parts = formatOf(zone).formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  } as Intl.DateTimeFormatOptions);
  formats.set(timeZone, made);
  return made;
}
