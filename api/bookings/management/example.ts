import { exampleCalendar } from '../example';
import type {
  BookingOptions,
  BookingPage,
  BookingSummary,
  CallerBookingDraft,
  ManagedBookingDetails,
} from './contract';
import type { BookingDays } from './days/contract';

export function exampleBookingSummary(part: Partial<BookingSummary> = {}): BookingSummary {
  return {
    id: 'EB-4F7K22QZ',
    label: 'Consultation',
    minutes: 30,
    startAt: '2026-12-01T16:30:00.000Z',
    endAt: '2026-12-01T17:00:00.000Z',
    name: 'Dana Example',
    email: 'dana@example.com',
    host: { id: 'member-1', name: 'Sam Reyes' },
    state: 'confirmed',
    source: 'organic',
    version: 1,
    masked: false,
    ...part,
  };
}

export function exampleManagedBooking(part: Partial<ManagedBookingDetails> = {}): ManagedBookingDetails {
  return {
    ...exampleBookingSummary(),
    type: 'consultation',
    place: 'video or phone',
    link: null,
    answers: [],
    timeZone: 'America/Chicago',
    guestZone: 'America/New_York',
    phone: '(512) 555-0142',
    note: 'Our backup has never been restored.',
    subject: 'service-desk',
    landing: null,
    partner: null,
    visit: 'google / organic',
    createdAt: '2026-11-20T15:00:00.000Z',
    createdBy: null,
    canceledAt: null,
    cancelReason: null,
    isChangeable: true,
    isPast: false,
    mails: [
      {
        kind: 'guest',
        to: 'dana@example.com',
        state: 'sent',
        nextTryAt: null,
        sentAt: '2026-11-20T15:00:02.000Z',
      },
    ],
    lead: { reference: 'EM-4F7K22QZ', status: 'new' },
    others: [],
    ...part,
  };
}

export function exampleBookingPage(items = [exampleBookingSummary()]): BookingPage {
  return {
    items,
    nextCursor: null,
    total: items.length,
    isMore: false,
    counts: { upcoming: items.length, past: 0, canceled: 0 },
    atLeast: [],
  };
}

export function exampleBookingDays(): BookingDays {
  return {
    timeZone: 'America/Chicago',
    days: [
      { day: '2026-11-30', note: null, meetings: [] },
      { day: '2026-12-01', note: null, meetings: [{ ...exampleBookingSummary(), minute: 630 }] },
    ],
    isMore: false,
  };
}

export function exampleBookingOptions(): BookingOptions {
  return {
    hosts: [
      { id: 'member-1', name: 'Sam Reyes' },
      { id: 'member-2', name: 'Alex Example' },
    ],
    types: exampleCalendar().types,
  };
}

export function exampleCallerBookingDraft(part: Partial<CallerBookingDraft> = {}): CallerBookingDraft {
  return {
    type: 'consultation',
    startAt: '2026-12-01T16:30:00.000Z',
    name: 'Dana Example',
    email: 'dana@example.com',
    phone: '(512) 555-0142',
    ...part,
  };
}
