import { hash, verify } from '@node-rs/argon2';

// Argon2id, which is the library's default.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const mostAtOnce = 2;
const mostWaiting = 20;

let running = 0;
const waiting: (() => void)[] = [];
let decoy: Promise<string> | undefined;

/** So many hashes wait already that another one would come too late. */
export class HashQueueFull extends Error {}

/** How many hashes run or wait, for the metrics. */
export function hashQueueLength(): number {
  return running + waiting.length;
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/**
 * Whether the password is right. Without a hash to compare with it takes as long and answers no, so
 * that nobody learns who has an account.
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
    if (waiting.length >= mostWaiting) throw new HashQueueFull();
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
