/** A kind of meeting that the office offers. */
interface MeetingKind {
  slug: string;
  label: string;
  minutes: number;
  text: string;
  place: string;
}

/** When and for what the office can be booked. */
export interface BookingPlan {
  /** The zone in which days and hours are meant. */
  timeZone: string;
  types: MeetingKind[];
  /** Stretches of a weekday (0 is Sunday) by the clocks of the office, such as `09:00` to `12:00`. */
  hours: { weekday: number; from: string; to: string }[];
  holidays: { day: string; label: string }[];
  /** Nothing can be booked that begins sooner than this. */
  noticeMinutes: number;
  /** Kept free after every meeting. */
  bufferMinutes: number;
  daysAhead: number;
  /** From one offered time to the next; a multiple of a cell. */
  stepMinutes: number;
  /** Above so many bookings an hour, or such a share of the week's free times a day, further ones wait to be confirmed. */
  heldAfter: { anHour: number; ofWeek: number };
}

const weekdays = [1, 2, 3, 4, 5];

/** What holds where the settings say nothing else. */
export const initialPlan: BookingPlan = {
  timeZone: 'America/Chicago',
  types: [
    {
      slug: 'consultation',
      label: 'Consultation',
      minutes: 30,
      text: 'One question, someone who can answer it.',
      place: 'video or phone',
    },
    {
      slug: 'security-assessment',
      label: 'Security assessment',
      minutes: 45,
      text: 'Where you stand, and what we would do first.',
      place: 'video',
    },
  ],
  hours: weekdays.flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '13:00', to: '17:00' },
  ]),
  holidays: [
    { day: '2026-11-26', label: 'Thanksgiving' },
    { day: '2026-11-27', label: 'Thanksgiving' },
    { day: '2026-12-25', label: 'Christmas' },
    { day: '2027-01-01', label: 'New Year' },
    { day: '2027-05-31', label: 'Memorial Day' },
    { day: '2027-07-05', label: 'Independence Day' },
    { day: '2027-09-06', label: 'Labor Day' },
    { day: '2027-11-25', label: 'Thanksgiving' },
    { day: '2027-11-26', label: 'Thanksgiving' },
    { day: '2027-12-24', label: 'Christmas' },
  ],
  noticeMinutes: 240,
  bufferMinutes: 15,
  daysAhead: 28,
  stepMinutes: 30,
  heldAfter: { anHour: 6, ofWeek: 0.2 },
};
