import mongoose from 'mongoose';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterMongo,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { indexed } from '../db/indexes';
import { tooManyRequests } from '../errors/HttpError';

indexed('limits', { key: { key: 1 }, unique: true }, { key: { expire: 1 }, expireAfterSeconds: 0 });

export interface Count {
  count: number;
  /** Seconds until counting starts again. */
  resetsIn: number;
}

/** Counts deeds by key in the database, so that all instances share the count; in memory while it is away. */
export interface RateLimit {
  /** Counts one more, or several, and says how many there are. */
  hit: (name: string, key: string, seconds: number, points?: number) => Promise<Count>;
  /** Takes one count back, for a deed that did not happen. */
  refund: (name: string, key: string, seconds: number) => Promise<void>;
  /** Counts one more; 429 when that is more than allowed. */
  allow: (name: string, key: string, most: number, seconds: number) => Promise<void>;
}

export function createRateLimit(): RateLimit {
  const limiters = new Map<string, RateLimiterAbstract>();

  function limiterOf(name: string, seconds: number): RateLimiterAbstract {
    const isConnected = mongoose.connection.readyState === 1;
    const id = `${name}:${seconds}:${isConnected}`;
    const known = limiters.get(id) ?? createLimiter(name, seconds, isConnected);
    limiters.set(id, known);
    return known;
  }

  const limit: RateLimit = {
    hit: async (name, key, seconds, points = 1) =>
      countOf(await limiterOf(name, seconds).penalty(key, points)),
    refund: async (name, key, seconds) => {
      await limiterOf(name, seconds).reward(key, 1);
    },
    allow: async (name, key, most, seconds) => {
      const { count, resetsIn } = await limit.hit(name, key, seconds);
      if (count > most) throw tooManyRequests(resetsIn);
    },
  };
  return limit;
}

/** Forgets what was counted under a name for a key, and for whatever begins with the key and a space. */
export async function forgetLimits(name: string, key: string): Promise<void> {
  const { connection } = mongoose;
  const exact = `${name}:${key}`;
  const after = { $gte: `${exact} `, $lt: `${exact}!` };
  const limits = connection.getClient().db(connection.name).collection('limits');
  await limits.deleteMany({ $or: [{ key: exact }, { key: after }] });
}

function createLimiter(keyPrefix: string, duration: number, isConnected: boolean): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, duration, points: Number.MAX_SAFE_INTEGER });
  if (!isConnected) return memory;
  // A lost count costs nothing, so it does not wait for the journal as everything else does.
  const db = mongoose.connection
    .getClient()
    .db(mongoose.connection.name, { writeConcern: { w: 1, journal: false } });
  return new RateLimiterMongo({
    storeClient: db,
    tableName: 'limits',
    disableIndexesCreation: true,
    insuranceLimiter: memory,
    keyPrefix,
    duration,
    points: Number.MAX_SAFE_INTEGER,
  });
}

function countOf({ consumedPoints, msBeforeNext }: RateLimiterRes): Count {
  return { count: consumedPoints, resetsIn: Math.ceil(msBeforeNext / 1000) };
}
