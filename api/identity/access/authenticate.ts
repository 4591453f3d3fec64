import type { Request } from 'express';
import type { Env } from '../../platform/configuration/env';
import { unauthenticated } from '../../platform/errors/HttpError';
import { type FactorLevel, factorLevel } from '../factors/factorLevel';
import { findSession, type LiveSession, touchSession } from '../session/model';
import { User, type UserRecord } from '../users/model';
import { sessionIdOf } from './sessionCookie';

/** The signed-in member with the session and the state of the second factor. */
export interface SignedIn {
  user: UserRecord;
  session: LiveSession;
  factor: FactorLevel;
}

/**
 * Finds the member of a request's session. Reads the member from the database each time, so that a changed
 * role or a disabled account takes effect with the next request. Throws 401 without a valid session.
 */
export async function authenticate(env: Env, req: Request): Promise<SignedIn> {
  const sid = sessionIdOf(req, env);
  const session = sid ? await findSession(sid) : undefined;
  if (!session) throw unauthenticated();
  const user = await User.findById(session.userId).lean<UserRecord>();
  if (user?.status !== 'active' || user.sessionVersion !== session.version) throw unauthenticated();
  await touchSession(session);
  return { user, session, factor: factorLevel(user, env) };
}
