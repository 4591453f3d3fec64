import { User } from '../../accounts/model';
import type { Api } from '../../deps';
import { answer } from '../../http/answer';
import { anyone } from '../../http/can';
import { clientAddress, networkOf } from '../../http/clientAddress';
import { csrfToken } from '../../http/csrf';
import { endSession } from '../../http/member';
import { cookieName } from '../../http/session';
import { memberView } from '../users/memberView';
import { createSession, deleteSession, getSession } from './contract';
import { knownDevice, rememberDevice } from './knownDevice';
import { forgetTries, mayTry } from './loginThrottle';
import { mayBeSignedIn } from './policy';
import { checkCredentials, openSession, saveSession } from './signIn';

/** Signing in and out. */
export function sessionRoutes(api: Api): void {
  const { env, rateLimit } = api;

  answer(
    api,
    createSession,
    anyone,
    async ({ body, req, res }) => {
      res.set('Cache-Control', 'no-store');
      const email = body.email.trim().toLowerCase();
      const network = networkOf(clientAddress(req, env.internalKey));
      const attempt = { email, network, device: knownDevice(req, env, email) };
      await mayTry(rateLimit, attempt);
      const user = await checkCredentials(req, res);
      await forgetTries(rateLimit, attempt);
      await api.session(req, res);
      await openSession(req, user);
      const token = csrfToken(req);
      await saveSession(req);
      await User.updateOne({ _id: user._id }, { $set: { lastLoginAt: new Date() } });
      rememberDevice(res, env, email);
      return { user: memberView(user), csrfToken: token };
    },
    { isProofNeeded: true, deadline: 10 },
  );

  answer(api, getSession, mayBeSignedIn, ({ user, req }) => ({
    user: memberView(user),
    csrfToken: csrfToken(req),
  }));

  answer(api, deleteSession, mayBeSignedIn, async ({ user, req, res, tell }): Promise<undefined> => {
    await endSession(req);
    tell(user._id);
    res.clearCookie(cookieName(env), { path: '/', secure: env.isSecure, httpOnly: true, sameSite: 'lax' });
    res.set('Clear-Site-Data', '"cache"');
  });
}
