import type { Booking, BookingDraft, Calendar } from './contract';

/** A valid draft except for its time, which depends on the test's calendar. */
export function exampleBookingDraft(part: Partial<BookingDraft> = {}): BookingDraft {
  return {
    type: 'consultation',
    startAt: '2026-12-01T16:30:00.000Z',
    name: 'Dana Example',
    email: 'dana@example.com',
    phone: '(512) 555-0142',
    note: 'Our backup has never been restored.',
    subject: 'service-desk',
    timeZone: 'America/New_York',
    ...part,
  };
}

export function exampleBooking(part: Partial<Booking> = {}): Booking {
  return {
    appointmentId: 'EB-4F7K22QZ',
    type: 'consultation',
    label: 'Consultation',
    place: 'video or phone',
    startAt: '2026-12-01T16:30:00.000Z',
    endAt: '2026-12-01T17:00:00.000Z',
    timeZone: 'America/Chicago',
    status: 'confirmed',
    heldUntil: null,
    isChangeable: true,
    calendarFile: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    ...part,
  };
}

/** Two days with times, and a holiday between them. */
export function exampleCalendar(part: Partial<Calendar> = {}): Calendar {
  const slot = (at: string, isFree = true) => ({ at, isFree });
  return {
    timeZone: 'America/Chicago',
    types: [
      {
        slug: 'consultation',
        label: 'Consultation',
        minutes: 30,
        place: 'video or phone',
        text: 'One question, someone who can answer it.',
        questions: [],
      },
      {
        slug: 'security-assessment',
        label: 'Security assessment',
        minutes: 45,
        place: 'video',
        text: 'Where you stand, and what we would do first.',
        questions: [],
      },
    ],
    type: 'consultation',
    stepMinutes: 30,
    days: [
      {
        day: '2026-11-25',
        note: null,
        slots: [slot('2026-11-25T15:00:00.000Z', false), slot('2026-11-25T15:30:00.000Z')],
      },
      { day: '2026-11-26', note: 'Thanksgiving', slots: [] },
      {
        day: '2026-12-01',
        note: null,
        slots: [slot('2026-12-01T16:00:00.000Z'), slot('2026-12-01T16:30:00.000Z')],
      },
    ],
    ...part,
  };
}
