import mongoose from 'mongoose';
import { moveChain, type Place, readChain } from './chain';
import { AuditLog, type AuditRecord } from './model';
import { contentOf, isSealed, type Keys, linkOf, seal } from './seal';

type Session = mongoose.mongo.ClientSession;

const most = 500;

/**
 * Gives the lines that have none yet their places in the chain, in the order of their moments, and says how many. From
 * any number of processes at once no place is given twice. What does not prove to be ours stays without one.
 */
export async function chainLines(keys: Keys): Promise<number> {
  let all = 0;
  for (;;) {
    if (!(await AuditLog.exists({ seq: null }))) return all;
    const count = await mongoose.connection.transaction((session) => chainSome(keys, session));
    all += count;
    if (count < most) return all;
  }
}

async function chainSome(keys: Keys, session: Session): Promise<number> {
  const { base, head } = await readChain(keys, session);
  const lines = await waitingLines(keys, session);
  if (!lines.length) return 0;
  let place = head;
  const steps = lines.map(({ _id, mac }) => {
    const step = { prevHash: place.hash, ...next(keys, place, mac) };
    place = step;
    return { updateOne: { filter: { _id, seq: null }, update: { $set: step } } };
  });
  await moveChain(keys, { base, head: { seq: place.seq, hash: place.hash } }, session);
  await AuditLog.collection.bulkWrite(steps as never[], { session });
  return lines.length;
}

function next(keys: Keys, { seq, hash }: Place, mac: string): Place {
  return { seq: seq + 1, hash: seal(keys, linkOf(seq + 1, hash, mac)) };
}

async function waitingLines(keys: Keys, session: Session): Promise<AuditRecord[]> {
  const found: AuditRecord[] = [];
  const waiting = AuditLog.collection.find<AuditRecord>({ seq: null } as never, { session });
  for await (const line of waiting.sort({ at: 1, _id: 1 })) {
    if (isSealed(keys, contentOf(line), line.mac)) found.push(line);
    if (found.length === most) break;
  }
  return found;
}
