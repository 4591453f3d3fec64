import { createHmac, randomBytes } from 'node:crypto';
import { DaySalts } from './model';

/**
 * Identifies a visitor within one day without storing address or user agent: a hash with a random daily salt that all
 * processes share and that is deleted later.
 */
export async function hashVisitor(day: string, address: string, userAgent: string): Promise<string> {
  const salt = await getSalt(day);
  return createHmac('sha256', salt).update(`${address}\n${userAgent}`).digest('base64url').slice(0, 16);
}

let cached: { day: string; salt: Promise<string> } | undefined;

/** For tests, in which one process uses several databases in turn. */
export function clearSaltCache(): void {
  cached = undefined;
}

function getSalt(day: string): Promise<string> {
  if (cached?.day === day) return cached.salt;
  const salt = findOrCreateSalt(day);
  cached = { day, salt };
  salt.catch(() => {
    cached = undefined;
  });
  return salt;
}

async function findOrCreateSalt(day: string): Promise<string> {
  const fields = { salt: randomBytes(32).toString('base64url'), at: new Date() };
  const options = { upsert: true, returnDocument: 'after' } as const;
  // If two processes insert at once, one fails with a duplicate key and finds the other's salt.
  const upsertSalt = () => DaySalts.findOneAndUpdate({ _id: day }, { $setOnInsert: fields }, options).lean();
  const record = await upsertSalt().catch(upsertSalt);
  return record.salt;
}
