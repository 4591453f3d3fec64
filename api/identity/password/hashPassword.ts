import { randomUUID } from 'node:crypto';
import { hash, hashSync, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { unavailable } from '../../platform/errors/HttpError';

// The library's default algorithm is Argon2id.
const costs = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  lowest: { memoryCost: 8, timeCost: 1, parallelism: 1 },
};
let cost = costs.full;
// Each hash takes 19 MiB and a core, so more at a time would only slow all of them down.
const queue = new PQueue({ concurrency: 2 });
const MAX_WAITING = 20;

let done = 0;
// The hash of an unknown password, at the same cost.
const fullDecoy =
  '$argon2id$v=19$m=19456,t=2,p=1$IO3Beq9Yp1l20LSHdZy8Hg$1qWkf8PSen5r1Srm0UKqZcN0O0VPDKuPGrFMCVyAYZQ';
let decoy = fullDecoy;

/**
 * Counts running and queued hashes, and all since the start. Totals only, so that nobody learns who has an
 * account.
 */
export const countHashes = () => ({ waiting: queue.pending + queue.size, made: done });

/**
 * Sets the cost of all further hashes in this process. The lowest is for tests and is rejected in production.
 */
export function setHashCost(name: keyof typeof costs): void {
  cost = costs[name];
  decoy = name === 'full' ? fullDecoy : hashSync(randomUUID(), cost);
}

export function hashPassword(password: string): Promise<string> {
  return enqueue(() => hash(password, cost));
}

/**
 * Returns whether the password is correct. Without a hash it does the same work and returns false, so that
 * nobody learns who has an account.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await enqueue(() => verify(passwordHash ?? decoy, password));
  return isRight && passwordHash !== undefined;
}

async function enqueue<T>(task: () => Promise<T>): Promise<T> {
  if (queue.size >= MAX_WAITING) throw unavailable('Sign-in is busy right now. Please try again.');
  return queue.add(() => {
    done += 1;
    return task();
  });
}
