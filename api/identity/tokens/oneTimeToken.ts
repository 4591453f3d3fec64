import { createHash, randomBytes } from 'node:crypto';
import mongoose, { model, Schema } from 'mongoose';

/** The purpose of an emailed link. */
export type TokenPurpose = 'password reset' | 'invitation';

/** Who requested a link, when and from where. Shown to whoever opens it. */
export interface Requester {
  at: Date;
  by: string;
  network: string;
  agent: string;
}

interface OneTimeTokenRecord {
  /** One token per member and purpose: the newest. */
  _id: string;
  purpose: TokenPurpose;
  userId: string;
  /** SHA-256. The token itself is only in the email. */
  tokenHash: string;
  requester: Requester;
  expiresAt: Date;
}

/** Subdocument of records that result from a request. */
export const requesterSchema = new Schema<Requester>(
  { at: { type: Date, required: true }, by: String, network: String, agent: String },
  { _id: false },
);

const text = { type: String, required: true } as const;
const schema = new Schema<OneTimeTokenRecord>(
  {
    _id: text,
    purpose: text,
    userId: text,
    tokenHash: text,
    requester: requesterSchema,
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ tokenHash: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const OneTimeToken = model<OneTimeTokenRecord>('OneTimeToken', schema, 'oneTimeTokens');

/** Creates a token of 256 bits, which replaces the member's previous one for the same purpose. */
export async function issueToken(
  given: Pick<OneTimeTokenRecord, 'purpose' | 'userId' | 'requester' | 'expiresAt'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const _id = idOf(given.userId, given.purpose);
  await OneTimeToken.replaceOne({ _id }, { ...given, tokenHash: hashOf(token) }, { upsert: true });
  return token;
}

/** Finds a token without consuming it. `null` when it is used, replaced, expired or invalid. */
export function readToken(purpose: TokenPurpose, token: string): Promise<OneTimeTokenRecord | null> {
  return OneTimeToken.findOne(good(purpose, token)).lean<OneTimeTokenRecord>();
}

/** Consumes a token. Of concurrent calls, one receives it. */
export function consumeToken(purpose: TokenPurpose, token: string): Promise<OneTimeTokenRecord | null> {
  return OneTimeToken.findOneAndDelete(good(purpose, token)).lean<OneTimeTokenRecord>();
}

/** Revokes all tokens of a member. */
export async function revokeTokens(userId: string): Promise<void> {
  await OneTimeToken.deleteMany({
    _id: mongoose.trusted({ $in: purposes.map((purpose) => idOf(userId, purpose)) }),
  });
}

const purposes: TokenPurpose[] = ['password reset', 'invitation'];

// MongoDB deletes expired documents about once a minute, which is too late to rely on.
function good(purpose: TokenPurpose, token: string) {
  return { purpose, tokenHash: hashOf(token), expiresAt: mongoose.trusted({ $gt: new Date() }) };
}

function idOf(userId: string, purpose: TokenPurpose): string {
  return `${userId} ${purpose}`;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
