import { expiry, freshFor, longestSession } from '../../accounts/sessions';
import type { Env } from '../../env';
import type { SignedIn } from '../../http/member';
import { csrfToken } from '../../http/session';
import { memberView } from '../users/memberView';
import type { Session } from './contract';

/** Who is signed in, as they are told it themselves. */
export function sessionView(env: Env, { user, session, factor }: SignedIn): Session {
  const { createdAt, factorAt } = session;
  return {
    user: memberView(user),
    csrfToken: csrfToken(env, session),
    factor,
    freshUntil: new Date(factorAt.getTime() + freshFor).toISOString(),
    idleUntil: expiry(createdAt).toISOString(),
    endsAt: new Date(createdAt.getTime() + longestSession).toISOString(),
  };
}
