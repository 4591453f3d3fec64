import mongoose, { type ClientSession } from 'mongoose';
import { Event, type EventRecord } from '../events/model';
import { buildVisits } from './buildVisits';
import { Visit } from './model';

/**
 * Builds the visits of these visitors on a day again from all their events of the day and replaces what was stored,
 * so that a repeated run changes nothing.
 */
export async function saveVisits(
  day: string,
  visitors: readonly string[],
  session?: ClientSession,
): Promise<void> {
  const of = { day, visitor: mongoose.trusted({ $in: [...visitors] }) };
  const events = await Event.find(of)
    .sort({ at: 1, _id: 1 })
    .session(session ?? null)
    .batchSize(500)
    .lean<EventRecord[]>();
  const byVisitor = new Map<string, EventRecord[]>();
  for (const event of events) byVisitor.set(event.visitor, [...(byVisitor.get(event.visitor) ?? []), event]);
  const visits = [...byVisitor.values()].flatMap(buildVisits);
  const ids = visits.map(({ _id }) => _id);
  await Visit.deleteMany({ ...of, _id: mongoose.trusted({ $nin: ids }) }).session(session ?? null);
  const writes = visits.map((visit) => ({
    replaceOne: { filter: { _id: visit._id }, replacement: visit, upsert: true },
  }));
  // Without Mongoose, which would cast what was built here already.
  if (writes.length) await Visit.collection.bulkWrite(writes as never, { session, ordered: false });
}
