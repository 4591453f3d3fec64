import mongoose from 'mongoose';
import type { Author } from './changeDocument';
import type { Presence as PresenceView } from './contract';
import { Presence } from './model';

const PRESENCE_MS = 60_000;

/** Records that a member has a document open, and returns who else had it open within the last minute. */
export async function recordPresence(
  documentId: string,
  { _id, name }: Author,
  field: string,
): Promise<PresenceView[]> {
  const seenAt = new Date();
  const own = `${documentId}:${_id}`;
  await Presence.updateOne({ _id: own }, { $set: { documentId, name, field, seenAt } }, { upsert: true });
  const isHere = mongoose.trusted({ $gt: new Date(seenAt.getTime() - PRESENCE_MS) });
  const others = await Presence.find({ documentId, seenAt: isHere }).sort({ seenAt: -1 }).limit(50).lean();
  return others
    .filter((other) => other._id !== own)
    .map((other) => ({ name: other.name, field: other.field, seenAt: other.seenAt.toISOString() }));
}
