import { type BookingPlan, initialPlan } from '../../settings/bookingPlan';
import type { MeetingType } from '../contract';
import { initialMeetingTypes } from '../meetingTypes/initialMeetingTypes';
import { formatDayAndTime } from './localTime';
import { isOffered, listCalendarDays } from './slots';

const [consultation, assessment] = initialMeetingTypes as [MeetingType, MeetingType];
const none = new Set<number>();
const parse = (text: string) => Date.parse(text);

function startsOn(day: string, plan: BookingPlan, type: MeetingType, taken: Set<number> = none) {
  const days = listCalendarDays(plan, type, parse(`${day}T00:00:00Z`) - 2 * 86_400_000, taken);
  return days.find((one) => one.day === day)?.slots ?? [];
}

/** Open daily from midnight to five, so that clock changes fall into office hours. */
const nightly: BookingPlan = {
  ...initialPlan,
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '05:00' })),
  noticeMinutes: 0,
};

test('offers times within office hours, except lunch', () => {
  const slots = startsOn('2026-12-01', initialPlan, consultation);
  expect(slots.map((slot) => slot.at.slice(11, 16))).toEqual([
    '15:00',
    '15:30',
    '16:00',
    '16:30',
    '17:00',
    '17:30',
    '19:00',
    '19:30',
    '20:00',
    '20:30',
    '21:00',
    '21:30',
    '22:00',
    '22:30',
  ]);
  const longer = startsOn('2026-12-01', initialPlan, assessment).map((slot) => slot.at.slice(11, 16));
  expect(longer).toContain('17:00');
  expect(longer).not.toContain('17:30');
});

test('omits weekends and shows a holiday with its name and no times', () => {
  const days = listCalendarDays(initialPlan, consultation, parse('2026-11-24T12:00:00Z'), none);
  expect(days.some(({ day }) => day === '2026-11-28' || day === '2026-11-29')).toBe(false);
  expect(days.find(({ day }) => day === '2026-11-26')).toEqual({
    day: '2026-11-26',
    note: 'Thanksgiving',
    slots: [],
  });
});

test('respects the booking window and the minimum notice', () => {
  const now = parse('2026-12-01T15:05:00Z');
  const days = listCalendarDays(initialPlan, consultation, now, none);
  expect(days[0]?.slots.filter(({ isFree }) => isFree)[0]?.at).toBe('2026-12-01T19:30:00.000Z');
  expect(days.at(-1)?.day).toBe('2026-12-29');
  expect(isOffered(initialPlan, consultation, parse('2026-12-01T19:00:00Z'), now)).toBe(false);
  expect(isOffered(initialPlan, consultation, parse('2026-12-01T19:30:00Z'), now)).toBe(true);
  expect(isOffered(initialPlan, consultation, parse('2026-12-30T16:00:00Z'), now)).toBe(false);
});

test.each(['2026-12-01T16:10:00Z', '2026-12-05T16:00:00Z', '2026-11-26T16:00:00Z', '2026-12-01T18:00:00Z'])(
  'does not offer %s',
  (text) => {
    expect(isOffered(initialPlan, consultation, parse(text), parse('2026-11-23T12:00:00Z'))).toBe(false);
  },
);

test('keeps a buffer after each meeting', () => {
  const taken = new Set(['16:00', '16:15', '16:30'].map((time) => parse(`2026-12-01T${time}:00Z`)));
  const free = startsOn('2026-12-01', initialPlan, consultation, taken)
    .filter(({ isFree }) => isFree)
    .map((slot) => slot.at.slice(11, 16));
  expect(free.slice(0, 3)).toEqual(['15:00', '17:00', '17:30']);
});

test('skips the missing hour when daylight saving time begins (March 14, 2027)', () => {
  const slots = startsOn('2027-03-14', nightly, consultation).map((slot) => slot.at);
  expect(slots).toEqual([
    '2027-03-14T06:00:00.000Z',
    '2027-03-14T06:30:00.000Z',
    '2027-03-14T07:00:00.000Z',
    '2027-03-14T07:30:00.000Z',
    '2027-03-14T08:00:00.000Z',
    '2027-03-14T08:30:00.000Z',
    '2027-03-14T09:00:00.000Z',
    '2027-03-14T09:30:00.000Z',
  ]);
  const shown = slots.map((slot) => formatDayAndTime('America/Chicago', new Date(slot)).time);
  expect(shown[3]).toBe('1:30 AM Central Time');
  expect(shown[4]).toBe('3:00 AM Central Time');
});

test('offers the repeated hour once when daylight saving time ends (November 7, 2027)', () => {
  const slots = startsOn('2027-11-07', nightly, assessment).map((slot) => slot.at);
  expect(slots.slice(0, 5)).toEqual([
    '2027-11-07T05:00:00.000Z',
    '2027-11-07T05:30:00.000Z',
    '2027-11-07T06:00:00.000Z',
    '2027-11-07T06:30:00.000Z',
    '2027-11-07T08:00:00.000Z',
  ]);
  expect(new Set(slots).size).toBe(slots.length);
  expect(slots.at(-1)).toBe('2027-11-07T10:00:00.000Z');
});

test('keeps local office hours before and after a clock change', () => {
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
])('formats a time in %s for %s', (zone, moment, day, time) => {
  expect(formatDayAndTime(zone, new Date(moment))).toEqual({ day, time });
});
