import mongoose, { type AnyBulkWriteOperation, type ClientSession } from 'mongoose';
import { saveVisits } from '../visits/saveVisits';
import { type EventDimension, eventDimensions, vitalMetrics } from './contract';
import { getHistogramStep } from './histogram';
import { Event, type EventRecord, EventRollup, Rollups, VitalRollup } from './model';
import { toSiteDay } from './toSiteDay';

const batchSize = 2000;
const dayMs = 86_400_000;
/** Partial sums of a day are needed until its last raw events have expired. */
const partLifetime = 32 * dayMs;

/**
 * Adds the next batch of uncounted events to the partial sums of their days and marks them as counted, in one
 * transaction, so that each event counts exactly once. Reads only the new events and the earlier events of the same
 * visitors on the same day. Returns whether more may be left.
 */
export function countEvents(): Promise<boolean> {
  return mongoose.connection.transaction(async (session) => {
    const events = await Event.find({ isUncounted: true })
      .sort({ _id: 1 })
      .limit(batchSize)
      .session(session)
      .lean<(EventRecord & { _id: mongoose.Types.ObjectId })[]>();
    if (!events.length) return false;
    const seen = events.filter(({ value }) => value === undefined);
    const days = [...new Set(events.map(({ day }) => day))];
    const sums = sumEvents(seen, await findCountedKeys(seen, session));
    // Without Mongoose, which would cast thousands of writes without a pause.
    if (sums.length) await EventRollup.collection.bulkWrite(sums as never, { session, ordered: false });
    const steps = sumVitals(events);
    if (steps.length) await VitalRollup.collection.bulkWrite(steps as never, { session, ordered: false });
    const changed: Record<string, number> = {};
    for (const day of days) {
      const visitors = new Set(events.filter((event) => event.day === day).map(({ visitor }) => visitor));
      await saveVisits(day, [...visitors], session);
      changed[`changed.${day}`] = visitors.size;
    }
    const isCounted = { _id: { $in: events.map(({ _id }) => _id) } };
    await Event.collection.updateMany(isCounted, { $unset: { isUncounted: 1 } }, { session });
    await Rollups.updateOne(
      { _id: 'events' },
      { $addToSet: { days: { $each: days } }, $inc: changed },
      { upsert: true, session },
    );
    return events.length === batchSize;
  });
}

/** The key an event counts under in each dimension. Robots count only in the `robot` dimension. */
function listKeys({ isRobot, ...event }: EventRecord): [EventDimension, string][] {
  const keys: Record<EventDimension, string | undefined> = {
    total: 'all',
    path: event.path,
    referrer: event.referrer,
    class: event.class,
    source: event.source,
    campaign: event.campaign,
    device: event.device,
    browser: event.browser,
    event: event.name === 'page_view' ? undefined : event.name,
    robot: event.robot ?? event.browser,
  };
  return eventDimensions
    .filter((dimension) => (dimension === 'robot') === Boolean(isRobot))
    .flatMap((dimension) => {
      const key = keys[dimension];
      return key ? [[dimension, key]] : [];
    });
}

/** The keys under which the visitors of these events were already counted on the same days. */
async function findCountedKeys(events: EventRecord[], session: ClientSession): Promise<Set<string>> {
  const visitors = new Map<string, Set<string>>();
  for (const { day, visitor } of events) visitors.set(day, (visitors.get(day) ?? new Set()).add(visitor));
  if (!visitors.size) return new Set();
  const counted = Event.find({
    $or: [...visitors].map(([day, of]) => ({ day, visitor: mongoose.trusted({ $in: [...of] }) })),
    isUncounted: mongoose.trusted({ $ne: true }),
    value: mongoose.trusted({ $exists: false }),
  })
    .select('-_id -props -at')
    .session(session)
    .batchSize(500)
    .lean<EventRecord[]>();
  const keys = new Set<string>();
  for await (const event of counted.cursor())
    for (const [dimension, key] of listKeys(event)) keys.add(visitKey(event, dimension, key));
  return keys;
}

const visitKey = ({ day, visitor }: EventRecord, dimension: string, key: string) =>
  JSON.stringify([day, visitor, dimension, key]);

function sumEvents(events: EventRecord[], counted: Set<string>): AnyBulkWriteOperation[] {
  const sums = new Map<string, { set: object; views: number; events: number; visitors: number }>();
  for (const event of events)
    for (const [dimension, key] of listKeys(event)) {
      const { day, name } = event;
      const id = `part ${day} ${dimension} ${key}`;
      const set = { ...partFields(day), dimension, key };
      const sum = sums.get(id) ?? { set, views: 0, events: 0, visitors: 0 };
      sums.set(id, sum);
      if (name === 'page_view') sum.views += 1;
      else sum.events += 1;
      const visit = visitKey(event, dimension, key);
      if (!counted.has(visit)) sum.visitors += 1;
      counted.add(visit);
    }
  return [...sums].map(([_id, { set, ...counts }]) => ({
    updateOne: { filter: { _id }, update: { $inc: counts, $setOnInsert: set }, upsert: true },
  }));
}

function sumVitals(events: EventRecord[]): AnyBulkWriteOperation[] {
  const parts = new Map<string, { set: object; steps: Record<string, number> }>();
  for (const { day, name: metric, path: route, device, value } of events.filter(({ isRobot }) => !isRobot)) {
    if (value === undefined || !(vitalMetrics as readonly string[]).includes(metric)) continue;
    const id = `part ${day} ${metric} ${device} ${route}`;
    const part = parts.get(id) ?? { set: { ...partFields(day), route, metric, device }, steps: {} };
    parts.set(id, part);
    const step = `steps.${getHistogramStep(metric, value)}`;
    part.steps[step] = (part.steps[step] ?? 0) + 1;
  }
  return [...parts].map(([_id, { set, steps }]) => ({
    updateOne: { filter: { _id }, update: { $inc: steps, $setOnInsert: set }, upsert: true },
  }));
}

function partFields(day: string) {
  const date = new Date(day);
  return { bucket: 'part', at: day, date, partUntil: new Date(date.getTime() + partLifetime) };
}

/** Marks the events of the last weeks as uncounted. Migration: they were stored before partial sums existed. */
export const markRecentAsUncounted = () =>
  Event.collection.updateMany(
    { day: { $gte: toSiteDay(Date.now() - 29 * dayMs) } },
    { $set: { isUncounted: true } },
  );
