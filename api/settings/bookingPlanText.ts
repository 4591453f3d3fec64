import { isDay } from '../platform/contracts/endpoint';
import { badRequest } from '../platform/errors/HttpError';
import type { BookingPlan } from './bookingPlan';
import type { HoursSettings } from './contract';

type HoursText = typeof HoursSettings.TYPE;
type PlanPart = Omit<BookingPlan, 'timeZone'>;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Checks weekly hours and returns them in order of the week. Throws 400 at `field` with the line that can't be read. */
export function normalizeHours(field: string, text: string): string {
  return formatHours(apart(lines(field, text, stretchesIn).flat(), field));
}

/** Formats a plan as text: one weekday or holiday per line. */
export function formatPlan(plan: BookingPlan): HoursText {
  return {
    hours: formatHours(plan.hours),
    holidays: plan.holidays.map(({ day, label }) => `${day} ${label}`).join('\n'),
    noticeMinutes: plan.noticeMinutes,
    bufferMinutes: plan.bufferMinutes,
    daysAhead: plan.daysAhead,
    step: String(plan.stepMinutes) as HoursText['step'],
    heldAfterAnHour: plan.heldAfter.anHour,
    heldAfterPercent: Math.round(plan.heldAfter.ofWeek * 100),
  };
}

/** Parses a plan. Throws 400 with the line number at the field that can't be read. */
export function parsePlan(texts: HoursText): PlanPart {
  const { noticeMinutes, bufferMinutes, daysAhead, step, heldAfterAnHour, heldAfterPercent } = texts;
  return {
    hours: apart(lines('hours', texts.hours, stretchesIn).flat()),
    holidays: lines('holidays', texts.holidays, holidayIn).sort((a, b) => a.day.localeCompare(b.day)),
    noticeMinutes,
    bufferMinutes,
    daysAhead,
    stepMinutes: Number(step),
    heldAfter: { anHour: heldAfterAnHour, ofWeek: heldAfterPercent / 100 },
  };
}

function formatHours(hours: PlanPart['hours']): string {
  const days = WEEKDAYS.map((name, weekday) => {
    const stretches = hours.filter((one) => one.weekday === weekday);
    return stretches.length ? `${name} ${stretches.map(({ from, to }) => `${from}-${to}`).join(', ')}` : '';
  });
  return [...days.slice(1), days[0]].filter(Boolean).join('\n');
}

/** Throws when two periods overlap, because the office would be bookable twice at the same time. */
function apart(hours: PlanPart['hours'], field = 'hours'): PlanPart['hours'] {
  const sorted = hours.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from));
  const at = sorted.findIndex(({ weekday, from }, index) => {
    const before = sorted[index - 1];
    return before?.weekday === weekday && from < before.to;
  });
  const [one, other] = [sorted[at - 1], sorted[at]];
  if (!one || !other) return sorted;
  const day = WEEKDAYS[one.weekday];
  throw fault(field, `${day} has ${one.from}-${one.to} and ${other.from}-${other.to}, which overlap.`);
}

function lines<T>(field: string, text: string, read: (line: string) => T | string): T[] {
  return text.split(/\r\n?|\n/).flatMap((line, at) => {
    if (!line.trim()) return [];
    const one = read(line.trim());
    if (typeof one === 'string') throw fault(field, `Line ${at + 1}: ${one}`);
    return [one];
  });
}

const fault = (field: string, message: string) => badRequest(message, { [field]: message });

function stretchesIn(line: string): BookingPlan['hours'] | string {
  const [, name = '', rest = ''] = /^([a-z]+)\s+(.+)$/i.exec(line) ?? [];
  const weekday =
    name.length < 3 ? -1 : WEEKDAYS.findIndex((day) => day.toLowerCase().startsWith(name.toLowerCase()));
  if (weekday < 0) return 'start with a weekday, such as Monday 09:00-12:00.';
  const stretches = rest.split(',').map((part) => {
    const [, from = '', to = ''] =
      /^\s*([01]\d|2[0-3]):([0-5]\d)\s*[-–]\s*([01]\d|2[0-3]):([0-5]\d)\s*$/.test(part)
        ? (/(\d\d:\d\d)\D+(\d\d:\d\d)/.exec(part) ?? [])
        : [];
    return { weekday, from, to };
  });
  if (stretches.some(({ from, to }) => !from || from >= to))
    return 'enter hours as 09:00-12:00, 13:00-17:00.';
  return stretches;
}

function holidayIn(line: string): BookingPlan['holidays'][number] | string {
  const [, day = '', label = ''] = /^(\d{4}-\d{2}-\d{2})\s+(.{1,60})$/.exec(line) ?? [];
  return isDay(day)
    ? { day, label: label.trim() }
    : 'enter a day and its name, such as 2026-12-25 Christmas.';
}
