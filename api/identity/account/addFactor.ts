import type { Response } from 'express';
import type { UpdateQuery } from 'mongoose';
import { conflict, unauthenticated } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import type { SignedIn } from '../access/authenticate';
import { requesterOf } from '../access/requesterOf';
import { setSessionCookie } from '../access/sessionCookie';
import { factorLevel, hasFactor } from '../factors/factorLevel';
import { newRecoveryCodes } from '../factors/recoveryCodes';
import { queueAccountMail } from '../mails/model';
import { renewOnly, renewSession } from '../session/model';
import { sessionView } from '../session/sessionView';
import { User, type UserRecord } from '../users/model';
import type { FactorAdded } from './contract';

interface Added {
  /** Whose record it still must be, beside the id. */
  where: Record<string, unknown>;
  change: UpdateQuery<UserRecord>;
}

/**
 * Adds a factor that was just proved. The session goes on under a new id; with the first factor there are recovery
 * codes, and every other session, which came in without one, ends. A mail tells the member.
 */
export async function addFactor(
  { env, onMailWaiting }: Pick<Api, 'env' | 'onMailWaiting'>,
  res: Response,
  { user, session }: Pick<SignedIn, 'user' | 'session'>,
  { where, change }: Added,
): Promise<FactorAdded> {
  const isFirst = !hasFactor(user);
  const { codes, hashes } = isFirst ? newRecoveryCodes() : { codes: [], hashes: user.recoveryCodes };
  const withCodes = isFirst ? { ...change, $set: { ...change.$set, recoveryCodes: hashes } } : change;
  const after = await User.findOneAndUpdate({ _id: user._id, ...where }, withCodes, {
    returnDocument: 'after',
  }).lean<UserRecord>();
  if (!after) throw conflict('Start the setup again.');
  const renewed = await (isFirst ? renewOnly : renewSession)(session, user, true);
  if (!renewed) throw unauthenticated();
  const { _id: userId, email: to } = user;
  await queueAccountMail(env, { kind: 'factor added', to, userId, asked: requesterOf(res.req, env) });
  onMailWaiting();
  setSessionCookie(res, env, renewed);
  const factor = factorLevel(after, env);
  return { session: sessionView(env, { user: after, session: renewed, factor }), recoveryCodes: codes };
}
