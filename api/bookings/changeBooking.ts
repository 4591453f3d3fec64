import mongoose from 'mongoose';
import type { Env } from '../platform/configuration/env';
import { conflict } from '../platform/errors/HttpError';
import { retryWhileAway } from '../platform/limits/retryWhileAway';
import { bookingOutbox } from './bookingOutbox';
import { freeCells, reserveCells } from './calendar/reserveCells';
import { Booking, type BookingRecord } from './model';
import { endOf } from './newBooking';

type Change = Partial<
  Pick<BookingRecord, 'startAt' | 'endAt' | 'status' | 'heldUntil' | 'cancelledAt' | 'cancelReason'>
>;

const says = 'We could not change your booking just now. Please try again in a moment.';

/** Moves a booking: the old time is free and the new one held, both or neither. */
export function moveTo(env: Env, id: string, startAt: Date, buffer: number): Promise<BookingRecord> {
  return changed(env, id, async (booking) => {
    if (booking.startAt.getTime() === startAt.getTime()) return undefined;
    mustBeAhead(booking);
    await freeCells(id);
    await reserveCells({ _id: id, startAt, minutes: booking.minutes }, buffer);
    return { startAt, endAt: endOf(startAt, booking.minutes) };
  });
}

/** Cancels a booking and frees its time. */
export function cancel(env: Env, id: string, reason?: string): Promise<BookingRecord> {
  return changed(env, id, async (booking) => {
    if (booking.status === 'cancelled') return undefined;
    mustBeAhead(booking);
    await freeCells(id);
    return { status: 'cancelled', cancelledAt: new Date(), ...(reason && { cancelReason: reason }) };
  });
}

/** Confirms a booking that is held; the same once more changes nothing. */
export function confirm(env: Env, id: string): Promise<BookingRecord> {
  return changed(
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

export const isAhead = ({ status, startAt }: Pick<BookingRecord, 'status' | 'startAt'>) =>
  status === 'confirmed' && startAt.getTime() > Date.now();

function mustBeAhead(booking: BookingRecord): void {
  if (!isAhead(booking)) throw conflict('This meeting has begun or was cancelled. Please call us.');
}

/** One change at a time: of two at once the second sees what the first has done. Nothing owed before goes out after it. */
function changed(
  env: Env,
  _id: string,
  deed: (booking: BookingRecord) => Promise<Change | undefined>,
  step = 1,
): Promise<BookingRecord> {
  return retryWhileAway(says, () =>
    mongoose.connection.transaction(async () => {
      const before = await Booking.findById(_id).orFail().lean<BookingRecord>();
      const change = await deed(before);
      if (!change) return before;
      // What is confirmed is the first that calendars hear of it.
      const sequence = before.sequence + step;
      const done = before.outbox.filter(({ state }) => state !== 'waiting');
      const outbox = [...done, ...bookingOutbox({ ...before, ...change, sequence }, env)];
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
