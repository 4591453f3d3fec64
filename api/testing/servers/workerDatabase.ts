import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { migrate } from '../../migrations/migrate';
import type { Env } from '../../platform/configuration/env';
import { connect } from '../../platform/db/connect';
import { declaredIndexes } from '../../platform/db/indexes';

/** What the API keeps does not depend on these. */
const indifferent = /^(SCANNER_SOCKET|INTERNAL_KEY|BREACH_LIST_URL|\w+_WEBHOOK_SECRET)$/;

/** The name of the database that the files of one Jest worker share, one after the other, if this server can. */
export function workerDatabase(variables: Record<string, string>): string | undefined {
  const worker = process.env.JEST_WORKER_ID;
  return worker && Object.keys(variables).every((name) => indifferent.test(name))
    ? `worker-${worker}`
    : undefined;
}

/**
 * Brings a worker's database to where migrations leave an empty one. The first file of a worker migrates it and keeps
 * what that wrote; the next ones empty it and copy that back, which is many times quicker.
 */
export async function resetDatabase(env: Env, log: Logger, patience: number): Promise<void> {
  await connect(env.mongoUrl, log, undefined, patience);
  const client = mongoose.connection.getClient();
  const db = client.db(mongoose.connection.name);
  const seeds = client.db(`${db.databaseName}-seeds`);
  const complete = 'complete';
  const kept = await namesOf(seeds);
  if (kept.includes(complete)) {
    const declared = new Set([...declaredIndexes().keys(), ...kept]);
    await Promise.all(
      (await namesOf(db)).map((name) =>
        declared.has(name) ? db.collection(name).deleteMany({}) : db.collection(name).drop(),
      ),
    );
    await Promise.all(kept.filter((name) => name !== complete).map((name) => copy(seeds, db, name)));
    return;
  }
  await db.dropDatabase();
  await migrate(env, log);
  for (const name of await namesOf(db)) await copy(db, seeds, name);
  await seeds.collection<{ _id: string }>(complete).insertOne({ _id: complete });
}

async function namesOf(db: mongoose.mongo.Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

const copy = (from: mongoose.mongo.Db, to: mongoose.mongo.Db, name: string) =>
  from
    .collection(name)
    .aggregate([{ $merge: { into: { db: to.databaseName, coll: name } } }])
    .toArray();
