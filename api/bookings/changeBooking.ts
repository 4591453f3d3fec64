import mongoose from 'mongoose';
import { User } from '../identity/users/model';
import { isLeadMember } from '../leads/pipeline/leadMembers';
import { markUnscored } from '../leads/score/scoreLeads';
import type { Env } from '../platform/configuration/env';
import { conflict } from '../platform/errors/HttpError';
import { retryWhileUnavailable } from '../platform/limits/retryWhileUnavailable';
import type { HostCalendar } from './calendar/availability';
import { isTaken, releaseCells, reserveCells, timeTaken } from './calendar/reserveCells';
import { getEnd } from './createBookingRecord';
import { createBookingOutbox } from './mails/createBookingOutbox';
import { Booking, type BookingRecord } from './model';

type Change = Partial<
  Pick<
    BookingRecord,
    | ('startAt' | 'endAt' | 'status' | 'heldUntil' | 'cancelledAt' | 'cancelReason')
    | ('hostId' | 'hostName' | 'hostEmail' | 'lastChange')
  >
>;
type MailEnv = Pick<Env, 'mailTo' | 'mailFrom'>;
/** Decides on a change; undefined where there is nothing to change. Runs in the transaction of the change. */
export type GetChange = (booking: BookingRecord) => Promise<Change | undefined>;

const unavailableMessage = 'We couldn’t change your booking just now. Please try again in a moment.';

/** Moves a booking: frees the old time and reserves the new one in one transaction. */
export function moveTo(
  env: Env,
  id: string,
  startAt: Date,
  calendars: HostCalendar[],
): Promise<BookingRecord> {
  return changeBooking(env, id, createMove(startAt, calendars));
}

/** Cancels a booking and frees its time. */
export function cancel(env: Env, id: string, reason?: string): Promise<BookingRecord> {
  return changeBooking(env, id, createCancellation(reason));
}

/** A move to the first of the calendars that is free; where it is another host's, they hold the meeting. */
export function createMove(startAt: Date, calendars: HostCalendar[]): GetChange {
  return async (booking) => {
    if (booking.startAt.getTime() === startAt.getTime()) return undefined;
    assertUpcoming(booking);
    const { _id, minutes } = booking;
    const reservations = calendars.map(({ hostId: owner, fields, plan: { bufferMinutes, timeZone } }) => ({
      fields,
      reservation: { _id, startAt, minutes, owner, bufferMinutes, timeZone },
    }));
    const free = await findFirst(reservations, async ({ reservation }) => !(await isTaken(reservation)));
    if (!free) throw timeTaken();
    await releaseCells(_id);
    await reserveCells(free.reservation);
    return { startAt, endAt: getEnd(startAt, minutes), lastChange: 'moved', ...free.fields };
  };
}

async function findFirst<T>(items: T[], isWanted: (item: T) => Promise<boolean>): Promise<T | undefined> {
  for (const item of items) if (await isWanted(item)) return item;
  return undefined;
}

export function createCancellation(reason?: string): GetChange {
  return async (booking) => {
    if (booking.status === 'cancelled') return undefined;
    assertUpcoming(booking);
    await releaseCells(booking._id);
    return { status: 'cancelled', cancelledAt: new Date(), ...(reason && { cancelReason: reason }) };
  };
}

/** Confirms a held booking. Repeating it changes nothing. */
export function confirm(env: Env, id: string): Promise<BookingRecord> {
  return changeBooking(
    env,
    id,
    async ({ status, heldUntil }) => {
      if (status === 'confirmed') return undefined;
      if (status !== 'held' || !heldUntil || heldUntil < new Date())
        throw conflict('We held this time for 15 minutes, and it’s available again. Please choose a time.');
      return { status: 'confirmed' };
    },
    0,
  );
}

export const isUpcoming = ({ status, startAt }: Pick<BookingRecord, 'status' | 'startAt'>) =>
  status === 'confirmed' && startAt.getTime() > Date.now();

export function assertUpcoming(booking: BookingRecord): void {
  if (!isUpcoming(booking)) throw conflict('This meeting has begun or was canceled. Please call us.');
}

/**
 * Applies one change at a time: of two concurrent changes, the second sees the result of the first.
 */
function changeBooking(
  env: Env,
  _id: string,
  getChange: GetChange,
  sequenceStep = 1,
): Promise<BookingRecord> {
  return retryWhileUnavailable(unavailableMessage, () =>
    mongoose.connection.transaction(async () => {
      const before = await Booking.findById(_id).orFail().lean<BookingRecord>();
      const change = await getChange(before);
      // A confirmation keeps the sequence: no calendar knows the booking yet.
      return change ? saveChange(env, before, change, { sequenceStep }) : before;
    }),
  );
}

/**
 * Saves a change with its emails; pending emails of the previous state are dropped. Must run in the transaction that
 * read the booking.
 */
export async function saveChange(
  env: MailEnv,
  before: BookingRecord,
  change: Change,
  { sequenceStep = 1 }: { sequenceStep?: number } = {},
): Promise<BookingRecord> {
  const after = { ...before, ...change, sequence: before.sequence + sequenceStep };
  const isReassigned = before.hostId !== undefined && after.hostId !== before.hostId;
  // A former host must still learn that the meeting is no longer theirs.
  const remaining = before.outbox.filter(
    ({ state, kind, to }) => state !== 'waiting' || (kind === 'formerHost' && to !== after.hostEmail),
  );
  const outbox = [
    ...remaining,
    ...createBookingOutbox(
      { ...after, hostEmail: await readHostEmail(after) },
      env,
      isReassigned ? await readHostEmail(before) : undefined,
    ),
  ];
  if (change.status) await markUnscored([before.emailNorm]);
  return Booking.findByIdAndUpdate(
    before._id,
    { $set: { ...change, sequence: after.sequence, outbox }, $inc: { version: 1 } },
    { returnDocument: 'after' },
  )
    .orFail()
    .lean<BookingRecord>();
}

/** Where the host is told; nowhere once they have left or may no longer see guests. */
async function readHostEmail({ hostId, hostEmail }: BookingRecord): Promise<string | undefined> {
  const isHost = hostId && (await User.exists({ _id: hostId, ...isLeadMember() }));
  return isHost ? hostEmail : undefined;
}
