import { parseBusyTimes } from './parseBusyTimes';

const reading = {
  timeZone: 'America/Chicago',
  from: Date.parse('2027-03-01T00:00:00Z'),
  until: Date.parse('2027-04-01T00:00:00Z'),
  isOwn: (uid: string) => uid.endsWith('@site.example'),
};

const calendarOf = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
const read = (...lines: string[]) =>
  parseBusyTimes(calendarOf(...lines), reading).times.map(
    ({ from, to }) => `${from.toISOString().slice(0, 16)} ${to.toISOString().slice(0, 16)}`,
  );

test('a weekly meeting keeps its local time where clocks change', () => {
  const found = read(
    ...event(
      'weekly',
      'DTSTART;TZID=America/Chicago:20270308T090000',
      'DTEND;TZID=America/Chicago:20270308T093000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ),
  );
  // Central Time changes on March 14, 2027.
  expect(found).toEqual([
    '2027-03-08T15:00 2027-03-08T15:30',
    '2027-03-15T14:00 2027-03-15T14:30',
    '2027-03-22T14:00 2027-03-22T14:30',
  ]);
});

test('a series that began years ago keeps its rhythm', () => {
  const found = read(
    ...event(
      'every second week',
      'DTSTART;TZID=America/Chicago:20150106T090000',
      'DTEND;TZID=America/Chicago:20150106T100000',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
    ),
    ...event('daily', 'DTSTART:20150101T120000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY;UNTIL=20270302T235959Z'),
  );
  expect(found).toEqual([
    '2027-03-01T12:00 2027-03-01T12:01',
    '2027-03-02T12:00 2027-03-02T12:01',
    '2027-03-02T15:00 2027-03-02T16:00',
    '2027-03-04T15:00 2027-03-04T16:00',
    '2027-03-16T14:00 2027-03-16T15:00',
    '2027-03-18T14:00 2027-03-18T15:00',
    '2027-03-30T14:00 2027-03-30T15:00',
  ]);
});

test('a time that was left out, moved or canceled in a series counts as it is now', () => {
  const at = (day: string, clock: string) => `;TZID=Europe/Berlin:202703${day}T${clock}00`;
  const found = read(
    ...event(
      'series',
      `DTSTART${at('01', '1000')}`,
      `DTEND${at('01', '1100')}`,
      'RRULE:FREQ=DAILY;COUNT=4',
      `EXDATE${at('02', '1000')}`,
    ),
    ...event(
      'series',
      `RECURRENCE-ID${at('03', '1000')}`,
      `DTSTART${at('05', '1500')}`,
      `DTEND${at('05', '1600')}`,
    ),
    ...event(
      'series',
      `RECURRENCE-ID${at('04', '1000')}`,
      `DTSTART${at('04', '1000')}`,
      `DTEND${at('04', '1100')}`,
      'STATUS:CANCELLED',
    ),
  );
  expect(found).toEqual(['2027-03-01T09:00 2027-03-01T10:00', '2027-03-05T14:00 2027-03-05T15:00']);
});

test('days without times are busy in the zone of the office, and times that overlap are one', () => {
  const found = read(
    ...event('day', 'DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270311'),
    ...event('one', 'DTSTART:20270310T230000Z', 'DTEND:20270311T070000Z'),
    ...event('floating', 'DTSTART:20270320T080000', 'DURATION:PT45M'),
  );
  expect(found).toEqual(['2027-03-10T06:00 2027-03-11T07:00', '2027-03-20T13:00 2027-03-20T13:45']);
});

test('what is canceled, shown as free, over, far ahead or from this site does not count', () => {
  const times = ['DTSTART:20270310T150000Z', 'DTEND:20270310T160000Z'];
  const found = read(
    ...event('canceled', ...times, 'STATUS:CANCELLED'),
    ...event('transparent', ...times, 'TRANSP:TRANSPARENT'),
    ...event('free', ...times, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    ...event('eb-4f7k22qz@site.example', ...times),
    ...event('over', 'DTSTART:20260310T150000Z', 'DTEND:20260310T160000Z'),
    ...event('later', 'DTSTART:20280310T150000Z', 'DTEND:20280310T160000Z'),
    ...event('nothing', 'DTSTART:20270310T150000Z'),
  );
  expect(found).toEqual([]);
});

test('a time that lasts for thousands of years is cut to what is read', () => {
  const found = read(...event('away', 'DTSTART:20200101T000000Z', 'DTEND:99991231T000000Z'));
  expect(found).toEqual(['2027-03-01T00:00 2027-04-01T00:00']);
});

test.each([
  ['DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:20270302', '2027-03-01T00:00 2027-03-02T06:00'],
  ['DTSTART;VALUE=DATE:20270331', 'DTEND;VALUE=DATE:99991231', '2027-03-31T05:00 2027-04-01T00:00'],
  ['DTSTART;VALUE=DATE:20270331', 'DURATION:P4000000D', '2027-03-31T05:00 2027-04-01T00:00'],
])('days from %s, %s are cut to what is read', (start, end, expected) => {
  expect(read(...event('away', start, end))).toEqual([expected]);
});

test('days of the years 1 and 9999 do not keep a calendar from being read', () => {
  const found = read(
    ...event('first', 'DTSTART;VALUE=DATE:00010101'),
    ...event('last', 'DTSTART;VALUE=DATE:99991231'),
    ...event('day', 'DTSTART;VALUE=DATE:20270310'),
  );
  expect(found).toEqual(['2027-03-10T06:00 2027-03-11T06:00']);
});

test('a zone that only the file names is read from the file', () => {
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Customized Time Zone',
    'BEGIN:STANDARD',
    'DTSTART:16010101T000000',
    'TZOFFSETFROM:-0500',
    'TZOFFSETTO:-0500',
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
  const time = (clock: string) => `;TZID=Customized Time Zone:20270310T${clock}00`;
  expect(read(...zone, ...event('office', `DTSTART${time('0900')}`, `DTEND${time('1000')}`))).toEqual([
    '2027-03-10T14:00 2027-03-10T15:00',
  ]);
});

test('what is no calendar, too large or endless is refused in words', () => {
  expect(() => parseBusyTimes('<html></html>', reading)).toThrow('This isn’t an iCalendar file.');
  expect(() => parseBusyTimes('', reading)).toThrow('This isn’t an iCalendar file.');
  const many = Array.from({ length: 5001 }, (_, n) => event(`e${n}`, 'DTSTART:20270310T150000Z')).flat();
  expect(() => read(...many)).toThrow('The calendar has more than 5,000 events.');
  const endless = event('endless', 'DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY');
  expect(() => read(...endless)).toThrow('The calendar has too many recurring events.');
});
