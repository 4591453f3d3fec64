import mongoose from 'mongoose';
import { type PersonalDataSource, readable } from '../leads/contacts/PersonalDataSource';
import { newId } from '../platform/db/newId';
import { conflict } from '../platform/errors/HttpError';
import { CalendarEventModel } from './calendarConnections/model';
import { Conversion, type ConversionRecord } from './conversions/model';
import { Booking, BookingCell, type BookingRecord } from './model';

type Ids = Pick<BookingRecord, '_id' | 'appointmentId' | 'status' | 'startAt'>;

const yearMs = 365 * 86_400_000;

const of = (emails: string[]) => ({ emailNorm: mongoose.trusted({ $in: emails }) });
const findIds = (emails: string[]) =>
  Booking.find(of(emails), { appointmentId: 1, status: 1, startAt: 1 }).lean<Ids[]>();

const bookings: PersonalDataSource = {
  title: 'Bookings',
  find: async (emails, limit) =>
    (await Booking.find(of(emails)).sort({ createdAt: -1 }).limit(limit).lean()).map(readable),
  erase: async (emails) => {
    const found = await findIds(emails);
    const isUpcoming = found.some(({ status, startAt }) => status !== 'cancelled' && startAt > new Date());
    if (isUpcoming) throw conflict('Cancel the upcoming bookings of this person first.');
    const ids = mongoose.trusted({ $in: found.map(({ _id }) => _id) });
    await BookingCell.deleteMany({ bookingId: ids });
    // Their events in hosts' calendars name the person. Without a meeting, they are deleted there, also if the host has to
    // reconnect the account first.
    await CalendarEventModel.updateMany(
      { bookingId: ids },
      { $set: { endAt: new Date(Date.now() + yearMs) }, $unset: { nextAt: '' } },
    );
    const { deletedCount } = await Booking.deleteMany({ _id: ids });
    return { count: deletedCount, auditIds: found.flatMap(({ _id, appointmentId }) => [_id, appointmentId]) };
  },
};

/** Conversions of a person's bookings. They still count after an erasure, without the booking and the click. */
const conversions: PersonalDataSource = {
  title: 'Conversions of bookings',
  find: async (emails, limit) =>
    (await findConversions(emails)).slice(0, limit).map((record) => readable(record)),
  erase: async (emails) => {
    const found = await findConversions(emails);
    await Conversion.deleteMany({ _id: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) });
    const anonymous = found.map(
      ({ appointmentId: _a, bookingId: _b, address: _c, gclid: _g, agent: _d, ...rest }) => ({
        ...rest,
        _id: `erased:${newId()}`,
        gclid: null,
      }),
    );
    if (anonymous.length) await Conversion.insertMany(anonymous);
    return { count: found.length, auditIds: [] };
  },
};

async function findConversions(emails: string[]): Promise<ConversionRecord[]> {
  const found = await findIds(emails);
  const ids = found.flatMap(({ appointmentId }) => appointmentId);
  if (!ids.length) return [];
  return Conversion.find({
    $or: [
      { appointmentId: mongoose.trusted({ $in: ids }) },
      { bookingId: mongoose.trusted({ $in: found.map(({ _id }) => _id) }) },
    ],
  }).lean<ConversionRecord[]>();
}

/** What bookings hold about a person. Conversions are found by the bookings, so they are erased first. */
export const bookingDataSources = [conversions, bookings];
