import type { Request } from 'express';
import mongoose, { type UpdateQuery } from 'mongoose';
import { HttpError, notFound } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { requesterOf } from '../access/requesterOf';
import { hasFactor } from '../factors/factorLevel';
import { queueAccountMail } from '../mails/model';
import { User, type UserRecord } from '../users/model';

interface Removed {
  /** Passes where there is such a factor. */
  has: Record<string, unknown>;
  change: UpdateQuery<UserRecord>;
}

/**
 * Takes a factor away, and the recovery codes with the last one; a mail tells the member. The last one stays where a
 * factor is required.
 */
export async function removeFactor(
  { env, onMailWaiting }: Api,
  req: Request,
  { _id: userId, email: to }: UserRecord,
  { has, change }: Removed,
): Promise<UserRecord> {
  const after = await User.findOneAndUpdate({ _id: userId, ...has }, change, {
    returnDocument: 'after',
  }).lean<UserRecord>();
  if (!after) throw notFound('Sign-in method not found.');
  await queueAccountMail(env, { kind: 'factor removed', to, userId, asked: requesterOf(req, env) });
  onMailWaiting();
  if (hasFactor(after)) return after;
  // What was taken away comes back with the transaction that this ends.
  if (!env.isLocalStack)
    throw new HttpError(409, 'factor_required', 'Two-step sign-in is required. Add another method first.');
  await User.updateOne({ _id: userId }, { $set: { recoveryCodes: [] } });
  return { ...after, recoveryCodes: [] };
}

export const withPasskey = (id: string) => ({ passkeys: mongoose.trusted({ $elemMatch: { _id: id } }) });
