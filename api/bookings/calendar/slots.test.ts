import { type BookingPlan, initialPlan } from '../../settings/bookingPlan';
import type { MeetingType } from '../contract';
import { spoken } from './localTime';
import { calendarDays, isOffered } from './slots';

const [consultation, assessment] = initialPlan.types as [MeetingType, MeetingType];
const none = new Set<number>();
const at = (text: string) => Date.parse(text);

function startsOn(day: string, plan: BookingPlan, type: MeetingType, taken: Set<number> = none) {
  const days = calendarDays(plan, type, at(`${day}T00:00:00Z`) - 2 * 86_400_000, taken);
  return days.find((one) => one.day === day)?.slots ?? [];
}

/** Open every day from midnight to five, so that the hour at which clocks are set is among its hours. */
const nightly: BookingPlan = {
  ...initialPlan,
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '05:00' })),
  noticeMinutes: 0,
};

test('offers what lies within the hours of the office, lunch left out', () => {
  const slots = startsOn('2026-12-01', initialPlan, consultation);
  expect(slots.map((slot) => slot.at.slice(11, 16))).toEqual([
    ...['15:00', '15:30', '16:00', '16:30', '17:00', '17:30'],
    ...['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30'],
  ]);
  const longer = startsOn('2026-12-01', initialPlan, assessment).map((slot) => slot.at.slice(11, 16));
  expect(longer).toContain('17:00');
  expect(longer).not.toContain('17:30');
});

test('knows no weekend, and shows a holiday with its name and no time', () => {
  const days = calendarDays(initialPlan, consultation, at('2026-11-24T12:00:00Z'), none);
  expect(days.some(({ day }) => day === '2026-11-28' || day === '2026-11-29')).toBe(false);
  expect(days.find(({ day }) => day === '2026-11-26')).toEqual({
    day: '2026-11-26',
    note: 'Thanksgiving',
    slots: [],
  });
});

test('goes as far ahead as the plan says, and asks for its notice', () => {
  const now = at('2026-12-01T15:05:00Z');
  const days = calendarDays(initialPlan, consultation, now, none);
  expect(days[0]?.slots.filter(({ isFree }) => isFree)[0]?.at).toBe('2026-12-01T19:30:00.000Z');
  expect(days.at(-1)?.day).toBe('2026-12-29');
  expect(isOffered(initialPlan, consultation, at('2026-12-01T19:00:00Z'), now)).toBe(false);
  expect(isOffered(initialPlan, consultation, at('2026-12-01T19:30:00Z'), now)).toBe(true);
  expect(isOffered(initialPlan, consultation, at('2026-12-30T16:00:00Z'), now)).toBe(false);
});

test.each(['2026-12-01T16:10:00Z', '2026-12-05T16:00:00Z', '2026-11-26T16:00:00Z', '2026-12-01T18:00:00Z'])(
  '%s is not among the times that are offered',
  (text) => {
    expect(isOffered(initialPlan, consultation, at(text), at('2026-11-23T12:00:00Z'))).toBe(false);
  },
);

test('keeps the buffer after each meeting free', () => {
  const taken = new Set(['16:00', '16:15', '16:30'].map((time) => at(`2026-12-01T${time}:00Z`)));
  const free = startsOn('2026-12-01', initialPlan, consultation, taken)
    .filter(({ isFree }) => isFree)
    .map((slot) => slot.at.slice(11, 16));
  expect(free.slice(0, 3)).toEqual(['15:00', '17:00', '17:30']);
});

test('on March 14 of 2027 the hour that clocks leave out is not offered, and no two times are one', () => {
  const slots = startsOn('2027-03-14', nightly, consultation).map((slot) => slot.at);
  expect(slots).toEqual([
    ...['2027-03-14T06:00:00.000Z', '2027-03-14T06:30:00.000Z', '2027-03-14T07:00:00.000Z'],
    ...['2027-03-14T07:30:00.000Z', '2027-03-14T08:00:00.000Z', '2027-03-14T08:30:00.000Z'],
    ...['2027-03-14T09:00:00.000Z', '2027-03-14T09:30:00.000Z'],
  ]);
  const shown = slots.map((slot) => spoken('America/Chicago', new Date(slot)).time);
  expect(shown[3]).toBe('1:30 AM Central Time');
  expect(shown[4]).toBe('3:00 AM Central Time');
});

test('on November 7 of 2027 the hour that comes twice is offered once, and a meeting across it has its length', () => {
  const slots = startsOn('2027-11-07', nightly, assessment).map((slot) => slot.at);
  expect(slots.slice(0, 5)).toEqual([
    ...['2027-11-07T05:00:00.000Z', '2027-11-07T05:30:00.000Z', '2027-11-07T06:00:00.000Z'],
    ...['2027-11-07T06:30:00.000Z', '2027-11-07T08:00:00.000Z'],
  ]);
  expect(new Set(slots).size).toBe(slots.length);
  expect(slots.at(-1)).toBe('2027-11-07T10:00:00.000Z');
});

test('the office keeps its hours in the weeks before and after clocks are set', () => {
  const first = (day: string) => startsOn(day, initialPlan, consultation)[0]?.at;
  expect(first('2027-03-12')).toBe('2027-03-12T15:00:00.000Z');
  expect(first('2027-03-15')).toBe('2027-03-15T14:00:00.000Z');
  expect(first('2027-11-05')).toBe('2027-11-05T14:00:00.000Z');
  expect(first('2027-11-08')).toBe('2027-11-08T15:00:00.000Z');
});

test.each([
  ['Asia/Kathmandu', '2026-12-01T16:30:00Z', 'Tuesday, December 1', '10:15 PM Nepal Time'],
  ['Asia/Kathmandu', '2026-12-01T21:30:00Z', 'Wednesday, December 2', '3:15 AM Nepal Time'],
  ['America/St_Johns', '2027-03-15T14:00:00Z', 'Monday, March 15', '11:30 AM Newfoundland Time'],
  ['America/St_Johns', '2026-12-01T16:30:00Z', 'Tuesday, December 1', '1:00 PM Newfoundland Time'],
])('a visitor in %s reads %s by a clock of their own', (zone, moment, day, time) => {
  expect(spoken(zone, new Date(moment))).toEqual({ day, time });
});
