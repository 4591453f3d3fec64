import mongoose from 'mongoose';
import { HttpError } from '../../platform/errors/HttpError';
import { BookingHost, type HostRecord } from '../hosts/model';
import { Booking, BookingCell, type BookingRecord } from '../model';
import { cellMs, getCells } from './cells';
import { getLocalDay } from './localTime';

/** No day is longer than 25 hours. */
const dayMs = 25 * 3_600_000;

/** 409: another booking has this time or part of it. */
export function timeTaken() {
  return new HttpError(
    409,
    'taken',
    'Someone just booked this time. Your details are still here. Please choose another time.',
  );
}

/** The cells of the office, which holds the meetings where no member is a host. */
export const OFFICE = '';

interface Reservation extends Pick<BookingRecord, '_id' | 'startAt' | 'minutes'> {
  /** Whose time it is: a host or the office. */
  owner: string;
  bufferMinutes: number;
  /** The time zone of the host's days, where their daily cap applies. */
  timeZone?: string;
}

/** The ID of a cell. Every other booking of this host at this time has the same one. */
export const cellId = (owner: string, at: number) => `${owner}@${new Date(at).toISOString()}`;

/**
 * Reserves all cells of a booking, or none if one of them is taken. Must run in a transaction: a concurrent booking
 * waits for its end and then finds the cell taken.
 */
export async function reserveCells(reservation: Reservation): Promise<void> {
  const { _id: bookingId, owner: hostId } = reservation;
  // Meetings from before there were hosts may be held by any of them.
  if (hostId !== OFFICE && (await isTaken({ ...reservation, owner: OFFICE }))) throw timeTaken();
  if (reservation.timeZone) await assertBelowCap(reservation, reservation.timeZone);
  const cells = cellsOf(reservation).map((at) => ({
    _id: cellId(hostId, at),
    at: new Date(at),
    hostId,
    bookingId,
  }));
  try {
    await BookingCell.insertMany(cells);
  } catch (error) {
    if ((error as { code?: number }).code === 11000) throw timeTaken();
    throw error;
  }
}

/**
 * Rejects a booking above the daily cap of its host. The write to the host lets two bookings at once follow each other,
 * so that the second one counts the first.
 */
async function assertBelowCap({ _id, owner, startAt }: Reservation, timeZone: string): Promise<void> {
  if (!(await BookingHost.exists({ _id: owner, dailyCap: mongoose.trusted({ $gt: 0 }) }))) return;
  const host = await BookingHost.findOneAndUpdate(
    { _id: owner },
    { $inc: { reservations: 1 } },
    { timestamps: false },
  ).lean<HostRecord>();
  if (!host?.dailyCap) return;
  const [from, to] = [-dayMs, dayMs].map((ms) => new Date(startAt.getTime() + ms)) as [Date, Date];
  const near = await Booking.find({
    _id: mongoose.trusted({ $ne: _id }),
    hostId: owner,
    status: mongoose.trusted({ $in: ['confirmed', 'held'] }),
    startAt: mongoose.trusted({ $gte: from, $lte: to }),
  })
    .select('startAt')
    .lean<Pick<BookingRecord, 'startAt'>[]>();
  const day = getLocalDay(timeZone, startAt.getTime());
  const onDay = near.filter((other) => getLocalDay(timeZone, other.startAt.getTime()) === day);
  if (onDay.length >= host.dailyCap) throw timeTaken();
}

/** Whether another booking has reserved one of the cells. */
export async function isTaken(reservation: Reservation): Promise<boolean> {
  const ids = cellsOf(reservation).map((at) => cellId(reservation.owner, at));
  const others = mongoose.trusted({ $ne: reservation._id });
  return Boolean(await BookingCell.exists({ _id: mongoose.trusted({ $in: ids }), bookingId: others }));
}

const cellsOf = ({ startAt, minutes, bufferMinutes }: Reservation) =>
  getCells(startAt.getTime(), minutes, bufferMinutes);

export async function releaseCells(bookingId: string): Promise<void> {
  await BookingCell.deleteMany({ bookingId });
}

/** The cells reserved from an instant (ms) on by owner, except those of one booking. */
export async function findReservedCells(
  from: number,
  exceptBookingId = '',
): Promise<Map<string, Set<number>>> {
  const since = mongoose.trusted({ $gte: new Date(from - cellMs) });
  const taken = new Map<string, Set<number>>();
  for (const { at, hostId, bookingId } of await BookingCell.find({ at: since }).lean()) {
    if (bookingId === exceptBookingId) continue;
    const own = taken.get(hostId) ?? new Set();
    taken.set(hostId, own.add(at.getTime()));
  }
  return taken;
}
