import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { indexed } from '../../platform/db/indexes';

indexed('loginTries', { key: { expires: 1 }, expireAfterSeconds: 0 });

interface TriesRecord {
  _id: string;
  /** The account that is tried. */
  account: string;
  /** Tries that were looked at since the last ones were forgotten. */
  tries: number;
  last: Date;
  restsUntil: Date | null;
  /** Whether the try that wrote this came during a rest, and is not to be looked at. */
  isResting: boolean;
  expires: Date;
}

export interface Verdict {
  isResting: boolean;
  /** Seconds until the next try is looked at. */
  restsFor: number;
}

const minute = 60_000;
const forgottenAfter = 15 * minute;
const free = 5;

/**
 * Counts a try by who is tried from where, and says whether it may be looked at: five are free, each after them follows
 * a rest of 1, 5 and then 15 minutes, and a quarter of an hour without a try or a rest forgets them. One write counts
 * and decides, so that of any number of tries at the same moment no more than these are looked at.
 */
export async function countAttempt(account: string, place: string, now = Date.now()): Promise<Verdict> {
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
    // Two first tries at once; one of them made the record.
    if ((error as { code?: number }).code === 11000) return countAttempt(account, place, now);
    throw error;
  }
}

export async function clearAttemptsOf(account: string, place: string): Promise<void> {
  await tries().deleteOne({ _id: idOf(account, place) });
}

/** Forgets what was tried with an account, from wherever. */
export async function clearAttemptsFor(account: string): Promise<void> {
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

// A lost count costs nothing, so it does not wait for the journal as everything else does.
function tries() {
  const writeConcern = { w: 1, journal: false } as const;
  const { connection } = mongoose;
  return connection.getClient().db(connection.name).collection<TriesRecord>('loginTries', { writeConcern });
}

// Whom somebody tried to be, and from where, is nobody's business afterwards.
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function idOf(account: string, place: string): string {
  return hashOf(`${account} ${place}`);
}
