import type { Response } from 'express';
import type { UpdateQuery } from 'mongoose';
import { conflict, unauthenticated } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import type { SignedIn } from '../access/authenticate';
import { describeRequester } from '../access/describeRequester';
import { setSessionCookie } from '../access/sessionCookie';
import { factorLevel, hasFactor } from '../factors/factorLevel';
import { newRecoveryCodes } from '../factors/recoveryCodes';
import { queueAccountMail } from '../mails/model';
import { renewAndEndOthers, renewSession } from '../session/model';
import { sessionView } from '../session/sessionView';
import { User, type UserRecord } from '../users/model';
import type { FactorAdded } from './contract';

interface Added {
  /** Additional conditions on the user's record. */
  where: Record<string, unknown>;
  change: UpdateQuery<UserRecord>;
}

/**
 * Adds a verified factor and renews the session id. With the first factor, recovery codes are created and all
 * other sessions end, because they were opened without one. An email notifies the member.
 */
export async function addFactor(
  { env, onMailQueued }: Pick<Api, 'env' | 'onMailQueued'>,
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
  const renewed = await (isFirst ? renewAndEndOthers : renewSession)(session, user, true);
  if (!renewed) throw unauthenticated();
  const { _id: userId, email: to } = user;
  await queueAccountMail(env, {
    kind: 'factor added',
    to,
    userId,
    requester: describeRequester(res.req, env),
  });
  onMailQueued();
  setSessionCookie(res, env, renewed);
  const factor = factorLevel(after, env);
  return { session: sessionView(env, { user: after, session: renewed, factor }), recoveryCodes: codes };
}
