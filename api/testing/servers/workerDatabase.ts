import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { migrate } from '../../migrations/migrate';
import type { Env } from '../../platform/configuration/env';
import { connect } from '../../platform/db/connect';
import { declaredIndexes } from '../../platform/db/indexes';

/** Variables that do not affect what is stored, so that a server with them can share the database. */
const VARIABLES_WITHOUT_EFFECT =
  /^(SCANNER_SOCKET|INTERNAL_KEY|BREACH_LIST_URL|HUBSPOT_ORIGIN|\w+_WEBHOOK_SECRET)$/;

/** The name of the database that the files of a Jest worker share; undefined if this server needs its own. */
export function workerDatabaseName(variables: Record<string, string>): string | undefined {
  const worker = process.env.JEST_WORKER_ID;
  return worker && Object.keys(variables).every((name) => VARIABLES_WITHOUT_EFFECT.test(name))
    ? `worker-${worker}`
    : undefined;
}

/**
 * Resets a worker's database to the state after migrations. The first file of a worker runs them and keeps a copy of the
 * result; the next ones empty the database and restore the copy, which is many times faster.
 */
export async function resetDatabase(env: Env, log: Logger, timeoutFactor: number): Promise<void> {
  await connect(env.mongoUrl, log, undefined, timeoutFactor);
  const client = mongoose.connection.getClient();
  const db = client.db(mongoose.connection.name);
  const seeds = client.db(`${db.databaseName}-seeds`);
  const complete = 'complete';
  const seeded = await collectionNames(seeds);
  if (seeded.includes(complete)) {
    const declared = new Set([...declaredIndexes().keys(), ...seeded]);
    await Promise.all(
      (await collectionNames(db)).map((name) =>
        declared.has(name) ? db.collection(name).deleteMany({}) : db.collection(name).drop(),
      ),
    );
    await Promise.all(
      seeded.filter((name) => name !== complete).map((name) => copyCollection(seeds, db, name)),
    );
    return;
  }
  await db.dropDatabase();
  await migrate(env, log);
  for (const name of await collectionNames(db)) await copyCollection(db, seeds, name);
  await seeds.collection<{ _id: string }>(complete).insertOne({ _id: complete });
}

async function collectionNames(db: mongoose.mongo.Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

const copyCollection = (from: mongoose.mongo.Db, to: mongoose.mongo.Db, name: string) =>
  from
    .collection(name)
    .aggregate([{ $merge: { into: { db: to.databaseName, coll: name } } }])
    .toArray();
