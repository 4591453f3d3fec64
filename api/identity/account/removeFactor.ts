import type { Request } from 'express';
import mongoose, { type UpdateQuery } from 'mongoose';
import { HttpError, notFound } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { describeRequester } from '../access/describeRequester';
import { hasFactor } from '../factors/factorLevel';
import { queueAccountMail } from '../mails/model';
import { User, type UserRecord } from '../users/model';

interface Removed {
  /** Matches users who have the factor. */
  has: Record<string, unknown>;
  change: UpdateQuery<UserRecord>;
}

/**
 * Removes a factor, and the recovery codes together with the last one. Throws 409 for the last factor where
 * one is required. An email notifies the member.
 */
export async function removeFactor(
  { env, onMailQueued }: Api,
  req: Request,
  { _id: userId, email: to }: UserRecord,
  { has, change }: Removed,
): Promise<UserRecord> {
  const after = await User.findOneAndUpdate({ _id: userId, ...has }, change, {
    returnDocument: 'after',
  }).lean<UserRecord>();
  if (!after) throw notFound('Sign-in method not found.');
  await queueAccountMail(env, { kind: 'factor removed', to, userId, requester: describeRequester(req, env) });
  onMailQueued();
  if (hasFactor(after)) return after;
  // The error aborts the transaction, which restores the factor.
  if (!env.isLocalStack)
    throw new HttpError(409, 'factor_required', 'Two-step sign-in is required. Add another method first.');
  await User.updateOne({ _id: userId }, { $set: { recoveryCodes: [] } });
  return { ...after, recoveryCodes: [] };
}

export const withPasskey = (id: string) => ({ passkeys: mongoose.trusted({ $elemMatch: { _id: id } }) });
