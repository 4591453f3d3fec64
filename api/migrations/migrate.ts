import mongoose from 'mongoose';
import type { Logger } from 'pino';
import type { Env } from '../platform/configuration/env';
import { createIndexes } from '../platform/db/indexes';
import { type Lock, runExclusively } from '../platform/db/runExclusively';

import { migrations } from './migrations';

/**
 * Creates all declared indexes, then runs each pending migration once and in order. Processes run it one at a
 * time; the others wait.
 */
export async function migrate(env: Env, log: Logger): Promise<void> {
  const db = mongoose.connection.getClient().db(mongoose.connection.name);
  const done = db.collection<{ _id: string; at: Date }>('migrations');
  await runExclusively(db.collection<Lock>('locks'), 'migrations', async () => {
    await createIndexes(db);
    const before = new Set((await done.find().toArray()).map(({ _id }) => _id));
    for (const { id, run } of migrations) {
      if (before.has(id)) continue;
      await run(db, env);
      await done.insertOne({ _id: id, at: new Date() });
      log.info({ migration: id }, 'migrated');
    }
  });
}
