import mongoose from 'mongoose';
import { newId } from '../../platform/db/newId';
import { badRequest } from '../../platform/errors/HttpError';
import { BusyCalendarModel } from '../busyCalendars/model';
import type { ProviderCalendar } from '../calendarProviders/CalendarProvider';
import type { ConnectionDraft } from './contract';
import { ConnectionModel, type ConnectionRecord } from './model';

/** Stores which calendars block time; those that are chosen newly are read within seconds. */
export async function setBusyCalendars(
  { _id: connectionId, hostId, account, calendars }: ConnectionRecord,
  ids: string[],
): Promise<void> {
  const now = new Date();
  const others = mongoose.trusted({ $nin: ids });
  await BusyCalendarModel.deleteMany({ connectionId, calendarId: others });
  for (const calendarId of ids)
    await BusyCalendarModel.updateOne(
      { connectionId, calendarId },
      {
        $setOnInsert: {
          _id: newId(),
          hostId,
          address: account,
          name: calendars.find(({ id }) => id === calendarId)?.name ?? '',
          times: [],
          error: '',
          nextAt: now,
          createdAt: now,
        },
      },
      { upsert: true },
    );
}

/** Stores the calendars that an account has now. Those that are gone neither block time nor get bookings. */
export async function updateCalendars(
  { _id, bookingCalendar }: ConnectionRecord,
  calendars: ProviderCalendar[],
): Promise<void> {
  await ConnectionModel.updateOne({ _id }, { $set: { calendars } }, { timestamps: false });
  await forgetMissing({ _id, calendars });
  if (bookingCalendar && !calendars.some(({ id, canAdd }) => canAdd && id === bookingCalendar))
    await ConnectionModel.updateOne(
      { _id, bookingCalendar },
      { $set: { bookingCalendar: '' }, $inc: { version: 1 } },
    );
}

/** Deletes the busy times of calendars that an account no longer has, which would block time without being shown. */
export async function forgetMissing({
  _id: connectionId,
  calendars,
}: Pick<ConnectionRecord, '_id' | 'calendars'>): Promise<void> {
  const missing = mongoose.trusted({ $nin: calendars.map(({ id }) => id) });
  await BusyCalendarModel.deleteMany({ connectionId, calendarId: missing });
}

/** A host's bookings are added to one calendar. */
export async function clearOtherBookingCalendars({ _id, hostId }: ConnectionRecord): Promise<void> {
  await ConnectionModel.updateMany(
    { hostId, _id: mongoose.trusted({ $ne: _id }), bookingCalendar: mongoose.trusted({ $ne: '' }) },
    { $set: { bookingCalendar: '' }, $inc: { version: 1 } },
  );
}

/** 400 for calendars that the account does not have, or that bookings cannot be added to. */
export function assertCalendars(
  { calendars, canAddBookings }: ConnectionRecord,
  { busyCalendars, bookingCalendar }: ConnectionDraft,
): void {
  const find = (wanted: string) => calendars.find(({ id }) => id === wanted);
  if (!busyCalendars.every(find)) fault('busyCalendars', 'One of these calendars no longer exists.');
  if (!bookingCalendar) return;
  if (!canAddBookings) fault('bookingCalendar', 'Reconnect the account and allow this site to add bookings.');
  if (!find(bookingCalendar)?.canAdd) fault('bookingCalendar', 'Bookings can’t be added to this calendar.');
}

function fault(field: string, message: string): never {
  throw badRequest(message, { [field]: message });
}
