import mongoose from 'mongoose';
import { readChain, updateChain } from './chain';
import type { AuditKeys } from './mac';
import { AuditLog, type AuditRecord } from './model';

type Session = mongoose.mongo.ClientSession;

/** Retention in days. */
export const retentionDays = 400;
const most = 1000;

/** Deletes the oldest entries from the start of the chain. Verification starts after them. */
export async function deleteOldEntries(keys: AuditKeys, now = Date.now()): Promise<void> {
  const until = new Date(now - retentionDays * 86_400_000);
  let count = most;
  while (count === most)
    count = await mongoose.connection.transaction((session) => forgetSome(keys, until, session));
}

async function forgetSome(keys: AuditKeys, until: Date, session: Session): Promise<number> {
  const { base, head } = await readChain(keys, session);
  const lines = await AuditLog.collection
    .find<AuditRecord>({ seq: { $gt: base.seq } } as never, { session })
    .sort({ seq: 1 })
    .limit(most)
    .toArray();
  const firstRemaining = lines.findIndex(({ at }) => at >= until);
  const old = firstRemaining < 0 ? lines : lines.slice(0, firstRemaining);
  const last = old.at(-1);
  if (!last) return 0;
  await updateChain(keys, { base: { seq: last.seq ?? 0, hash: last.hash ?? '' }, head }, session);
  await AuditLog.collection.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } } as never, { session });
  return old.length;
}
