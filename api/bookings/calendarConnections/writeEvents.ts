import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../../platform/configuration/env';
import { retryDelay } from '../../platform/outbox/claim';
import { ProviderError } from '../../platform/providers/ProviderError';
import { BusyCalendarModel } from '../busyCalendars/model';
import { calendarProviders } from '../calendarApps/contract';
import { CalendarEventModel, ConnectionModel, type ConnectionRecord } from './model';
import { type PlannedEvent, planEvents } from './planEvents';
import { type Access, type AccessEnv, withAccess } from './withAccess';

export type WriteEnv = AccessEnv & Pick<Env, 'publicOrigin'>;

/** Events of one connection in one run, so that no host waits for another one's backlog. */
const mostEvents = 25;
/** How long one process writes to one account. */
const leaseMs = 120_000;
/** Longer than the calls for one event take. */
const spareMs = 40_000;

/** Brings the calendars of hosts up to date with their bookings. Can be interrupted at any time. */
export async function writeEvents(env: WriteEnv, log: Pick<Logger, 'warn'>, now = new Date()): Promise<void> {
  const isOpen = mongoose.trusted({ $not: { $gt: now } });
  const connections = await ConnectionModel.find({
    state: 'connected',
    canAddBookings: true,
    blockedUntil: isOpen,
    writingUntil: isOpen,
  } as never).lean<ConnectionRecord[]>();
  // A provider that does not respond keeps no account at the other one waiting, and neither does an unforeseen error.
  await Promise.all(
    calendarProviders.map(async (name) => {
      for (const connection of connections.filter(({ provider }) => provider === name))
        await writeConnection(env, connection, now).catch((error: unknown) =>
          log.warn({ err: error, connection: connection._id }, 'bookings were not added to a calendar'),
        );
    }),
  );
}

async function writeConnection(env: WriteEnv, connection: ConnectionRecord, now: Date): Promise<void> {
  if (!(await planEvents(connection, env.publicOrigin, now)).length) return;
  const writingUntil = new Date(Date.now() + leaseMs);
  const leased = await ConnectionModel.findOneAndUpdate(
    {
      _id: connection._id,
      state: 'connected',
      writingUntil: mongoose.trusted({ $not: { $gt: now } }),
    } as never,
    { $set: { writingUntil } },
    { timestamps: false, returnDocument: 'after' },
  ).lean<ConnectionRecord>();
  if (!leased) return;
  try {
    await writeDue(env, leased, now);
  } finally {
    await ConnectionModel.updateOne(
      { _id: leased._id, writingUntil },
      { $unset: { writingUntil: '' } },
      { timestamps: false },
    );
  }
}

async function writeDue(env: WriteEnv, connection: ConnectionRecord, now: Date): Promise<void> {
  const planned = await planEvents(connection, env.publicOrigin, now);
  const changed = new Set<string>();
  for (const change of planned.slice(0, mostEvents)) {
    if (Date.now() > (connection.writingUntil?.getTime() ?? 0) - spareMs) break;
    const calendarId = change.known?.calendarId ?? connection.bookingCalendar;
    if (change.kind === 'save') await announce(change, connection, calendarId);
    const id = change.kind === 'save' ? change.event.key : change.known._id;
    try {
      await withAccess(env, connection._id, (access) => write(access, change, calendarId));
      changed.add(calendarId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const attempts = (change.known?.attempts ?? 0) + 1;
      const waitMs = Math.max(error.retryAfterMs, retryDelay(attempts));
      await CalendarEventModel.updateOne(
        { _id: id },
        { $set: { attempts, error: error.message, nextAt: new Date(now.getTime() + waitMs) } },
      );
      // These fail for every event.
      if (['expired', 'setup', 'limit', 'unavailable'].includes(error.kind)) break;
    }
  }
  // A time that was moved away is offered as soon as the provider says that it is free.
  for (const calendarId of changed)
    await BusyCalendarModel.updateOne(
      { connectionId: connection._id, calendarId },
      { $set: { nextAt: new Date() } },
    );
}

type SavedEvent = Extract<PlannedEvent, { kind: 'save' }>;

/** Stores that the event may exist, before it does: a process can end during the call. */
async function announce(
  { event, bookingId, known }: SavedEvent,
  { _id: connectionId }: ConnectionRecord,
  calendarId: string,
): Promise<void> {
  const times = [...(known?.times.slice(-1) ?? []), { from: event.from, to: event.to }];
  await CalendarEventModel.updateOne(
    { _id: event.key },
    {
      $set: { connectionId, calendarId, bookingId, times, endAt: event.to },
      $setOnInsert: { written: '', attempts: 0, error: '' },
    },
    { upsert: true },
  );
}

async function write(
  { provider, accessToken }: Access,
  change: PlannedEvent,
  calendarId: string,
): Promise<void> {
  if (change.kind === 'delete') {
    const { _id, remoteId } = change.known;
    await provider.deleteEvent(accessToken, calendarId, _id, remoteId);
    await CalendarEventModel.deleteOne({ _id });
    return;
  }
  const { event, written, known } = change;
  const remoteId = await provider.saveEvent(accessToken, calendarId, event, known?.remoteId);
  await CalendarEventModel.updateOne(
    { _id: event.key },
    {
      $set: { remoteId, written, times: [{ from: event.from, to: event.to }], attempts: 0, error: '' },
      $unset: { nextAt: '' },
    },
  );
}
