import { addDays, describeDays, firstDayOf } from './days';
import { hoursOf, layOut } from './layOut';

const at = (minute: number, minutes = 30) => ({ minute, minutes });

test.each([
  ['apart', [at(540), at(570)], ['0/1', '0/1']],
  ['at once', [at(540), at(540)], ['0/2', '1/2']],
  ['a long one beside two short ones', [at(540, 60), at(540), at(570)], ['0/2', '1/2', '1/2']],
  ['a chain', [at(540, 45), at(570, 45), at(600, 45), at(660)], ['0/2', '1/2', '0/2', '0/1']],
])('meetings are put side by side where they overlap: %s', (_name, meetings, expected) => {
  expect(layOut(meetings).map(({ lane, lanes }) => `${lane}/${lanes}`)).toEqual(expected);
});

test('shows office hours, and earlier and later ones where there is a meeting', () => {
  expect(hoursOf([])).toEqual({ first: 8, last: 18 });
  expect(hoursOf([at(430), at(1410, 60)])).toEqual({ first: 7, last: 24 });
});

test('a week begins on Monday, and an invalid day means today', () => {
  expect(firstDayOf('week', '2026-12-06')).toBe('2026-11-30');
  expect(firstDayOf('week', '2026-11-30')).toBe('2026-11-30');
  expect(firstDayOf('day', '2026-02-30', '2026-11-27')).toBe('2026-11-27');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(describeDays('2026-11-30', 7)).toBe('Nov 30 to Dec 6, 2026');
});
