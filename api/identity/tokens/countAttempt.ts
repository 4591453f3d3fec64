import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { declareIndexes } from '../../platform/db/indexes';

declareIndexes('loginTries', { key: { expires: 1 }, expireAfterSeconds: 0 });

interface TriesRecord {
  _id: string;
  /** Hash of the account. */
  account: string;
  /** Checked attempts since the counter was last reset. */
  tries: number;
  last: Date;
  restsUntil: Date | null;
  /** Whether the attempt that wrote this came during a pause and must not be checked. */
  isResting: boolean;
  expires: Date;
}

export interface AttemptResult {
  isResting: boolean;
  /** Seconds until the next attempt is allowed. */
  restsFor: number;
}

const minute = 60_000;
const forgottenAfter = 15 * minute;
const free = 5;

/**
 * Counts an attempt by account and source and decides whether it may be checked. Five are free; later ones
 * are followed by pauses of 1, 5 and then 15 minutes. 15 minutes without an attempt or a pause reset the
 * counter. One write counts and decides, so that concurrent attempts can't exceed the limit.
 */
export async function countAttempt(account: string, place: string, now = Date.now()): Promise<AttemptResult> {
  try {
    const _id = idOf(account, place);
    const about = { $set: { account: hashOf(account) } };
    const after = await tries().findOneAndUpdate({ _id }, [about, ...counted(now)], {
      upsert: true,
      returnDocument: 'after',
    });
    const until = after?.restsUntil?.getTime() ?? now;
    return { isResting: Boolean(after?.isResting), restsFor: Math.max(1, Math.ceil((until - now) / 1000)) };
  } catch (error) {
    // Two concurrent first attempts: the other one created the record.
    if ((error as { code?: number }).code === 11000) return countAttempt(account, place, now);
    throw error;
  }
}

export async function clearAttemptsFrom(account: string, place: string): Promise<void> {
  await tries().deleteOne({ _id: idOf(account, place) });
}

/** Resets the attempts on an account from all sources. */
export async function clearAllAttempts(account: string): Promise<void> {
  await tries().deleteMany({ account: hashOf(account) });
}

function counted(now: number): Record<string, unknown>[] {
  const at = (after: number) => new Date(now + after);
  const rest = (tries: number, minutes: number) => ({
    case: { $gte: ['$tries', tries] },
    // biome-ignore lint/suspicious/noThenProperty: the database's word
    then: at(minutes * minute),
  });
  const isForgotten = { $not: [{ $gt: ['$expires', at(0)] }] };
  const rests = { branches: [rest(free + 2, 15), rest(free + 1, 5), rest(free, 1)], default: null };
  return [
    { $set: { isResting: { $gt: ['$restsUntil', at(0)] } } },
    {
      $set: {
        tries: {
          $cond: ['$isResting', '$tries', { $cond: [isForgotten, 1, { $add: ['$tries', 1] }] }],
        },
        last: { $cond: ['$isResting', '$last', at(0)] },
      },
    },
    { $set: { restsUntil: { $cond: ['$isResting', '$restsUntil', { $switch: rests }] } } },
    { $set: { expires: { $add: [{ $ifNull: ['$restsUntil', '$last'] }, forgottenAfter] } } },
  ];
}

// A lost count is harmless, so the write does not wait for the journal.
function tries() {
  const writeConcern = { w: 1, journal: false } as const;
  const { connection } = mongoose;
  return connection.getClient().db(connection.name).collection<TriesRecord>('loginTries', { writeConcern });
}

// Hashed, so that nobody can read later whose account was tried from where.
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function idOf(account: string, place: string): string {
  return hashOf(`${account} ${place}`);
}
