import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { type CalendarEntry, formatCalendarFeed, formatCalendarFile } from './calendarFile';

const entry: CalendarEntry = {
  uid: 'eb-4f7k22qz@site.example',
  sequence: 2,
  method: 'REQUEST',
  stamp: new Date('2026-11-22T12:00:00Z'),
  startAt: new Date('2027-03-15T14:00:00Z'),
  endAt: new Date('2027-03-15T14:45:00Z'),
  summary: 'Security assessment with Emberline; a, b \\ c',
  description: `Reschedule or cancel: https://site.example/bookings/manage/${'x'.repeat(60)}\nZweite Zeile: ${'ü€😀'.repeat(20)}`,
  location: 'video or phone',
  organizer: { name: 'Emberline "Desk"\r\nX-EVIL:1', address: 'hello@emberline.example' },
  attendee: 'dana@example.com',
};

test('is parsed correctly by ical.js', () => {
  const calendar = new ICAL.Component(ICAL.parse(formatCalendarFile(entry)));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(event.uid).toBe(entry.uid);
  expect(event.sequence).toBe(2);
  expect(event.summary).toBe(entry.summary);
  expect(event.description).toBe(entry.description);
  expect(event.location).toBe(entry.location);
  expect(event.startDate.toJSDate()).toEqual(entry.startAt);
  expect(event.endDate.toJSDate()).toEqual(entry.endAt);
  expect(event.organizer).toBe('mailto:hello@emberline.example');
  expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:dana@example.com']);
});

test('is parsed correctly by node-ical', () => {
  const read = ical.sync.parseICS(formatCalendarFile(entry));
  const event = Object.values(read).find((one) => one?.type === 'VEVENT') as VEvent;
  expect(event).toMatchObject({
    uid: entry.uid,
    method: 'REQUEST',
    status: 'CONFIRMED',
    location: entry.location,
    summary: entry.summary,
    description: entry.description,
  });
  expect(Number(event.sequence)).toBe(2);
  expect(new Date(event.start).getTime()).toBe(entry.startAt.getTime());
  expect(new Date(event.end ?? 0).getTime()).toBe(entry.endAt.getTime());
});

test('cancels an entry by its UID', () => {
  const read = ical.sync.parseICS(formatCalendarFile({ ...entry, method: 'CANCEL', sequence: 3 }));
  const event = Object.values(read).find((one) => one?.type === 'VEVENT') as VEvent;
  expect(event).toMatchObject({ uid: entry.uid, method: 'CANCEL', status: 'CANCELLED' });
});

test('a feed escapes its name', () => {
  const feed = formatCalendarFeed('Reyes, Dana; "Desk"\r\nX-EVIL:1', [entry]);
  expect(feed).toContain('\r\nX-WR-CALNAME:Reyes\\, Dana\\; "Desk"');
  expect(feed).not.toMatch(/^X-EVIL/m);
});

test('folds lines at 75 octets, ends them with CRLF and prevents line injection', () => {
  const file = formatCalendarFile(entry);
  const lines = file.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  expect(lines.some((line) => line.startsWith('X-EVIL'))).toBe(false);
});
