import { formatOfficeHours } from './officeHours';

test('combines consecutive days with the same hours', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => `${day} 08:00-17:30`);
  expect(formatOfficeHours([...days, 'Friday 08:00-12:00', 'Sunday 08:00-12:00'].join('\n'))).toBe(
    'Monday to Thursday, 8 am to 5:30 pm; Friday, 8 am to 12 pm; Sunday, 8 am to 12 pm (Central Time)',
  );
});

test('joins two days and two periods', () => {
  expect(formatOfficeHours('Monday 00:00-12:00, 13:00-17:00\nTuesday 00:00-12:00, 13:00-17:00')).toBe(
    'Monday and Tuesday, 12 am to 12 pm and 1 pm to 5 pm (Central Time)',
  );
});

test('is empty without hours', () => {
  expect(formatOfficeHours('')).toBe('');
});
