import { formatDay, formatTime, readDay, readTime } from './dateText';

const today = '2026-11-28';

test.each([
  ['11/28/2026', '2026-11-28'],
  ['1/5/27', '2027-01-05'],
  ['01152030', '2030-01-15'],
  ['2026-11-28', '2026-11-28'],
  ['20261128', '2026-11-28'],
  ['2026/2/3', '2026-02-03'],
  ['11.28.2026', '2026-11-28'],
  [' Nov 28, 2026 ', '2026-11-28'],
  ['28 november 2026', '2026-11-28'],
  ['Sept. 9', '2026-09-09'],
  ['12/1', '2026-12-01'],
  ['1/5', '2027-01-05'],
  ['2/29', '2028-02-29'],
  ['2/29/2028', '2028-02-29'],
  ['tomorrow', '2026-11-29'],
  ['Yesterday', '2026-11-27'],
])('the date %s is %s', (text, day) => {
  expect(readDay(text, text === '2/29' ? '2027-09-30' : today)).toBe(day);
});

test.each(['', '2', 'soon', '13/1/2026', '2/30/2026', '2026-02-29', '1-2/2026', 'ma 3', '0/0', '11/28/026'])(
  'the text "%s" is no date',
  (text) => expect(readDay(text, today)).toBeUndefined(),
);

test.each([
  ['2:30 PM', '14:30'],
  ['2pm', '14:00'],
  ['12 a.m.', '00:00'],
  ['12:15p', '12:15'],
  ['0900AM', '09:00'],
  ['14:30', '14:30'],
  ['930', '09:30'],
  ['9', '09:00'],
  ['noon', '12:00'],
  ['Midnight', '00:00'],
])('the time %s is %s', (text, time) => expect(readTime(text)).toBe(time));

test.each(['', 'later', '24:00', '9:60', '13 PM', '0 AM', '9:5'])('the text "%s" is no time', (text) =>
  expect(readTime(text)).toBeUndefined(),
);

test('dates and times are written as in the United States, and other text as it is', () => {
  expect([formatDay('2026-11-28'), formatDay('soon')]).toEqual(['11/28/2026', 'soon']);
  expect([formatTime('00:05'), formatTime('12:00'), formatTime('14:30'), formatTime('late')]).toEqual([
    '12:05 AM',
    '12:00 PM',
    '2:30 PM',
    'late',
  ]);
});
