import { badRequest, unauthenticated } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { requesterOf } from '../access/requesterOf';
import { setSessionCookie } from '../access/sessionCookie';
import { renewOnly } from '../session/model';
import { sessionView } from '../session/sessionView';
import { changePassword } from './changePassword';
import { editPassword } from './contract';
import { hashNewPassword } from './hashNewPassword';
import { isPassword } from './hashPassword';
import { mayChangePassword } from './policy';

/** A new password for who knows theirs. */
export function passwordRoutes(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    editPassword,
    mayChangePassword,
    async ({ body, user, session, factor, req, res, tell }) => {
      await api.rateLimit.allow('own-password', user._id, 10, 3600);
      if (!(await isPassword(body.currentPassword, user.passwordHash))) throw wrongPassword();
      const passwordHash = await hashNewPassword(api, body.password, user);
      const isChanged = await changePassword(env, user, passwordHash, requesterOf(req, env));
      // A password is no second factor: the proof stays as old as it is, and the session ends when it would have.
      const renewed = isChanged && (await renewOnly(session, user, false));
      if (!renewed) throw unauthenticated();
      setSessionCookie(res, env, renewed);
      api.onMailWaiting();
      tell(user._id);
      return sessionView(env, { user, session: renewed, factor });
    },
    { deadline: 10 },
  );
}

function wrongPassword() {
  const message = 'Incorrect password.';
  return badRequest(message, { currentPassword: message });
}
