import mongoose from 'mongoose';
import { newReference } from '../leads/enquiries/reference';
import { duplicateKey } from '../platform/db/duplicateKey';
import { conflict, unprocessable } from '../platform/errors/HttpError';
import { retryWhileAway } from '../platform/limits/retryWhileAway';
import { cellsOf } from './calendar/cells';
import { reserveCells, taken } from './calendar/reserveCells';
import { Booking, BookingCell, type BookingRecord } from './model';
import type { NewBooking } from './newBooking';

const says = 'We could not save your booking just now. Please try again in a moment.';

/**
 * Books once and for good: booking and time in one transaction, known to a majority of the database's members when
 * this resolves. The same booking again answers as the first time; a time that somebody has is refused as taken.
 */
export function saveBooking(record: NewBooking, buffer: number): Promise<BookingRecord> {
  return retryWhileAway(says, () => keepOnce(record, buffer));
}

async function keepOnce(record: NewBooking, buffer: number): Promise<BookingRecord> {
  // Most who come too late are told so without a transaction; who come at the same moment, by the database.
  if (await isHeld(record, buffer)) return confirmOr(taken(), record);
  try {
    return await mongoose.connection.transaction(async () => {
      const [booking] = await Booking.create([record]);
      await reserveCells(record, buffer);
      return booking?.toObject() as BookingRecord;
    });
  } catch (error) {
    const clash = duplicateKey(error);
    if (clash === '_id') return confirmOr(error, record);
    if (clash !== 'appointmentId') throw error;
    return keepOnce({ ...record, appointmentId: newReference('EB') }, buffer);
  }
}

async function isHeld({ startAt, minutes }: NewBooking, buffer: number): Promise<boolean> {
  const cells = cellsOf(startAt.getTime(), minutes, buffer).map((at) => new Date(at));
  return Boolean(await BookingCell.exists({ _id: mongoose.trusted({ $in: cells }) }));
}

/**
 * The booking that is there already under this identity. Finding it proves only that one member has it: this write
 * waits for the majority, and with it for everything before it.
 */
async function confirmOr(otherwise: unknown, { _id, requestHash }: NewBooking): Promise<BookingRecord> {
  const kept = await Booking.findOneAndUpdate(
    { _id },
    { $inc: { repeats: 1 } },
    { returnDocument: 'after', timestamps: false },
  ).lean<BookingRecord>();
  if (!kept) throw otherwise;
  if (kept.requestHash !== requestHash) {
    throw unprocessable('key_reused', 'This Idempotency-Key was already used for a different booking.');
  }
  if (kept.status === 'cancelled')
    throw conflict('This booking was cancelled since. Reload the page to book anew, or call us.');
  return kept;
}
