import mongoose from 'mongoose';
import { ProviderError } from '../../platform/providers/ProviderError';
import { CalendarError } from '../busyCalendars/CalendarError';
import type { BusyTime } from '../busyCalendars/model';
import type { ReadConnected } from '../busyCalendars/readBusyCalendars';
import { CalendarEventModel, type CalendarEventRecord } from './model';
import { type AccessEnv, withAccess } from './withAccess';

/** Reads the busy times of a calendar of a connected account, without the bookings that this site has added. */
export function createConnectedReader(env: AccessEnv): ReadConnected {
  return async ({ connectionId = '', calendarId = '', name }, { from, until, timeZone }) => {
    try {
      return await withAccess(env, connectionId, async ({ provider, accessToken, connection }) => {
        const own = await findOwnEvents(connectionId, calendarId, from);
        const times = await provider.readBusy(accessToken, calendarId, { from, until, timeZone, own });
        const calendar = connection.calendars.find(({ id }) => id === calendarId);
        return { name: calendar?.name ?? name, times: clip(times, from, until) };
      });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { message, retryAfterMs } = error;
      throw new CalendarError(message, retryAfterMs ? new Date(Date.now() + retryAfterMs) : undefined);
    }
  };
}

async function findOwnEvents(connectionId: string, calendarId: string, from: Date) {
  const events = await CalendarEventModel.find({
    connectionId,
    calendarId,
    endAt: mongoose.trusted({ $gt: from }),
  }).lean<CalendarEventRecord[]>();
  return events.flatMap(({ times, remoteId }) => times.map((time) => ({ ...time, remoteId })));
}

/** Availability goes through a busy time in steps of 15 minutes, so one that ends in the year 9999 is cut. */
const clip = (times: BusyTime[], from: Date, until: Date): BusyTime[] =>
  times
    .map((time) => ({ from: time.from < from ? from : time.from, to: time.to > until ? until : time.to }))
    .filter((time) => time.from < time.to);
