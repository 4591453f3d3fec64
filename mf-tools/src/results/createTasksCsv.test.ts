import { exampleReport } from '@site/api/tools/reports/example';
import { formatDay } from '../formatting/dates';
import { createTasksCsv } from './createTasksCsv';

test('writes a line with dates per step and escapes formulas', () => {
  const { plan } = exampleReport();
  const odd = { ...plan[0]!, title: '=HYPERLINK("x")', text: 'a, "b"\nc' };
  const lines = createTasksCsv(exampleReport({ plan: [odd, plan[1]!] })).split('\r\n');
  expect(lines[0]).toBe('"Task","Start","Due","How","Done when","Owner","Status"');
  expect(lines[1]).toBe(
    `"'=HYPERLINK(""x"")","2026-11-21","2026-12-05","a, ""b""\nc","Done when it is written down.","","open"`,
  );
  expect(lines[2]).toContain('"2027-02-15","2027-02-19"');
});

test('uses the date of the report in Central time', () => {
  const drawnAt = '2026-12-02T03:30:00.000Z';
  const [, first] = createTasksCsv(exampleReport({ drawnAt })).split('\r\n');
  expect(formatDay(new Date(drawnAt))).toBe('Dec 1, 2026');
  expect(first).toContain('"2026-12-01"');
});
