import type { Env } from '../../platform/configuration/env';
import type { SignedIn } from '../access/authenticate';
import { csrfToken } from '../access/sessionCookie';
import { memberView } from '../users/memberView';
import type { Session } from './contract';
import { expiry, maxSessionAge, stepUpLifetime } from './model';

/** The session as its own member sees it. */
export function sessionView(env: Env, { user, session, factor }: SignedIn): Session {
  const { createdAt, factorAt } = session;
  return {
    user: memberView(user),
    csrfToken: csrfToken(env, session),
    factor,
    freshUntil: new Date(factorAt.getTime() + stepUpLifetime).toISOString(),
    idleUntil: expiry(createdAt).toISOString(),
    endsAt: new Date(createdAt.getTime() + maxSessionAge).toISOString(),
  };
}
