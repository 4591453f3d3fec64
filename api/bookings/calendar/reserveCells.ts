import mongoose from 'mongoose';
import { HttpError } from '../../platform/errors/HttpError';
import { BookingCell, type BookingRecord } from '../model';
import { cellMs, cellsOf } from './cells';

/** Somebody else has the time, or part of it. */
export function taken() {
  return new HttpError(
    409,
    'taken',
    'Someone has just booked this time. Nothing you wrote is lost: please choose another.',
  );
}

type Held = Pick<BookingRecord, '_id' | 'startAt' | 'minutes'>;

/**
 * Holds the time of a booking, as part of the transaction it is called in: all its pieces or, when somebody has one of
 * them, none. Whoever comes at the same moment waits for the other's end, and then finds it taken.
 */
export async function reserveCells(
  { _id: bookingId, startAt, minutes }: Held,
  buffer: number,
): Promise<void> {
  const cells = cellsOf(startAt.getTime(), minutes, buffer).map((at) => ({ _id: new Date(at), bookingId }));
  try {
    await BookingCell.insertMany(cells);
  } catch (error) {
    if ((error as { code?: number }).code === 11000) throw taken();
    throw error;
  }
}

export async function freeCells(bookingId: string): Promise<void> {
  await BookingCell.deleteMany({ bookingId });
}

/** The pieces that bookings hold from a moment on, but for those of one booking. */
export async function reservedCells(from: number, exceptOf = ''): Promise<Set<number>> {
  const since = mongoose.trusted({ $gte: new Date(from - cellMs) });
  const cells = await BookingCell.find({ _id: since }).lean();
  return new Set(cells.filter(({ bookingId }) => bookingId !== exceptOf).map(({ _id }) => _id.getTime()));
}
