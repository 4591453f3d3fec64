import { randomUUID } from 'node:crypto';
import { hash, hashSync, verify } from '@node-rs/argon2';
import { unavailable } from '../../platform/errors/HttpError';

// The library's default algorithm is Argon2id.
const costs = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  lowest: { memoryCost: 8, timeCost: 1, parallelism: 1 },
};
let cost = costs.full;
const mostAtOnce = 2;
const mostWaiting = 20;

let running = 0;
let done = 0;
const waiting: (() => void)[] = [];
// The hash of an unknown password, at the same cost.
const fullDecoy =
  '$argon2id$v=19$m=19456,t=2,p=1$IO3Beq9Yp1l20LSHdZy8Hg$1qWkf8PSen5r1Srm0UKqZcN0O0VPDKuPGrFMCVyAYZQ';
let decoy = fullDecoy;

/**
 * Counts running and queued hashes, and all since the start. Totals only, so that nobody learns who has an
 * account.
 */
export const countHashes = () => ({ waiting: running + waiting.length, made: done });

/**
 * Sets the cost of all further hashes in this process. The lowest is for tests and is rejected in production.
 */
export function setHashCost(name: keyof typeof costs): void {
  cost = costs[name];
  decoy = name === 'full' ? fullDecoy : hashSync(randomUUID(), cost);
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Returns whether the password is correct. Without a hash it does the same work and returns false, so that
 * nobody learns who has an account.
 */
export async function verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const isRight = await inTurn(() => verify(passwordHash ?? decoy, password));
  return isRight && passwordHash !== undefined;
}

// Each hash takes 19 MiB and a core, so more at a time would only slow all of them down.
async function inTurn<T>(deed: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw unavailable('Sign-in is busy right now. Please try again.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  done += 1;
  try {
    return await deed();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
