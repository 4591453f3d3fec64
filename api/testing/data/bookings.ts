import { Booking, BookingCell } from '../../bookings/model';
import { saveExternalBooking } from '../../bookings/saveExternalBooking';
import { Settings } from '../../settings/model';
import { withSiteDatabase } from '../servers/withSiteDatabase';

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));

/** Opens booking around the clock on a local site, so that there are enough times for a test. */
export function openBookingAllDay(dataDir: string): Promise<unknown> {
  const heldAfter = { anHour: 10_000, ofWeek: 100 };
  const booking = { hours: everyDay, holidays: [], stepMinutes: 60, noticeMinutes: 0, heldAfter };
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
