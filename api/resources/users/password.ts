import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../../http/Refusal';

// Argon2id, which is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostAtOnce = 2;
const mostWaiting = 20;

let running = 0;
const waiting: (() => void)[] = [];
let decoy: Promise<string> | undefined;

/** How many hashes run or wait, for the metrics. */
export function hashQueueLength(): number {
  return running + waiting.length;
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Whether the password is right. Without a hash to compare with it takes as long and answers no, so
 * that nobody learns who has an account. 503 when too many wait already.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hash('nobody has this password', cost);
  const against = passwordHash ?? (await decoy);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && passwordHash !== undefined;
}

// Each hash takes 19 MiB and a core: more at once would only make all of them late.
async function inTurn<T>(deed: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) {
    if (waiting.length >= mostWaiting)
      throw unavailable('Many people are signing in just now. Please try again.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    return await deed();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
