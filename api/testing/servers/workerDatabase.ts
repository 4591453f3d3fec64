import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { migrate } from '../../migrations/migrate';
import type { Env } from '../../platform/configuration/env';
import { type ConnectOptions, connect } from '../../platform/db/connect';
import { createIndexes, declaredIndexes } from '../../platform/db/indexes';

/** The name of the database that the files of a Jest worker share; undefined if this server needs its own. */
export function workerDatabaseName(variables: Record<string, string>): string | undefined {
  const worker = process.env.JEST_WORKER_ID;
  return worker && !('MONGO_URL' in variables) ? `worker-${worker}` : undefined;
}

/** The address of a database for another process, by which `endTransactions` knows it. */
export function urlOfOthers(mongoUrl: string): string {
  const url = new URL(mongoUrl);
  url.searchParams.set('appName', url.pathname.slice(1));
  return url.href;
}

/** Ends the transactions of killed processes, whose locks the database would keep for half a minute. */
export async function endTransactions(): Promise<void> {
  const { connection } = mongoose;
  const admin = connection.getClient().db('admin');
  const isTheirs = { appName: connection.name, transaction: { $exists: true } };
  const left = await admin
    .aggregate([{ $currentOp: { allUsers: true, idleSessions: true } }, { $match: isTheirs }])
    .toArray();
  if (left.length) await admin.command({ killSessions: left.map(({ lsid }) => ({ id: lsid.id })) });
}

/** When this process reset its worker's database; undefined before the first time. */
let resetAt: mongoose.mongo.Timestamp | undefined;

/**
 * Resets a worker's database to the state after migrations. The first file of a worker runs them and keeps a copy of the
 * result; the next ones empty the collections that were written to and restore their copies, which is many times faster.
 */
export async function resetDatabase(env: Env, log: Logger, options: ConnectOptions): Promise<void> {
  await connect(env.mongoUrl, log, undefined, options);
  await endTransactions();
  const client = mongoose.connection.getClient();
  const db = client.db(mongoose.connection.name);
  const seeds = client.db(`${db.databaseName}-seeds`);
  const complete = 'complete';
  const seeded = await collectionNames(seeds);
  if (seeded.includes(complete)) {
    const declared = new Set([...declaredIndexes().keys(), ...seeded]);
    const written = await writtenSince(client, db.databaseName, resetAt);
    const isWritten = (name: string) => !written || written.has(name);
    await Promise.all(
      (await collectionNames(db))
        .filter((name) => !declared.has(name) || isWritten(name))
        .map((name) =>
          declared.has(name) ? db.collection(name).deleteMany({}) : db.collection(name).drop(),
        ),
    );
    await Promise.all(
      seeded
        .filter((name) => name !== complete && isWritten(name))
        .map((name) => copyCollection(seeds, db, name)),
    );
    // Collections were created or changed, so indexes may be missing.
    if (isWritten('$cmd')) await createIndexes(db);
  } else {
    await db.dropDatabase();
    await migrate(env, log);
    for (const name of await collectionNames(db)) await copyCollection(db, seeds, name);
    await seeds.collection<{ _id: string }>(complete).insertOne({ _id: complete });
  }
  const last = await oplogOf(client).find().sort({ $natural: -1 }).limit(1).next();
  resetAt = last?.ts;
}

const oplogOf = (client: mongoose.mongo.MongoClient) =>
  client.db('local').collection<{ ts: mongoose.mongo.Timestamp }>('oplog.rs');

/** The collections of a database that were written to, by any process; undefined if this is not known. */
async function writtenSince(
  client: mongoose.mongo.MongoClient,
  database: string,
  time?: mongoose.mongo.Timestamp,
): Promise<Set<string> | undefined> {
  const oplog = oplogOf(client);
  const first = await oplog.find().sort({ $natural: 1 }).limit(1).next();
  if (!time || !first || first.ts.greaterThan(time)) return undefined;
  const entries = await oplog
    .aggregate<{ _id: string }>([
      { $match: { ts: { $gt: time } } },
      { $project: { names: { $concatArrays: [['$ns'], { $ifNull: ['$o.applyOps.ns', []] }] } } },
      { $unwind: '$names' },
      { $group: { _id: '$names' } },
    ])
    .toArray();
  return new Set(
    entries
      .filter(({ _id }) => _id.startsWith(`${database}.`))
      .map(({ _id }) => _id.slice(database.length + 1)),
  );
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
