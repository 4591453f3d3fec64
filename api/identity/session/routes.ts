import type { Request } from 'express';
import { type Actor, record } from '../../platform/audit/record';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { HttpError, unauthenticated } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { anyone } from '../access/can';
import { clearSessionCookie, sessionIdOf, setSessionCookie } from '../access/sessionCookie';
import { hasFactor } from '../factors/factorLevel';
import { challengeExpired, invalidCode } from '../factors/invalidProof';
import { askForPasskey, provePasskey } from '../factors/passkeys';
import { spendFactorCode } from '../factors/spendFactorCode';
import { openChallenge, takeChallenge, tryChallenge } from '../tokens/challenge';
import { User, type UserRecord } from '../users/model';
import { completeSignIn } from './completeSignIn';
import {
  answerMfa,
  answerPasskey,
  askPasskey,
  createSession,
  deleteSession,
  getSession,
  getSessionEnd,
  type MfaChallenge,
  type PasskeyQuestion,
  stepUp,
} from './contract';
import { knownDevice } from './knownDevice';
import { assertAttemptAllowed, clearAttempts } from './loginThrottle';
import { endSession, renewSession, wasCrowdedOut } from './model';
import { mayBeSignedIn, mayProveAgain, maySignOut } from './policy';
import { sessionView } from './sessionView';
import { checkCredentials } from './signIn';
import { verifyStepUp } from './verifyStepUp';

/** Signing in and out, and proving again who is there. */
export function sessionRoutes(api: Api): void {
  signInRoutes(api);
  passkeyRoutes(api);
  const { env } = api;

  addRoute(api, getSession, mayBeSignedIn, (who) => sessionView(env, who));

  addRoute(api, getSessionEnd, anyone, async ({ req, res }) => {
    res.set('Cache-Control', 'no-store');
    // The id is as hard to guess as the session was to take over.
    const sid = sessionIdOf(req, env);
    return { reason: sid && (await wasCrowdedOut(sid)) ? ('sixth_device' as const) : null };
  });

  addRoute(api, deleteSession, maySignOut, async ({ user, session, res, tell }): Promise<undefined> => {
    await endSession(session._id, user._id);
    tell(user._id);
    clearSessionCookie(res, env);
  });

  addRoute(
    api,
    stepUp,
    mayProveAgain,
    async ({ body, user, session, factor, res, tell }) => {
      await verifyStepUp(api, user, body);
      const renewed = await renewSession(session, user, true);
      if (!renewed) throw unauthenticated();
      tell(user._id);
      setSessionCookie(res, env, renewed);
      return sessionView(env, { user, session: renewed, factor });
    },
    { deadline: 10, failure: 'fail to confirm who it is' },
  );
}

function signInRoutes(api: Api): void {
  const { env, rateLimit } = api;
  /** Whom nobody knows is not named: who has an account is no business of the log's either. */
  const failed = async (req: Request, who: Actor, refusal: HttpError) => {
    await record(env, {
      who,
      action: 'fail to sign in',
      entity: 'auth',
      from: requestOrigin(req, env.internalKey),
    });
    return refusal;
  };

  addRoute(
    api,
    createSession,
    anyone,
    async ({ body, req, res }) => {
      const email = body.email.trim().toLowerCase();
      const network = networkOf(clientAddress(req, env.internalKey));
      const attempt = { email, network, device: knownDevice(req, env, email) };
      await assertAttemptAllowed(rateLimit, attempt);
      const user = await checkCredentials(req, res);
      if (!user) throw await failed(req, 'stranger', wrongCredentials());
      await clearAttempts(rateLimit, attempt);
      return hasFactor(user) ? challengeFor(user) : completeSignIn(api, req, res, user);
    },
    { isProofNeeded: true, deadline: 10 },
  );

  addRoute(
    api,
    answerMfa,
    anyone,
    async ({ body, req, res }) => {
      await rateLimit.allow('mfa-network', networkOf(clientAddress(req, env.internalKey)), 30, 300);
      const challenge = await tryChallenge(body.challenge, 'sign-in');
      const user = await User.findById(challenge?.userId).lean<UserRecord>();
      if (user?.status !== 'active' || user.sessionVersion !== challenge?.version) throw signInOver();
      if (!(await spendFactorCode(api, user, body.code)))
        throw await failed(req, user, challenge.isLastTry ? signInOver() : invalidCode());
      if (!(await takeChallenge(body.challenge, 'sign-in'))) throw signInOver();
      return completeSignIn(api, req, res, user);
    },
    { isProofNeeded: true },
  );
}

function passkeyRoutes(api: Api): void {
  const { env, rateLimit } = api;

  addRoute(
    api,
    askPasskey,
    anyone,
    async ({ req }) => {
      await rateLimit.allow('passkey-options', networkOf(clientAddress(req, env.internalKey)), 60, 300);
      return (await askForPasskey(env)) as PasskeyQuestion;
    },
    { isProofNeeded: true },
  );

  addRoute(
    api,
    answerPasskey,
    anyone,
    async ({ body, req, res }) => {
      await rateLimit.allow('passkey-network', networkOf(clientAddress(req, env.internalKey)), 30, 300);
      const user = await provePasskey(env, body);
      if (user?.status !== 'active')
        throw new HttpError(401, 'wrong_passkey', 'This passkey isn’t linked to an account here.');
      return completeSignIn(api, req, res, user);
    },
    { isProofNeeded: true },
  );
}

async function challengeFor(user: UserRecord): Promise<MfaChallenge> {
  const { token, expires } = await openChallenge('sign-in', user);
  const ways: MfaChallenge['ways'] = [];
  if (user.app) ways.push('code');
  if (user.recoveryCodes.length) ways.push('recoveryCode');
  if (user.passkeys.length) ways.push('passkey');
  return { mfaRequired: true, challenge: token, expiresAt: expires.toISOString(), ways };
}

function wrongCredentials(): HttpError {
  return new HttpError(401, 'wrong_credentials', 'Incorrect email or password.');
}

const signInOver = () => challengeExpired('Please sign in again.');
