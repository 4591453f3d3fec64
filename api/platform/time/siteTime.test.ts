import { formatCalendarDate, formatSiteDate, formatSiteTime } from './siteTime';

test('dates and times are those of the office, with its daylight saving time', () => {
  expect(formatSiteTime(new Date('2026-11-20T14:48:02.000Z'))).toBe('November 20, 2026 at 8:48 AM CST');
  expect(formatSiteTime(new Date('2026-07-04T03:05:00.000Z'))).toBe('July 3, 2026 at 10:05 PM CDT');
  expect(formatSiteDate(new Date('2026-11-21T03:00:00.000Z'))).toBe('November 20, 2026');
  expect(formatCalendarDate('2026-11-20')).toBe('November 20, 2026');
});
