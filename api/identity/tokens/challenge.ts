import { createHash, randomBytes } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';
import type { UserRecord } from '../users/model';

/** What a challenge is for; one that was made for something else is none. */
export type Purpose = 'sign-in' | 'password-reset' | 'passkey' | 'new-passkey';

export interface ChallengeRecord {
  /** SHA-256 of what the browser holds. */
  _id: string;
  purpose: Purpose;
  /** Whom it is about, and under which version of their sessions. */
  userId?: string;
  version?: number;
  /** The password that is to be theirs once it is answered, as its hash. */
  newPasswordHash?: string;
  tries: number;
  expires: Date;
}

const schema = new Schema<ChallengeRecord>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    ...{ userId: String, version: Number, newPasswordHash: String },
    tries: { type: Number, default: 0 },
    expires: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expires: 1 }, { expireAfterSeconds: 0 });

/** Something that was asked and waits for its one right answer. */
export const Challenge = model<ChallengeRecord>('Challenge', schema, 'challenges');

/** How long it waits, in milliseconds. */
export const challengeLasts = 5 * 60_000;
const mostTries = 5;

/** Asks: 256 bits that only their hash is kept of, good for five minutes and one right answer. */
export async function openChallenge(
  purpose: Purpose,
  user?: Pick<UserRecord, '_id' | 'sessionVersion'> & Pick<ChallengeRecord, 'newPasswordHash'>,
  token = randomBytes(32).toString('base64url'),
): Promise<{ token: string; expires: Date }> {
  const expires = new Date(Date.now() + challengeLasts);
  const { _id: userId, sessionVersion: version, newPasswordHash } = user ?? {};
  const about = { userId, version, newPasswordHash };
  await Challenge.create([{ _id: idOf(token), purpose, ...about, tries: 0, expires }]);
  return { token, expires };
}

/** Counts a try before it is looked at; nothing once five were made, five minutes have passed or it was answered. */
export async function tryChallenge(
  token: string,
  purpose: Purpose,
): Promise<(ChallengeRecord & { isLastTry: boolean }) | undefined> {
  const isOpen = { _id: idOf(token), purpose, ...isInTime(), tries: mongoose.trusted({ $lt: mostTries }) };
  const challenge = await Challenge.findOneAndUpdate(isOpen, { $inc: { tries: 1 } }).lean<ChallengeRecord>();
  return challenge ? { ...challenge, isLastTry: challenge.tries + 1 >= mostTries } : undefined;
}

/** Uses it up. Of any number that do so at once, one gets it. */
export async function takeChallenge(token: string, purpose: Purpose): Promise<ChallengeRecord | undefined> {
  const challenge = await Challenge.findOneAndDelete({ _id: idOf(token), purpose, ...isInTime() });
  return challenge?.toObject();
}

const isInTime = () => ({ expires: mongoose.trusted({ $gt: new Date() }) });

function idOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
