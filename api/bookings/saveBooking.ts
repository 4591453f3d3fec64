import mongoose from 'mongoose';
import { newReference } from '../leads/enquiries/reference';
import { duplicateKeyField } from '../platform/db/duplicateKeyField';
import { conflict, unprocessable } from '../platform/errors/HttpError';
import { retryWhileUnavailable } from '../platform/limits/retryWhileUnavailable';
import { getCells } from './calendar/cells';
import { reserveCells, timeTaken } from './calendar/reserveCells';
import type { NewBooking } from './createBookingRecord';
import { Booking, BookingCell, type BookingRecord } from './model';

const unavailableMessage = 'We could not save your booking just now. Please try again in a moment.';

/**
 * Stores booking and reserved time in one transaction with majority write concern. A repeated request returns the first
 * booking; a taken time is rejected with 409.
 */
export function saveBooking(record: NewBooking, buffer: number): Promise<BookingRecord> {
  return retryWhileUnavailable(unavailableMessage, () => insertOnce(record, buffer));
}

async function insertOnce(record: NewBooking, buffer: number): Promise<BookingRecord> {
  // Rejects most late requests without a transaction. The database decides between simultaneous ones.
  if (await isTaken(record, buffer)) return findRepeat(timeTaken(), record);
  try {
    return await mongoose.connection.transaction(async () => {
      const [booking] = await Booking.create([record]);
      await reserveCells(record, buffer);
      return booking?.toObject() as BookingRecord;
    });
  } catch (error) {
    const duplicate = duplicateKeyField(error);
    if (duplicate === '_id') return findRepeat(error, record);
    if (duplicate !== 'appointmentId') throw error;
    return insertOnce({ ...record, appointmentId: newReference('EB') }, buffer);
  }
}

async function isTaken({ startAt, minutes }: NewBooking, buffer: number): Promise<boolean> {
  const cells = getCells(startAt.getTime(), minutes, buffer).map((at) => new Date(at));
  return Boolean(await BookingCell.exists({ _id: mongoose.trusted({ $in: cells }) }));
}

/**
 * The existing booking with this ID. Reading proves only that one replica has it; this write waits for the majority and
 * thereby for all earlier writes.
 */
async function findRepeat(error: unknown, { _id, requestHash }: NewBooking): Promise<BookingRecord> {
  const saved = await Booking.findOneAndUpdate(
    { _id },
    { $inc: { repeats: 1 } },
    { returnDocument: 'after', timestamps: false },
  ).lean<BookingRecord>();
  if (!saved) throw error;
  if (saved.requestHash !== requestHash) {
    throw unprocessable('key_reused', 'This Idempotency-Key was already used for a different booking.');
  }
  if (saved.status === 'cancelled')
    throw conflict('This booking was canceled in the meantime. Reload the page to book again, or call us.');
  return saved;
}
