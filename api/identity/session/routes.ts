import type { Request } from 'express';
import { type Actor, recordAudit } from '../../platform/audit/recordAudit';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { HttpError, unauthenticated } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { anyone } from '../access/can';
import { clearSessionCookie, sessionIdOf, setSessionCookie } from '../access/sessionCookie';
import { hasFactor } from '../factors/factorLevel';
import { challengeExpired, invalidCode } from '../factors/invalidProof';
import { createPasskeyRequest, verifyPasskey } from '../factors/passkeys';
import { consumeFactorCode } from '../factors/spendFactorCode';
import { attemptChallenge, consumeChallenge, createChallenge } from '../tokens/challenge';
import { User, type UserRecord } from '../users/model';
import { checkCredentials } from './checkCredentials';
import { completeSignIn } from './completeSignIn';
import {
  beginPasskeySignIn,
  createSession,
  deleteSession,
  getSession,
  getSessionEnd,
  type MfaChallenge,
  type PasskeyRequestOptions,
  stepUp,
  verifyMfa,
  verifyPasskeySignIn,
} from './contract';
import { knownDevice } from './knownDevice';
import { assertAttemptAllowed, clearAttempts } from './loginThrottle';
import { endSession, renewSession, wasEvicted } from './model';
import { mayBeSignedIn, mayProveAgain, maySignOut } from './policy';
import { sessionView } from './sessionView';
import { verifyStepUp } from './verifyStepUp';

/** Routes to sign in, sign out and step up. */
export function sessionRoutes(api: Api): void {
  signInRoutes(api);
  passkeyRoutes(api);
  const { env } = api;

  // Every page of the workbench starts with it, so a member over the limit would seem to be signed out.
  addRoute(api, getSession, mayBeSignedIn, (who) => sessionView(env, who), { isUnlimited: true });

  addRoute(api, getSessionEnd, anyone, async ({ req, res }) => {
    res.set('Cache-Control', 'no-store');
    // The id is as hard to guess as that of an active session.
    const sid = sessionIdOf(req, env);
    return { reason: sid && (await wasEvicted(sid)) ? ('sixth_device' as const) : null };
  });

  addRoute(api, deleteSession, maySignOut, async ({ user, session, res, audit }): Promise<undefined> => {
    await endSession(session._id, user._id);
    audit(user._id);
    clearSessionCookie(res, env);
  });

  addRoute(
    api,
    stepUp,
    mayProveAgain,
    async ({ body, user, session, factor, res, audit }) => {
      await verifyStepUp(api, user, body);
      const renewed = await renewSession(session, user, true);
      if (!renewed) throw unauthenticated();
      audit(user._id);
      setSessionCookie(res, env, renewed);
      return sessionView(env, { user, session: renewed, factor });
    },
    { deadline: 10, failureAction: 'fail to confirm identity' },
  );
}

function signInRoutes(api: Api): void {
  const { env, rateLimit } = api;
  /** Unknown addresses are not named, because the log must not reveal who has an account either. */
  const failed = async (req: Request, who: Actor, refusal: HttpError) => {
    await recordAudit(env, {
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
    { isOriginRequired: true, deadline: 10 },
  );

  addRoute(
    api,
    verifyMfa,
    anyone,
    async ({ body, req, res }) => {
      await rateLimit.consume('mfa-network', networkOf(clientAddress(req, env.internalKey)), 30, 300);
      const challenge = await attemptChallenge(body.challenge, 'sign-in');
      const user = await User.findById(challenge?.userId).lean<UserRecord>();
      if (user?.status !== 'active' || user.sessionVersion !== challenge?.version) throw signInOver();
      if (!(await consumeFactorCode(api, user, body.code)))
        throw await failed(req, user, challenge.isLastTry ? signInOver() : invalidCode());
      if (!(await consumeChallenge(body.challenge, 'sign-in'))) throw signInOver();
      return completeSignIn(api, req, res, user);
    },
    { isOriginRequired: true },
  );
}

function passkeyRoutes(api: Api): void {
  const { env, rateLimit } = api;

  addRoute(
    api,
    beginPasskeySignIn,
    anyone,
    async ({ req }) => {
      await rateLimit.consume('passkey-options', networkOf(clientAddress(req, env.internalKey)), 60, 300);
      return (await createPasskeyRequest(env)) as PasskeyRequestOptions;
    },
    { isOriginRequired: true },
  );

  addRoute(
    api,
    verifyPasskeySignIn,
    anyone,
    async ({ body, req, res }) => {
      await rateLimit.consume('passkey-network', networkOf(clientAddress(req, env.internalKey)), 30, 300);
      const user = await verifyPasskey(env, body);
      if (user?.status !== 'active')
        throw new HttpError(401, 'wrong_passkey', 'This passkey isn’t linked to an account here.');
      return completeSignIn(api, req, res, user);
    },
    { isOriginRequired: true },
  );
}

async function challengeFor(user: UserRecord): Promise<MfaChallenge> {
  const { token, expires } = await createChallenge('sign-in', user);
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
