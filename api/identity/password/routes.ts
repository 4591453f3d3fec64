import { badRequest, unauthenticated } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { describeRequester } from '../access/describeRequester';
import { setSessionCookie } from '../access/sessionCookie';
import { renewAndEndOthers } from '../session/model';
import { sessionView } from '../session/sessionView';
import { changePassword } from './changePassword';
import { editPassword } from './contract';
import { hashNewPassword } from './hashNewPassword';
import { verifyPassword } from './hashPassword';
import { mayChangePassword } from './policy';

/** The route to change the own password. */
export function passwordRoutes(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    editPassword,
    mayChangePassword,
    async ({ body, user, session, factor, req, res, audit }) => {
      await api.rateLimit.consume('own-password', user._id, 10, 3600);
      if (!(await verifyPassword(body.currentPassword, user.passwordHash))) throw wrongPassword();
      const passwordHash = await hashNewPassword(api, body.password, user);
      const isChanged = await changePassword(env, user, passwordHash, describeRequester(req, env));
      // A password is no second factor, so the proof keeps its age and the session its end.
      const renewed = isChanged && (await renewAndEndOthers(session, user, false));
      if (!renewed) throw unauthenticated();
      setSessionCookie(res, env, renewed);
      api.onMailQueued();
      audit(user._id);
      return sessionView(env, { user, session: renewed, factor });
    },
    { deadline: 10 },
  );
}

function wrongPassword() {
  const message = 'Incorrect password.';
  return badRequest(message, { currentPassword: message });
}
