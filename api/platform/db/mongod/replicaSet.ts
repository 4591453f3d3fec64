import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';

interface Config {
  _id: string;
  version: number;
  members: { _id: number; host: string }[];
}

/**
 * Initiates a replica set with the members on these ports, or moves a set of one to its new port. Resolves
 * when it accepts writes; fails after 30 seconds or when another database listens there.
 */
export async function initiateReplicaSet(ports: number[], set: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  let reason = 'it answers, but is not primary';
  while (Date.now() < deadline) {
    const isReady = await withClient(ports[0] as number, (client) => tryOnce(client, ports, set)).catch(
      (error: Error) => {
        reason = error.message;
        return false;
      },
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error(`The database did not become ready within 30 seconds: ${reason}.`);
}

// A new client for every attempt, because one that failed to connect stays closed.
async function withClient<T>(
  port: number,
  task: (client: mongoose.mongo.MongoClient) => Promise<T>,
): Promise<T> {
  // Loaded by the first start alone: the driver takes more memory than the rest of the supervisor.
  const { MongoClient } = (await import('mongoose')).default.mongo;
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 1000,
  });
  try {
    return await task(client);
  } finally {
    await client.close();
  }
}

async function tryOnce(client: mongoose.mongo.MongoClient, ports: number[], set: string): Promise<boolean> {
  const admin = client.db('admin');
  const hello = await admin.command({ hello: 1 });
  if (hello.setName && hello.setName !== set) throw new Error('another database listens on its port');
  if (ports.length === 1 ? hello.isWritablePrimary : hello.primary) return true;
  const members = ports.map((port, index) => ({ _id: index, host: `127.0.0.1:${port}` }));
  const stored = await client.db('local').collection<Config>('system.replset').findOne();
  if (!stored) {
    await admin.command({ replSetInitiate: { _id: set, members } });
  } else if (ports.length === 1 && stored.members[0]?.host !== members[0]?.host) {
    const moved = stored.members.map((member, index) => ({ ...member, host: members[index]?.host }));
    await admin.command({
      replSetReconfig: { ...stored, members: moved, version: stored.version + 1 },
      force: true,
    });
  }
  return false;
}
