import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { createIndexes } from '../db/indexes';
import type { Env } from '../env';
import { migrations } from './migrations';

interface Lock {
  _id: string;
  until: Date;
}

const holdFor = 60_000;

/**
 * Brings the database up to date: every declared index, then each step, which runs once ever, in order, and one
 * process at a time; the others wait. A process killed in the middle holds the lock for a minute at most.
 */
export async function migrate(env: Env, log: Logger): Promise<void> {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const done = db.collection<{ _id: string; at: Date }>('migrations');
  const locks = db.collection<Lock>('locks');
  const isDone = async (id: string) => Boolean(await done.findOne({ _id: id }));
  await takeLock(locks);
  try {
    await createIndexes(db);
    for (const { id, run } of migrations) {
      if (await isDone(id)) continue;
      await run(db, env);
      await done.insertOne({ _id: id, at: new Date() });
      await locks.updateOne({ _id: 'migrations' }, { $set: { until: new Date(Date.now() + holdFor) } });
      log.info({ migration: id }, 'migrated');
    }
  } finally {
    await locks.deleteOne({ _id: 'migrations' });
  }
}

async function takeLock(locks: mongoose.mongo.Collection<Lock>): Promise<void> {
  for (;;) {
    const until = new Date(Date.now() + holdFor);
    try {
      await locks.updateOne(
        { _id: 'migrations', until: { $lt: new Date() } },
        { $set: { until } },
        { upsert: true },
      );
      return;
    } catch (error) {
      // Another process holds it: its lock stands where ours would be put.
      if ((error as { code?: number }).code !== 11000) throw error;
      await sleep(250);
    }
  }
}
