import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type mongoose from 'mongoose';

export interface Lock {
  _id: string;
  owner: string;
  until: Date;
}

const holdFor = 60_000;

/**
 * Does a deed while no other process does one under the same name; the others wait. However long the deed takes it
 * keeps the lock; a process killed in the middle holds it for a minute at most.
 */
export async function runExclusively<T>(
  locks: mongoose.mongo.Collection<Lock>,
  _id: string,
  deed: () => Promise<T>,
): Promise<T> {
  const owner = randomUUID();
  while (!(await take(locks, _id, owner))) await sleep(250);
  const holdOn = () => locks.updateOne({ _id, owner }, { $set: { until: inAWhile() } }).catch(() => {});
  const timer = setInterval(holdOn, holdFor / 3);
  try {
    return await deed();
  } finally {
    clearInterval(timer);
    await locks.deleteOne({ _id, owner });
  }
}

async function take(locks: mongoose.mongo.Collection<Lock>, _id: string, owner: string): Promise<boolean> {
  try {
    await locks.updateOne(
      { _id, until: { $lt: new Date() } },
      { $set: { owner, until: inAWhile() } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // Another process holds it: its lock stands where ours would be put.
    if ((error as { code?: number }).code !== 11000) throw error;
    return false;
  }
}

const inAWhile = () => new Date(Date.now() + holdFor);
