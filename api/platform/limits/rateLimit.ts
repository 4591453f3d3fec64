import mongoose from 'mongoose';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterMongo,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { connectionOf } from '../client/clientAddress';
import { declareIndexes } from '../db/indexes';
import { tooManyRequests } from '../errors/HttpError';

declareIndexes('limits', { key: { key: 1 }, unique: true }, { key: { expire: 1 }, expireAfterSeconds: 0 });

export interface Count {
  count: number;
  /** Seconds until the counter resets. */
  resetsIn: number;
}

/** How many networks of one IPv6 connection may use up their limits. Each connection has 65,536 networks. */
const NETWORKS_PER_CONNECTION = 16;

/**
 * Counts actions by key in the database, shared by all instances; in memory while the database is unavailable. A key
 * that ends with an IPv6 network counts for its connection too: together, the networks of a connection reach a limit
 * after sixteen times as many actions.
 */
export interface RateLimit {
  /** Counts one or more points and returns the total; with none, only returns it. */
  hit: (name: string, key: string, seconds: number, points?: number) => Promise<Count>;
  /** Undoes one or more counts, for an action that did not happen. */
  refund: (name: string, key: string, seconds: number, points?: number) => Promise<void>;
  /** Counts one more. Throws 429 above the limit. */
  consume: (name: string, key: string, most: number, seconds: number) => Promise<void>;
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
    hit: async (name, key, seconds, points = 1) => {
      const limiter = limiterOf(name, seconds);
      const own = countOf(await limiter.penalty(key, points));
      const connection = connectionOf(key);
      if (!connection) return own;
      const { count, resetsIn } = countOf(await limiter.penalty(connection, points));
      const share = Math.ceil(count / NETWORKS_PER_CONNECTION);
      return share > own.count ? { count: share, resetsIn } : own;
    },
    refund: async (name, key, seconds, points = 1) => {
      const limiter = limiterOf(name, seconds);
      await limiter.reward(key, points);
      const connection = connectionOf(key);
      if (connection) await limiter.reward(connection, points);
    },
    consume: async (name, key, most, seconds) => {
      const { count, resetsIn } = await limit.hit(name, key, seconds);
      if (count > most) throw tooManyRequests(resetsIn);
    },
  };
  return limit;
}

/** Resets the counters of a name for a key, and for all keys that begin with it and a space. */
export async function resetLimits(name: string, key: string): Promise<void> {
  const { connection } = mongoose;
  const exact = `${name}:${key}`;
  const after = { $gte: `${exact} `, $lt: `${exact}!` };
  const limits = connection.getClient().db(connection.name).collection('limits');
  await limits.deleteMany({ $or: [{ key: exact }, { key: after }] });
}

function createLimiter(keyPrefix: string, duration: number, isConnected: boolean): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix, duration, points: Number.MAX_SAFE_INTEGER });
  if (!isConnected) return memory;
  // A lost count is harmless, so the write does not wait for the journal.
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
