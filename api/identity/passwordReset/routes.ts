import type { Request } from 'express';
import mongoose from 'mongoose';
import { record } from '../../platform/audit/record';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { addressHash } from '../../platform/limits/addressHash';
import { isMailAllowed } from '../../platform/limits/mailBudget';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { anyone } from '../access/can';
import { limitLinkAttempts, linkExpired } from '../access/linkExpired';
import { requesterOf } from '../access/requesterOf';
import { hasFactor } from '../factors/factorLevel';
import { challengeExpired, invalidCode } from '../factors/invalidProof';
import { spendFactorCode } from '../factors/spendFactorCode';
import { queueAccountMail } from '../mails/model';
import { changePassword } from '../password/changePassword';
import { hashNewPassword } from '../password/hashNewPassword';
import { endSessionsOf } from '../session/model';
import { openChallenge, takeChallenge, tryChallenge } from '../tokens/challenge';
import { readToken, takeToken } from '../tokens/oneTimeToken';
import { User, type UserRecord } from '../users/model';
import {
  completePasswordReset,
  confirmPasswordReset,
  createPasswordReset,
  verifyPasswordReset,
} from './contract';

const hour = 3600;
const mostMails = 3;
const mostAsked = 10;

/** A new password for who forgot theirs. */
export function passwordResetRoutes(api: Api): void {
  askRoute(api);
  linkRoutes(api);
  factorRoute(api);
}

function askRoute(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(
    api,
    createPasswordReset,
    anyone,
    async ({ body, req }) => {
      await rateLimit.allow('reset-network', networkOf(clientAddress(req, env.internalKey)), mostAsked, hour);
      const to = body.email.trim().toLowerCase();
      const { count } = await rateLimit.hit('reset-address', addressHash(to), hour);
      // Counted, but bounded by its own limit: nobody keeps a member out by having other mails sent to them.
      await isMailAllowed(rateLimit, to);
      // Whether anybody has an account is looked up when the mail goes out: here the same is done for everyone.
      if (count <= mostMails) {
        await queueAccountMail(env, { kind: 'password reset', to, asked: requesterOf(req, env) });
        api.onMailWaiting();
      }
      return {
        message:
          'If an account uses this email address, we sent it a reset link. The link expires in 30 minutes.',
      };
    },
    { isProofNeeded: true },
  );
}

function linkRoutes(api: Api): void {
  addRoute(
    api,
    verifyPasswordReset,
    anyone,
    async ({ body, req }) => {
      await limitLinkAttempts(api, req);
      const { user, link } = await linkOf(body.token);
      const { at, network, agent } = link.asked;
      return {
        ...{ email: user.email, mfaRequired: hasFactor(user), expiresAt: link.expiresAt.toISOString() },
        asked: { at: at.toISOString(), network, agent },
      };
    },
    { isProofNeeded: true },
  );

  addRoute(
    api,
    completePasswordReset,
    anyone,
    async ({ body, req }) => {
      await limitLinkAttempts(api, req);
      const { user } = await linkOf(body.token);
      const newPasswordHash = await hashNewPassword(api, body.password, user);
      return mongoose.connection.transaction(async () => {
        if (!(await takeToken('password reset', body.token))) throw linkExpired();
        if (!hasFactor(user)) {
          if (!(await change(api, user, newPasswordHash, req))) throw linkExpired();
          return { mfaRequired: false as const };
        }
        const { token: challenge, expires } = await openChallenge('password-reset', {
          ...user,
          newPasswordHash,
        });
        const ways = user.app ? (['code', 'recoveryCode'] as const) : (['recoveryCode'] as const);
        return { mfaRequired: true as const, challenge, expiresAt: expires.toISOString(), ways: [...ways] };
      });
    },
    { isProofNeeded: true, deadline: 10 },
  );
}

function factorRoute(api: Api): void {
  addRoute(
    api,
    confirmPasswordReset,
    anyone,
    async ({ body, req }): Promise<undefined> => {
      const challenge = await tryChallenge(body.challenge, 'password-reset');
      const user = challenge && (await User.findById(challenge.userId).lean<UserRecord>());
      // Whatever ended the member's sessions since ends this as well.
      if (user?.status !== 'active' || user.sessionVersion !== challenge?.version) throw resetOver();
      if (!(await spendFactorCode(api, user, body.code))) {
        await note(api, user, 'fail to reset the own password', req);
        throw challenge.isLastTry ? resetOver() : invalidCode();
      }
      await mongoose.connection.transaction(async () => {
        const taken = await takeChallenge(body.challenge, 'password-reset');
        const hash = taken?.newPasswordHash;
        if (!hash || !(await change(api, user, hash, req))) throw resetOver();
      });
    },
    { isProofNeeded: true },
  );
}

/** False where the member's sessions were ended meanwhile, as with a first factor that is now to be asked for. */
async function change(api: Api, user: UserRecord, passwordHash: string, req: Request): Promise<boolean> {
  if (!(await changePassword(api.env, user, passwordHash, requesterOf(req, api.env)))) return false;
  await endSessionsOf(user._id);
  await note(api, user, 'reset the own password', req);
  api.onMailWaiting();
  return true;
}

async function note({ env }: Api, who: UserRecord, action: string, req: Request): Promise<void> {
  await record(env, {
    who,
    action,
    entity: 'users',
    entityId: who._id,
    from: requestOrigin(req, env.internalKey),
  });
}

/** The member a link is for; one refusal for whatever is wrong with it. */
async function linkOf(token: string) {
  const link = await readToken('password reset', token);
  const user = link && (await User.findById(link.userId).lean<UserRecord>());
  if (user?.status !== 'active' || !link) throw linkExpired();
  return { link, user };
}

const resetOver = () => challengeExpired('Request a new link.');
