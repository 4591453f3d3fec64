import type { BookingRecord } from '../model';
import { createCalendarEntry } from './createCalendarEntry';

test.each([
  ['confirmed', 'LOCATION:https://meet.example.com/us'],
  ['held', 'LOCATION:video'],
  ['cancelled', 'LOCATION:video'],
] as const)('a %s booking has %s', (status, location) => {
  const at = new Date('2030-05-06T15:00:00Z');
  const times = { startAt: at, endAt: at, updatedAt: at };
  const place = { place: 'video', link: 'https://meet.example.com/us' };
  const booking = { appointmentId: 'EB-4F7K22QZ', sequence: 0, status, ...place, ...times } as BookingRecord;
  const sender = { name: 'Emberline', from: 'hello@site.example', origin: 'https://site.example' };
  const { content } = createCalendarEntry(booking, sender, { summary: 'Consultation', description: '' });
  expect(content).toContain(location);
});
