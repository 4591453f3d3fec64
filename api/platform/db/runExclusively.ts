import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';

export interface Lock {
  _id: string;
  owner: string;
  until: Date;
}

const LEASE_MS = 60_000;

/**
 * Runs an action while no other process runs one with the same name; the others wait. The lock is renewed
 * while the action runs and expires a minute after a crash.
 */
export async function runExclusively<T>(
  locks: mongoose.mongo.Collection<Lock>,
  _id: string,
  task: () => Promise<T>,
): Promise<T> {
  const owner = randomUUID();
  while (!(await take(locks, _id, owner))) await sleep(250);
  const renewLease = () => locks.updateOne({ _id, owner }, { $set: { until: endOfLease() } }).catch(() => {});
  const timer = setInterval(renewLease, LEASE_MS / 3);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    await locks.deleteOne({ _id, owner });
  }
}

async function take(locks: mongoose.mongo.Collection<Lock>, _id: string, owner: string): Promise<boolean> {
  try {
    await locks.updateOne(
      { _id, until: { $lt: new Date() } },
      { $set: { owner, until: endOfLease() } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // Another process holds the lock, so the upsert violates the unique id.
    if ((error as { code?: number }).code !== 11000) throw error;
    return false;
  }
}

const endOfLease = () => new Date(Date.now() + LEASE_MS);
