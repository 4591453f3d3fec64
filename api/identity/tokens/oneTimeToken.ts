import { createHash, randomBytes } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';

/** What a link that was sent by mail is for. */
export type TokenPurpose = 'password reset' | 'invitation';

/** Who asked for a link, and from where; told to whoever opens it. */
export interface Requester {
  at: Date;
  by: string;
  network: string;
  agent: string;
}

interface OneTimeTokenRecord {
  /** A member has one token for a purpose: the newest. */
  _id: string;
  purpose: TokenPurpose;
  userId: string;
  /** SHA-256; the token itself is in the mail and nowhere else. */
  tokenHash: string;
  asked: Requester;
  expiresAt: Date;
}

/** As it is stored with what it brought about. */
export const requesterSchema = new Schema<Requester>(
  { at: { type: Date, required: true }, by: String, network: String, agent: String },
  { _id: false },
);

const text = { type: String, required: true } as const;
const schema = new Schema<OneTimeTokenRecord>(
  {
    _id: text,
    ...{ purpose: text, userId: text, tokenHash: text },
    asked: requesterSchema,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const OneTimeToken = model<OneTimeTokenRecord>('OneTimeToken', schema, 'oneTimeTokens');

/** A new token of 256 bits; the one that the member had for the same purpose is no good any more. */
export async function issueToken(
  given: Pick<OneTimeTokenRecord, 'purpose' | 'userId' | 'asked' | 'expiresAt'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const _id = idOf(given.userId, given.purpose);
  await OneTimeToken.replaceOne({ _id }, { ...given, tokenHash: hashOf(token) }, { upsert: true });
  return token;
}

/** What a token is for, without using it up; `null` for one that is used, replaced, over or made up. */
export function readToken(purpose: TokenPurpose, token: string): Promise<OneTimeTokenRecord | null> {
  return OneTimeToken.findOne(good(purpose, token)).lean<OneTimeTokenRecord>();
}

/** Uses a token up: of any number of tries at once, one gets what it was for. */
export function takeToken(purpose: TokenPurpose, token: string): Promise<OneTimeTokenRecord | null> {
  return OneTimeToken.findOneAndDelete(good(purpose, token)).lean<OneTimeTokenRecord>();
}

/** Makes all tokens of a member useless. */
export async function voidTokens(userId: string): Promise<void> {
  await OneTimeToken.deleteMany({
    _id: mongoose.trusted({ $in: purposes.map((purpose) => idOf(userId, purpose)) }),
  });
}

const purposes: TokenPurpose[] = ['password reset', 'invitation'];

// The database lets go of what is over about once a minute, which is too late to rely on.
function good(purpose: TokenPurpose, token: string) {
  return { purpose, tokenHash: hashOf(token), expiresAt: mongoose.trusted({ $gt: new Date() }) };
}

function idOf(userId: string, purpose: TokenPurpose): string {
  return `${userId} ${purpose}`;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
