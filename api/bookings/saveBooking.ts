import mongoose from 'mongoose';
import { newReference } from '../leads/enquiries/reference';
import { markUnscored } from '../leads/score/scoreLeads';
import { duplicateKeyField } from '../platform/db/duplicateKeyField';
import { conflict, unprocessable } from '../platform/errors/HttpError';
import { retryWhileUnavailable } from '../platform/limits/retryWhileUnavailable';
import type { HostCalendar } from './calendar/availability';
import { isTaken, reserveCells, timeTaken } from './calendar/reserveCells';
import type { NewBooking } from './createBookingRecord';
import { Booking, type BookingRecord } from './model';

const unavailableMessage = 'We couldn’t save your booking just now. Please try again in a moment.';

/**
 * Stores booking and reserved time in one transaction with majority write concern, with the first of the calendars that
 * is free. A repeated request returns the first booking; a taken time is rejected with 409.
 */
export function saveBooking(
  create: (host: HostCalendar['fields']) => NewBooking,
  calendars: HostCalendar[],
): Promise<BookingRecord> {
  return retryWhileUnavailable(unavailableMessage, async () => {
    for (const calendar of calendars) {
      const saved = await insertOnce(create(calendar.fields), calendar);
      if (saved) return saved;
    }
    return findRepeat(timeTaken(), create({}));
  });
}

/** Undefined if the time is taken. */
async function insertOnce(record: NewBooking, calendar: HostCalendar): Promise<BookingRecord | undefined> {
  const reservation = {
    _id: record._id,
    startAt: record.startAt,
    minutes: record.minutes,
    owner: calendar.hostId,
    bufferMinutes: calendar.plan.bufferMinutes,
    timeZone: calendar.plan.timeZone,
  };
  // Rejects most late requests without a transaction. The database decides between simultaneous ones.
  if (await isTaken(reservation)) return undefined;
  try {
    return await mongoose.connection.transaction(async () => {
      const [booking] = await Booking.create([record]);
      await reserveCells(reservation);
      await markUnscored([record.emailNorm]);
      return booking?.toObject() as BookingRecord;
    });
  } catch (error) {
    if ((error as { code?: string }).code === timeTaken().code) return undefined;
    const duplicate = duplicateKeyField(error);
    if (duplicate === '_id') return findRepeat(error, record);
    if (duplicate !== 'appointmentId') throw error;
    return insertOnce({ ...record, appointmentId: newReference('EB') }, calendar);
  }
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
