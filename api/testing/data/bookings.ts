import { bookingWords } from '../../bookings/bookingWords';
import { getEnd } from '../../bookings/createBookingRecord';
import { Booking, BookingCell, type BookingRecord } from '../../bookings/model';
import { saveExternalBooking } from '../../bookings/saveExternalBooking';
import { newReference } from '../../leads/enquiries/reference';
import { newId } from '../../platform/db/newId';
import { Settings } from '../../settings/model';
import { withSiteDatabase } from '../servers/withSiteDatabase';

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));

/** The step in minutes while booking is open all day, another one than at first. */
export const hourlyStep = 60;

/** Opens booking around the clock on a local site, so that there are enough times for a test. */
export function openBookingAllDay(dataDir: string): Promise<unknown> {
  const heldAfter = { anHour: 10_000, ofWeek: 100 };
  const booking = { hours: everyDay, holidays: [], stepMinutes: hourlyStep, noticeMinutes: 0, heldAfter };
  return withSiteDatabase(dataDir, () => Settings.updateOne({ _id: 'site' }, { $set: { booking } }));
}

/** The confirmed bookings of a local site, and the time slots they occupy. */
export function readBookings(dataDir: string) {
  return withSiteDatabase(dataDir, async () => ({
    bookings: await Booking.find({ status: 'confirmed' }).lean(),
    cells: await BookingCell.find().lean(),
  }));
}

/** Creates a booking that an external booking service reported, with this id. */
export async function createExternalBooking(id: string): Promise<void> {
  const [startAt, endAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date];
  const guest = { name: 'Dana Example', email: 'dana@example.com' };
  await saveExternalBooking('cal', {
    id,
    isCancelled: false,
    label: 'Consultation',
    ...guest,
    startAt,
    endAt,
  });
}

/** Creates a confirmed booking of a time two days from now, without reserving it or sending emails. */
export async function createBooking(part: Partial<BookingRecord> = {}): Promise<BookingRecord> {
  const minutes = part.minutes ?? 30;
  const startAt = part.startAt ?? new Date(Date.now() + 2 * 86_400_000);
  const record = {
    _id: newId(),
    appointmentId: newReference('EB'),
    provider: 'site' as const,
    type: 'consultation',
    label: 'Consultation',
    place: 'video or phone',
    minutes,
    startAt,
    endAt: getEnd(startAt, minutes),
    timeZone: 'America/Chicago',
    name: 'Dana Example',
    email: 'dana@example.com',
    phone: '(512) 555-0142',
    status: 'confirmed' as const,
    outbox: [],
    ...part,
  };
  const emailNorm = record.email.toLowerCase();
  const [booking] = await Booking.create([{ emailNorm, ...bookingWords(record), ...record }]);
  return booking?.toObject() as BookingRecord;
}
