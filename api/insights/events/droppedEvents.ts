import mongoose, { model, Schema } from 'mongoose';
import {
  droppedKey,
  type EventBatch,
  type EventQuery,
  type EventTotals,
  type StorageLimit,
} from './contract';
import { rollupLifetime } from './model';

/** Number of events of one day that were not stored because they exceeded a limit. */
interface DroppedRecord {
  /** Day and limit. */
  _id: string;
  day: string;
  limit: StorageLimit;
  views: number;
  /** Other events than page views. */
  events: number;
  date: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<DroppedRecord>(
  { _id: text, day: text, limit: text, views: Number, events: Number, date: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ day: 1 });
schema.index({ date: 1 }, { expireAfterSeconds: rollupLifetime });

export const DroppedEvents = model<DroppedRecord>('DroppedEvents', schema, 'droppedEvents');

/** Counts the events of a batch that is not stored, so that the reports can say what they lack. */
export async function countDropped(day: string, limit: StorageLimit, { events }: EventBatch): Promise<void> {
  const views = events.filter(({ name }) => name === 'page_view').length;
  await DroppedEvents.collection.updateOne(
    { _id: `${day} ${limit}` as never },
    { $inc: { views, events: events.length - views }, $setOnInsert: { day, limit, date: new Date(day) } },
    { upsert: true, writeConcern: { w: 1, journal: false } },
  );
}

/** What was not stored in a period, as rows of the bots. */
export async function readDropped({ from, to, by }: EventQuery): Promise<EventTotals['rows']> {
  const inPeriod = { day: mongoose.trusted({ $gte: from, $lte: to }) };
  const found = await DroppedEvents.find(inPeriod).sort({ day: 1 }).lean();
  const rows = new Map<string, EventTotals['rows'][0]>();
  for (const { day, limit, views, events } of found) {
    const id = by === 'day' ? `${day} ${limit}` : limit;
    const row = rows.get(id) ?? {
      key: `${droppedKey}${limit}`,
      day: by === 'day' ? day : null,
      views: 0,
      events: 0,
      visitors: 0,
    };
    rows.set(id, { ...row, views: row.views + views, events: row.events + events });
  }
  return [...rows.values()];
}
