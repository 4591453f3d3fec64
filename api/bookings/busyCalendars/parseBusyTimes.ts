import { createContext, Script } from 'node:vm';
import ICAL from 'ical.js';
import { oneLine } from '../../platform/http/sanitizeText';
import { findInstant, isTimeZone } from '../../platform/time/localTime';
import { CalendarError } from './CalendarError';
import { mergeTimes } from './mergeTimes';
import type { BusyTime } from './model';

interface ParsedCalendar {
  name: string;
  times: BusyTime[];
}

interface Reading {
  /** Of days and of times without a zone. */
  timeZone: string;
  from: number;
  until: number;
  /** Events that this site has put into the calendar itself. */
  isOwn: (uid: string) => boolean;
}

const mostEvents = 5000;
const mostTimes = 5000;
const parseMs = 1000;

/**
 * The busy times of an iCalendar file (RFC 5545) between two instants, in order and without overlaps. Events that are
 * canceled or shown as free are left out; a day without times is busy from midnight to midnight. Throws a
 * `CalendarError`.
 */
export function parseBusyTimes(text: string, reading: Reading): ParsedCalendar {
  const context = createContext({ parse: () => parse(text, reading) });
  try {
    // A time limit, since a rule can be written so that looking for its next date takes forever.
    return new Script('parse()').runInContext(context, { timeout: parseMs }) as ParsedCalendar;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new CalendarError('The calendar has too many recurring events.');
  }
}

function parse(text: string, reading: Reading): ParsedCalendar {
  const calendars = readCalendars(text);
  const events = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vevent'));
  if (events.length > mostEvents)
    throw new CalendarError(`The calendar has more than ${mostEvents.toLocaleString('en-US')} events.`);
  const exceptions = new Map<string, ICAL.Component[]>();
  for (const event of events) {
    if (!event.hasProperty('recurrence-id')) continue;
    const uid = uidOf(event);
    exceptions.set(uid, [...(exceptions.get(uid) ?? []), event]);
  }
  const times: BusyTime[] = [];
  for (const component of events) {
    if (reading.isOwn(uidOf(component)) || !component.hasProperty('dtstart')) continue;
    for (const [from, to] of expand(component, exceptions, reading))
      if (to > reading.from && from < reading.until && to > from)
        // Availability goes through a busy time in steps of 15 minutes, so one that ends in the year 9999 is cut.
        times.push({
          from: new Date(Math.max(from, reading.from)),
          to: new Date(Math.min(to, reading.until)),
        });
  }
  const merged = mergeTimes(times);
  if (merged.length > mostTimes)
    throw new CalendarError(`The calendar has more than ${mostTimes.toLocaleString('en-US')} busy times.`);
  const name = calendars.map((calendar) => calendar.getFirstPropertyValue('x-wr-calname')).find(Boolean);
  return {
    name: oneLine(String(name ?? ''))
      .trim()
      .slice(0, 100),
    times: merged,
  };
}

function readCalendars(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text) as unknown[];
    const all = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<
      typeof ICAL.Component
    >[0][];
    const calendars = all.map((one) => new ICAL.Component(one));
    if (calendars.length && calendars.every(({ name }) => name === 'vcalendar')) return calendars;
  } catch {
    // Said below.
  }
  throw new CalendarError('This isn’t an iCalendar file.');
}

const uidOf = (component: ICAL.Component) => String(component.getFirstPropertyValue('uid') ?? '');

/** Every time of an event. A single occurrence that was moved or canceled is a separate component. */
function* expand(
  component: ICAL.Component,
  exceptions: Map<string, ICAL.Component[]>,
  reading: Reading,
): Generator<[number, number]> {
  const own = component.hasProperty('recurrence-id') ? [] : (exceptions.get(uidOf(component)) ?? []);
  skipPast(component, reading);
  const event = new ICAL.Event(component, { strictExceptions: true, exceptions: own });
  if (!event.isRecurring()) {
    if (isBusy(component)) yield spanOf(event.startDate, event.endDate, component, reading);
    return;
  }
  const iterator = event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (toInstant(next, component, 'dtstart', reading) >= reading.until) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    if (isBusy(item.component)) yield spanOf(startDate, endDate, item.component, reading);
  }
}

/** Lets a series that began long ago begin just before what is read, at a day on which it would repeat. */
function skipPast(component: ICAL.Component, { from }: Reading): void {
  const rules = component.getAllProperties('rrule');
  const rule = rules[0]?.getFirstValue() as ICAL.Recur | undefined;
  const unit = rule && UNIT_DAYS[rule.freq];
  if (!rule || !unit || rules.length > 1 || rule.count) return;
  const times = ['dtstart', 'dtend'].flatMap((name) => component.getFirstProperty(name) ?? []);
  const ends = times.map((property) => (property.getFirstValue() as ICAL.Time).toUnixTime() * 1000);
  const step = unit * rule.interval;
  // Two days earlier, so that neither time zones nor clock changes matter.
  const days = Math.floor((from - Math.max(...ends)) / dayMs - 2);
  const skipped = Math.floor(days / step) * step;
  if (!(skipped > 0)) return;
  for (const property of times) {
    const moved = (property.getFirstValue() as ICAL.Time).clone();
    moved.adjust(skipped, 0, 0, 0);
    property.setValue(moved);
  }
}

const UNIT_DAYS: Record<string, number> = { DAILY: 1, WEEKLY: 7 };
const dayMs = 86_400_000;

function isBusy(component: ICAL.Component): boolean {
  const textOf = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    textOf('status') !== 'CANCELLED' &&
    textOf('transp') !== 'TRANSPARENT' &&
    textOf('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

function spanOf(
  start: ICAL.Time,
  end: ICAL.Time,
  component: ICAL.Component,
  reading: Reading,
): [number, number] {
  const hasOwnEnd = component.hasProperty('dtend') && !component.hasProperty('rrule');
  return [
    toInstant(start, component, 'dtstart', reading),
    toInstant(end, component, hasOwnEnd ? 'dtend' : 'dtstart', reading),
  ];
}

/**
 * The instant of a time. Zones of the time zone database follow the database, regardless of what the file
 * says; others, such as those of Outlook, as the file defines them.
 */
function toInstant(
  time: ICAL.Time,
  component: ICAL.Component,
  property: 'dtstart' | 'dtend',
  { timeZone, until }: Reading,
): number {
  if (!time.isDate && time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
  const named = component.getFirstProperty(property)?.getFirstParameter('tzid') ?? '';
  const isFloating = !time.zone || time.zone === ICAL.Timezone.localTimezone;
  if (!time.isDate && !isFloating && !isKnownZone(named)) return time.toUnixTime() * 1000;
  const zone = !time.isDate && isKnownZone(named) ? named : timeZone;
  // No day of such a year can be written with four digits; it is the end of a very long event.
  if (time.year > 9999) return until;
  const year = String(time.year).padStart(4, '0');
  const day = [year, ...[time.month, time.day].map((part) => String(part).padStart(2, '0'))].join('-');
  const minutes = time.isDate ? 0 : time.hour * 60 + time.minute;
  // Clocks that are set forward skip an hour.
  return findInstant(zone, day, minutes) ?? findInstant(zone, day, minutes + 60) ?? Number.NaN;
}

const knownZones = new Map<string, boolean>();

function isKnownZone(name: string): boolean {
  const known = knownZones.get(name);
  if (known !== undefined) return known;
  const isKnown = name !== '' && isTimeZone(name);
  if (knownZones.size < 1000) knownZones.set(name, isKnown);
  return isKnown;
}
