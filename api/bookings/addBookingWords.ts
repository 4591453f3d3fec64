import mongoose from 'mongoose';
import { bookingWords } from './bookingWords';
import { Booking, type BookingRecord } from './model';

/** Adds the search terms to bookings from before there was a list of them. */
export async function addBookingWords(): Promise<void> {
  const isWithout = mongoose.trusted({ $in: [null, []] });
  const found = Booking.find({ plainWords: isWithout } as object).lean<BookingRecord[]>();
  for await (const booking of found.cursor({ batchSize: 200 }))
    await Booking.updateOne({ _id: booking._id }, { $set: bookingWords(booking) }, { timestamps: false });
}
