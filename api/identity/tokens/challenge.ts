import { createHash, randomBytes } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';
import type { UserRecord } from '../users/model';

/** The purpose of a challenge. It is valid for no other. */
export type Purpose = 'sign-in' | 'password-reset' | 'passkey' | 'new-passkey';

export interface ChallengeRecord {
  /** SHA-256 of the token in the browser. */
  _id: string;
  purpose: Purpose;
  /** The member, and their `sessionVersion` when the challenge was created. */
  userId?: string;
  version?: number;
  /** The hash of the new password, which is set after the challenge is answered. */
  newPasswordHash?: string;
  tries: number;
  expires: Date;
}

const schema = new Schema<ChallengeRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    userId: String,
    version: Number,
    newPasswordHash: String,
    tries: { type: Number, default: 0 },
    expires: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires: 1 }, { expireAfterSeconds: 0 });

/** A challenge that waits for one correct response. */
export const Challenge = model<ChallengeRecord>('Challenge', schema, 'challenges');

/** In milliseconds. */
export const challengeLifetime = 5 * 60_000;
const MAX_TRIES = 5;

/** Creates a challenge of 256 bits, valid for five minutes. Only its hash is stored. */
export async function createChallenge(
  purpose: Purpose,
  user?: Pick<UserRecord, '_id' | 'sessionVersion'> & Pick<ChallengeRecord, 'newPasswordHash'>,
  token = randomBytes(32).toString('base64url'),
): Promise<{ token: string; expires: Date }> {
  const expires = new Date(Date.now() + challengeLifetime);
  const { _id: userId, sessionVersion: version, newPasswordHash } = user ?? {};
  const about = { userId, version, newPasswordHash };
  await Challenge.create([{ _id: idOf(token), purpose, ...about, tries: 0, expires }]);
  return { token, expires };
}

/**
 * Counts an attempt before it is checked. Undefined after five attempts, after five minutes or when the
 * challenge was used.
 */
export async function attemptChallenge(
  token: string,
  purpose: Purpose,
): Promise<(ChallengeRecord & { isLastTry: boolean }) | undefined> {
  const isOpen = { _id: idOf(token), purpose, ...isInTime(), tries: mongoose.trusted({ $lt: MAX_TRIES }) };
  const challenge = await Challenge.findOneAndUpdate(isOpen, { $inc: { tries: 1 } }).lean<ChallengeRecord>();
  return challenge ? { ...challenge, isLastTry: challenge.tries + 1 >= MAX_TRIES } : undefined;
}

/** Consumes a challenge. Of concurrent calls, one receives it. */
export async function consumeChallenge(
  token: string,
  purpose: Purpose,
): Promise<ChallengeRecord | undefined> {
  const challenge = await Challenge.findOneAndDelete({ _id: idOf(token), purpose, ...isInTime() });
  return challenge?.toObject();
}

const isInTime = () => ({ expires: mongoose.trusted({ $gt: new Date() }) });

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
