import mongoose from 'mongoose';
import type { Env } from '../platform/configuration/env';
import { conflict } from '../platform/errors/HttpError';
import { retryWhileUnavailable } from '../platform/limits/retryWhileUnavailable';
import { releaseCells, reserveCells } from './calendar/reserveCells';
import { createBookingOutbox } from './createBookingOutbox';
import { getEnd } from './createBookingRecord';
import { Booking, type BookingRecord } from './model';

type Change = Partial<
  Pick<BookingRecord, 'startAt' | 'endAt' | 'status' | 'heldUntil' | 'cancelledAt' | 'cancelReason'>
>;

const unavailableMessage = 'We could not change your booking just now. Please try again in a moment.';

/** Moves a booking: frees the old time and reserves the new one in one transaction. */
export function moveTo(env: Env, id: string, startAt: Date, buffer: number): Promise<BookingRecord> {
  return changeBooking(env, id, async (booking) => {
    if (booking.startAt.getTime() === startAt.getTime()) return undefined;
    assertUpcoming(booking);
    await releaseCells(id);
    await reserveCells({ _id: id, startAt, minutes: booking.minutes }, buffer);
    return { startAt, endAt: getEnd(startAt, booking.minutes) };
  });
}

/** Cancels a booking and frees its time. */
export function cancel(env: Env, id: string, reason?: string): Promise<BookingRecord> {
  return changeBooking(env, id, async (booking) => {
    if (booking.status === 'cancelled') return undefined;
    assertUpcoming(booking);
    await releaseCells(id);
    return { status: 'cancelled', cancelledAt: new Date(), ...(reason && { cancelReason: reason }) };
  });
}

/** Confirms a held booking. Repeating it changes nothing. */
export function confirm(env: Env, id: string): Promise<BookingRecord> {
  return changeBooking(
    env,
    id,
    async ({ status, heldUntil }) => {
      if (status === 'confirmed') return undefined;
      if (status !== 'held' || !heldUntil || heldUntil < new Date())
        throw conflict('The time was held for 15 minutes and is free again. Please choose a time once more.');
      return { status: 'confirmed' };
    },
    0,
  );
}

export const isUpcoming = ({ status, startAt }: Pick<BookingRecord, 'status' | 'startAt'>) =>
  status === 'confirmed' && startAt.getTime() > Date.now();

function assertUpcoming(booking: BookingRecord): void {
  if (!isUpcoming(booking)) throw conflict('This meeting has begun or was cancelled. Please call us.');
}

/**
 * Applies one change at a time: of two concurrent changes, the second sees the result of the first. Pending emails of
 * the previous state are dropped.
 */
function changeBooking(
  env: Env,
  _id: string,
  getChange: (booking: BookingRecord) => Promise<Change | undefined>,
  sequenceStep = 1,
): Promise<BookingRecord> {
  return retryWhileUnavailable(unavailableMessage, () =>
    mongoose.connection.transaction(async () => {
      const before = await Booking.findById(_id).orFail().lean<BookingRecord>();
      const change = await getChange(before);
      if (!change) return before;
      // A confirmation keeps the sequence: no calendar knows the booking yet.
      const sequence = before.sequence + sequenceStep;
      const done = before.outbox.filter(({ state }) => state !== 'waiting');
      const outbox = [...done, ...createBookingOutbox({ ...before, ...change, sequence }, env)];
      return Booking.findByIdAndUpdate(
        _id,
        { $set: { ...change, sequence, outbox }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
        .orFail()
        .lean<BookingRecord>();
    }),
  );
}
