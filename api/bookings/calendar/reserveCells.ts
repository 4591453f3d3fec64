import mongoose from 'mongoose';
import { HttpError } from '../../platform/errors/HttpError';
import { BookingCell, type BookingRecord } from '../model';
import { cellMs, getCells } from './cells';

/** 409: another booking has this time or part of it. */
export function timeTaken() {
  return new HttpError(
    409,
    'taken',
    'Someone has just booked this time. Nothing you wrote is lost: please choose another.',
  );
}

type Reservation = Pick<BookingRecord, '_id' | 'startAt' | 'minutes'>;

/**
 * Reserves all cells of a booking, or none if one of them is taken. Must run in a transaction: a concurrent booking
 * waits for its end and then finds the cell taken.
 */
export async function reserveCells(
  { _id: bookingId, startAt, minutes }: Reservation,
  buffer: number,
): Promise<void> {
  const cells = getCells(startAt.getTime(), minutes, buffer).map((at) => ({ _id: new Date(at), bookingId }));
  try {
    await BookingCell.insertMany(cells);
  } catch (error) {
    if ((error as { code?: number }).code === 11000) throw timeTaken();
    throw error;
  }
}

export async function releaseCells(bookingId: string): Promise<void> {
  await BookingCell.deleteMany({ bookingId });
}

/** The cells reserved from an instant (ms) on, except those of one booking. */
export async function findReservedCells(from: number, exceptBookingId = ''): Promise<Set<number>> {
  const since = mongoose.trusted({ $gte: new Date(from - cellMs) });
  const cells = await BookingCell.find({ _id: since }).lean();
  return new Set(
    cells.filter(({ bookingId }) => bookingId !== exceptBookingId).map(({ _id }) => _id.getTime()),
  );
}
