import mongoose from 'mongoose';
import { cellMs } from '../calendar/cells';
import { BusyCalendarModel, type BusyCalendarRecord } from './model';

/** The cells that are busy in calendars of hosts, by host. */
export async function findBusyCells(hostIds: string[], now: number): Promise<Map<string, Set<number>>> {
  const busy = new Map<string, Set<number>>();
  if (!hostIds.length) return busy;
  const calendars = await BusyCalendarModel.find({ hostId: mongoose.trusted({ $in: hostIds }) })
    .select(['hostId', 'times'])
    .lean<Pick<BusyCalendarRecord, 'hostId' | 'times'>[]>();
  for (const { hostId, times } of calendars) {
    const cells = busy.get(hostId) ?? new Set();
    busy.set(hostId, cells);
    for (const { from, to } of times) {
      const first = Math.floor(Math.max(from.getTime(), now) / cellMs) * cellMs;
      for (let cell = first; cell < to.getTime(); cell += cellMs) cells.add(cell);
    }
  }
  return busy;
}
