import { createHmac, randomBytes } from 'node:crypto';
import { DaySalts } from './model';

/**
 * Tells visitors of one day apart, and nothing else: of the address and the browser only a hash is kept, with a salt
 * that is drawn anew each day, shared by all processes and thrown away.
 */
export async function visitorHash(day: string, address: string, userAgent: string): Promise<string> {
  const salt = await saltOf(day);
  return createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url').slice(0, 16);
}

let known: { day: string; salt: Promise<string> } | undefined;

/** For tests, where one process works with one database after another. */
export function forgetSalt(): void {
  known = undefined;
}

function saltOf(day: string): Promise<string> {
  if (known?.day === day) return known.salt;
  const salt = drawSalt(day);
  known = { day, salt };
  salt.catch(() => {
    known = undefined;
  });
  return salt;
}

async function drawSalt(day: string): Promise<string> {
  const drawn = { salt: randomBytes(32).toString('base64url'), at: new Date() };
  const options = { upsert: true, returnDocument: 'after' } as const;
  // Two processes that are first at once: one makes it, the other finds it.
  const make = () => DaySalts.findOneAndUpdate({ _id: day }, { $setOnInsert: drawn }, options).lean();
  const made = await make().catch(make);
  return made.salt;
}
