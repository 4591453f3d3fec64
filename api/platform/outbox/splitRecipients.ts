import type mongoose from 'mongoose';
import { newMessageId, type OutboxEntry, type OutboxSource } from './outboxEntries';

/** Migration: an unsent email to several people becomes an email to each of them. */
export async function splitRecipients(
  db: mongoose.mongo.Db,
  collection: string,
  env: { mailFrom: string },
): Promise<void> {
  const records = db.collection<Pick<OutboxSource, '_id' | 'outbox'>>(collection);
  const found = records.find({ outbox: { $elemMatch: { to: /, /, state: { $ne: 'sent' } } } });
  for await (const { _id, outbox } of found) {
    const entries = outbox.flatMap((entry) => (entry.state === 'sent' ? [entry] : split(entry, env)));
    await records.updateOne({ _id, outbox }, { $set: { outbox: entries } });
  }
}

function split(entry: OutboxEntry, env: { mailFrom: string }): OutboxEntry[] {
  const [to = '', ...others] = entry.to.split(', ');
  return [
    { ...entry, to },
    ...others.map((other) => ({ ...entry, to: other, messageId: newMessageId(entry.kind, env) })),
  ];
}
