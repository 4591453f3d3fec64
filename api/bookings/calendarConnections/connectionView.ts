import mongoose from 'mongoose';
import { BusyCalendarModel, type BusyCalendarRecord } from '../busyCalendars/model';
import type { CalendarConnection } from './contract';
import { CalendarEventModel, type CalendarEventRecord, type ConnectionRecord } from './model';

/** Connections as members see them. The calendars of an account are only for the host. */
export async function toConnections(
  connections: ConnectionRecord[],
  isOwn: boolean,
): Promise<CalendarConnection[]> {
  const ids = mongoose.trusted({ $in: connections.map(({ _id }) => _id) });
  const [busy, failed] = await Promise.all([
    BusyCalendarModel.find({ connectionId: ids }).lean<BusyCalendarRecord[]>(),
    CalendarEventModel.find({ connectionId: ids, error: mongoose.trusted({ $ne: '' }) })
      .limit(100)
      .lean<CalendarEventRecord[]>(),
  ]);
  return connections.map((connection) => {
    const { _id: id, provider, account, state, problem, canAddBookings, bookingCalendar } = connection;
    const ofConnection = busy.filter(({ connectionId }) => connectionId === id);
    return {
      id,
      provider,
      account,
      state,
      problem,
      canAddBookings,
      calendars: isOwn ? connection.calendars.map((one) => toCalendar(one, ofConnection)) : [],
      bookingCalendar: isOwn ? bookingCalendar : '',
      bookingError: failed.find(({ connectionId }) => connectionId === id)?.error ?? '',
      okAt: connection.okAt?.toISOString() ?? null,
      createdAt: connection.createdAt.toISOString(),
      version: connection.version,
    };
  });
}

function toCalendar(
  { id, name, isPrimary, canAdd }: ConnectionRecord['calendars'][number],
  busy: BusyCalendarRecord[],
): CalendarConnection['calendars'][number] {
  const read = busy.find(({ calendarId }) => calendarId === id);
  const now = new Date();
  return {
    id,
    name,
    isPrimary,
    canAdd,
    isBusy: read !== undefined,
    readAt: read?.readAt?.toISOString() ?? null,
    error: read?.error ?? '',
    times: read?.times.filter(({ to }) => to > now).length ?? 0,
  };
}
