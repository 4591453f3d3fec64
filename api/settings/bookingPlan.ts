/** The office's bookable hours. */
export interface BookingPlan {
  /** The time zone of days and hours. */
  timeZone: string;
  /** Bookable hours of a weekday (0 is Sunday) in local time, such as `09:00` to `12:00`. */
  hours: { weekday: number; from: string; to: string }[];
  holidays: { day: string; label: string }[];
  /** Minimum notice before a meeting. */
  noticeMinutes: number;
  /** Free time after every meeting. */
  bufferMinutes: number;
  daysAhead: number;
  /** Interval of the offered times; a multiple of a booking cell. */
  stepMinutes: number;
  /**
   * Above this number of bookings an hour, or this share of a week's free times a day, further bookings must
   * be confirmed by email.
   */
  heldAfter: { anHour: number; ofWeek: number };
}

const weekdays = [1, 2, 3, 4, 5];

/** The plan where the settings define none. */
export const initialPlan: BookingPlan = {
  timeZone: 'America/Chicago',
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
