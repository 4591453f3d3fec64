import mongoose from 'mongoose';
import { type ChainPosition, readChain, updateChain } from './chain';
import { type AuditKeys, chainLinkOf, computeMac, hasValidContent } from './mac';
import { AuditLog, type AuditRecord } from './model';

type Session = mongoose.mongo.ClientSession;

const most = 500;

/**
 * Appends waiting entries to the chain in order of time and returns their number. Safe to run in several
 * processes: no position is assigned twice. Entries with an invalid MAC are left out.
 */
export async function chainEntries(keys: AuditKeys): Promise<number> {
  let all = 0;
  for (;;) {
    if (!(await AuditLog.exists({ seq: null }))) return all;
    const count = await mongoose.connection.transaction((session) => chainSome(keys, session));
    all += count;
    if (count < most) return all;
  }
}

async function chainSome(keys: AuditKeys, session: Session): Promise<number> {
  const { base, head } = await readChain(keys, session);
  const lines = await waitingLines(keys, session);
  if (!lines.length) return 0;
  let position = head;
  const steps = lines.map(({ _id, mac }) => {
    const step = { prevHash: position.hash, ...next(keys, position, mac) };
    position = step;
    return { updateOne: { filter: { _id, seq: null }, update: { $set: step } } };
  });
  await updateChain(keys, { base, head: { seq: position.seq, hash: position.hash } }, session);
  await AuditLog.collection.bulkWrite(steps as never[], { session });
  return lines.length;
}

function next(keys: AuditKeys, { seq, hash }: ChainPosition, mac: string): ChainPosition {
  return { seq: seq + 1, hash: computeMac(keys, chainLinkOf(seq + 1, hash, mac)) };
}

async function waitingLines(keys: AuditKeys, session: Session): Promise<AuditRecord[]> {
  const found: AuditRecord[] = [];
  const waiting = AuditLog.collection.find<AuditRecord>({ seq: null } as never, { session });
  for await (const line of waiting.sort({ at: 1, _id: 1 })) {
    if (hasValidContent(keys, line)) found.push(line);
    if (found.length === most) break;
  }
  return found;
}
