import mongoose, { type AnyBulkWriteOperation, type ClientSession } from 'mongoose';
import { type EventDimension, eventDimensions } from './contract';
import { Event, type EventRecord, EventRollup, Rollups, VitalRollup } from './model';
import { siteDay } from './siteDay';
import { stepOf } from './steps';

const atOnce = 2000;
const dayMs = 86_400_000;
/** Parts of a day are of use until its last raw events are gone. */
const partsFor = 32 * dayMs;

/**
 * Adds so many of the events that nobody has counted yet to the parts of their days, in one transaction with the mark
 * that they are counted: whatever breaks off, each counts once. Costs what is new, and what its visitors did before on
 * that day. Returns whether there may be more.
 */
export function countSome(): Promise<boolean> {
  return mongoose.connection.transaction(async (session) => {
    const events = await Event.find({ isUncounted: true })
      .sort({ _id: 1 })
      .limit(atOnce)
      .session(session)
      .lean<(EventRecord & { _id: mongoose.Types.ObjectId })[]>();
    if (!events.length) return false;
    const seen = events.filter(({ value }) => value === undefined);
    const days = [...new Set(events.map(({ day }) => day))];
    const sums = sumsOf(seen, await keysBefore(seen, session));
    if (sums.length) await EventRollup.bulkWrite(sums, { session, ordered: false });
    const steps = stepsOf(events);
    if (steps.length) await VitalRollup.bulkWrite(steps, { session, ordered: false });
    const areCounted = { _id: { $in: events.map(({ _id }) => _id) } };
    await Event.collection.updateMany(areCounted, { $unset: { isUncounted: 1 } }, { session });
    await Rollups.updateOne(
      { _id: 'events' },
      { $addToSet: { days: { $each: days } } },
      { upsert: true, session },
    );
    return events.length === atOnce;
  });
}

/** What an event is counted under in each dimension. Robots count for nothing but the dimension of their own. */
function keysOf({ isRobot, ...event }: EventRecord): [EventDimension, string][] {
  const keys: Record<EventDimension, string | undefined> = {
    total: 'all',
    ...{ path: event.path, referrer: event.referrer, class: event.class, source: event.source },
    ...{ campaign: event.campaign, device: event.device, browser: event.browser },
    event: event.name === 'page_view' ? undefined : event.name,
    robot: event.browser,
  };
  return eventDimensions
    .filter((dimension) => (dimension === 'robot') === Boolean(isRobot))
    .flatMap((dimension) => {
      const key = keys[dimension];
      return key ? [[dimension, key]] : [];
    });
}

/** Under which keys the visitors of these events were counted before, on the same days. */
async function keysBefore(events: EventRecord[], session: ClientSession): Promise<Set<string>> {
  const visitors = new Map<string, Set<string>>();
  for (const { day, visitor } of events) visitors.set(day, (visitors.get(day) ?? new Set()).add(visitor));
  if (!visitors.size) return new Set();
  const before = Event.find({
    $or: [...visitors].map(([day, of]) => ({ day, visitor: mongoose.trusted({ $in: [...of] }) })),
    isUncounted: mongoose.trusted({ $ne: true }),
    value: mongoose.trusted({ $exists: false }),
  })
    .select('-_id -props -at')
    .session(session)
    .lean<EventRecord[]>();
  const keys = new Set<string>();
  for await (const event of before.cursor())
    for (const [dimension, key] of keysOf(event)) keys.add(nameOf(event, dimension, key));
  return keys;
}

const nameOf = ({ day, visitor }: EventRecord, dimension: string, key: string) =>
  JSON.stringify([day, visitor, dimension, key]);

function sumsOf(events: EventRecord[], before: Set<string>): AnyBulkWriteOperation[] {
  const sums = new Map<string, { set: object; views: number; events: number; visitors: number }>();
  for (const event of events)
    for (const [dimension, key] of keysOf(event)) {
      const { day, name } = event;
      const id = `part ${day} ${dimension} ${key}`;
      const set = { ...partOf(day), dimension, key };
      const sum = sums.get(id) ?? { set, views: 0, events: 0, visitors: 0 };
      sums.set(id, sum);
      if (name === 'page_view') sum.views += 1;
      else sum.events += 1;
      const visit = nameOf(event, dimension, key);
      if (!before.has(visit)) sum.visitors += 1;
      before.add(visit);
    }
  return [...sums].map(([_id, { set, ...counts }]) => ({
    updateOne: { filter: { _id }, update: { $inc: counts, $setOnInsert: set }, upsert: true },
  }));
}

function stepsOf(events: EventRecord[]): AnyBulkWriteOperation[] {
  const parts = new Map<string, { set: object; steps: Record<string, number> }>();
  for (const { day, name: metric, path: route, value } of events.filter(({ isRobot }) => !isRobot)) {
    if (value === undefined) continue;
    const id = `part ${day} ${metric} ${route}`;
    const part = parts.get(id) ?? { set: { ...partOf(day), route, metric }, steps: {} };
    parts.set(id, part);
    const step = `steps.${stepOf(metric, value)}`;
    part.steps[step] = (part.steps[step] ?? 0) + 1;
  }
  return [...parts].map(([_id, { set, steps }]) => ({
    updateOne: { filter: { _id }, update: { $inc: steps, $setOnInsert: set }, upsert: true },
  }));
}

function partOf(day: string) {
  const date = new Date(day);
  return { bucket: 'part', at: day, date, partUntil: new Date(date.getTime() + partsFor) };
}

/** Has the events of the last weeks counted by parts, as those of before were not. */
export const countAnew = () =>
  Event.collection.updateMany(
    { day: { $gte: siteDay(Date.now() - 29 * dayMs) } },
    { $set: { isUncounted: true } },
  );
