import type { Request } from 'express';
import type { Env } from '../../platform/configuration/env';
import { unauthenticated } from '../../platform/errors/HttpError';
import { type FactorLevel, factorLevel } from '../factors/factorLevel';
import { findSession, keepAlive, type LiveSession } from '../session/model';
import { User, type UserRecord } from '../users/model';
import { sessionIdOf } from './sessionCookie';

/** Who is signed in with a request, through which session, and how far in. */
export interface SignedIn {
  user: UserRecord;
  session: LiveSession;
  factor: FactorLevel;
}

/**
 * Who is signed in with this request, as the database knows them now: a role taken away or an account
 * disabled counts from the next request. 401 for everyone else.
 */
export async function authenticate(env: Env, req: Request): Promise<SignedIn> {
  const sid = sessionIdOf(req, env);
  const session = sid ? await findSession(sid) : undefined;
  if (!session) throw unauthenticated();
  const user = await User.findById(session.userId).lean<UserRecord>();
  if (user?.status !== 'active' || user.sessionVersion !== session.version) throw unauthenticated();
  await keepAlive(session);
  return { user, session, factor: factorLevel(user, env) };
}
