import { describeDay, toHours, toSlots } from './hoursGrid';

const monday = [
  { weekday: 1, from: '09:00', to: '12:00' },
  { weekday: 1, from: '13:30', to: '24:00' },
];

test('hours become half hours and back', () => {
  expect(toSlots(monday).size).toBe(6 + 21);
  expect(toHours(toSlots(monday))).toEqual(monday);
});

test('neighboring half hours are one stretch, and those of other days are not', () => {
  expect(toHours(new Set(['2 0', '2 1', '3 2']))).toEqual([
    { weekday: 2, from: '00:00', to: '01:00' },
    { weekday: 3, from: '01:00', to: '01:30' },
  ]);
});

test('hours are described by day', () => {
  expect(describeDay(monday, 1)).toBe('9:00 AM to 12:00 PM, 1:30 PM to 12:00 AM');
  expect(describeDay(monday, 2)).toBe('');
});
