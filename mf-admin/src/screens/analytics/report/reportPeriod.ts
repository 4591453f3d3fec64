import { isDay } from '@site/api/platform/contracts/endpoint';

/** The periods a report can show, with the key that chooses each. */
export const periods = [
  { value: 'day', label: 'Today', key: 'D' },
  { value: 'week', label: '7 days', key: 'W' },
  { value: 'month', label: '30 days', key: 'M' },
  { value: 'year', label: '12 months', key: 'Y' },
  { value: 'all', label: 'All time', key: 'A' },
  { value: 'custom', label: 'Custom', key: 'C' },
] as const;
export type Period = (typeof periods)[number]['value'];

export const comparisons = [
  { value: 'previous', label: 'the period before' },
  { value: 'year', label: 'the same period last year' },
  { value: 'none', label: 'nothing' },
] as const;
export type Comparison = (typeof comparisons)[number]['value'];

export interface DayRange {
  from: string;
  to: string;
}

/** Figures are stored for 25 months. */
const storedDays = 760;

/** The days of a period, counted back from today. */
export function daysOf(period: Exclude<Period, 'custom'>, today: string): DayRange {
  const back = { day: 0, week: 6, month: 29, year: 0, all: storedDays }[period];
  if (period !== 'year') return { from: addDays(today, -back), to: today };
  return { from: addDays(shiftYears(today, -1), 1), to: today };
}

/** Ranges that people name. A week begins on Monday. */
export function namedRanges(today: string): (DayRange & { label: string })[] {
  const yesterday = addDays(today, -1);
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  const first = firstOfMonth(today);
  const lastOfPrevious = addDays(first, -1);
  return [
    { label: 'Yesterday', from: yesterday, to: yesterday },
    { label: 'Last week', from: addDays(monday, -7), to: addDays(monday, -1) },
    { label: 'This month', from: first, to: today },
    { label: 'Last month', from: firstOfMonth(lastOfPrevious), to: lastOfPrevious },
  ];
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** The days that a range is compared with. */
export function comparedDays({ from, to }: DayRange, comparison: Comparison): DayRange | undefined {
  if (comparison === 'none') return undefined;
  if (comparison === 'year') return { from: shiftYears(from, -1), to: shiftYears(to, -1) };
  const before = addDays(from, -1);
  return { from: addDays(before, -daysBetween(from, to)), to: before };
}

/** The calendar day at the office: `2026-11-12`. */
export const officeDay = (time = new Date()) => OFFICE_DAY.format(time);

const OFFICE_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
const DAY_MS = 86_400_000;

const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** February 29 becomes February 28. */
function shiftYears(day: string, count: number): string {
  const shifted = `${Number(day.slice(0, 4)) + count}${day.slice(4)}`;
  return isDay(shifted) ? shifted : `${shifted.slice(0, 8)}28`;
}
