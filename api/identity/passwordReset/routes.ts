import type { Request } from 'express';
import mongoose from 'mongoose';
import { recordAudit } from '../../platform/audit/recordAudit';
import { clientAddress, networkOf } from '../../platform/client/clientAddress';
import { requestOrigin } from '../../platform/client/requestOrigin';
import { addressHash } from '../../platform/limits/addressHash';
import { isMailAllowed } from '../../platform/limits/mailBudget';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { anyone } from '../access/can';
import { describeRequester } from '../access/describeRequester';
import { limitLinkAttempts, linkExpired } from '../access/linkExpired';
import { hasFactor } from '../factors/factorLevel';
import { challengeExpired, invalidCode } from '../factors/invalidProof';
import { consumeFactorCode } from '../factors/spendFactorCode';
import { queueAccountMail } from '../mails/model';
import { changePassword } from '../password/changePassword';
import { hashNewPassword } from '../password/hashNewPassword';
import { endSessionsOf } from '../session/model';
import { attemptChallenge, consumeChallenge, createChallenge } from '../tokens/challenge';
import { consumeToken, readToken } from '../tokens/oneTimeToken';
import { User, type UserRecord } from '../users/model';
import {
  completePasswordReset,
  confirmPasswordReset,
  createPasswordReset,
  verifyPasswordReset,
} from './contract';

const hour = 3600;
const mostMails = 3;
const maxRequests = 10;

/** Routes to reset a forgotten password. */
export function passwordResetRoutes(api: Api): void {
  requestRoute(api);
  linkRoutes(api);
  factorRoute(api);
}

function requestRoute(api: Api): void {
  const { env, rateLimit } = api;
  addRoute(
    api,
    createPasswordReset,
    anyone,
    async ({ body, req }) => {
      await rateLimit.consume(
        'reset-network',
        networkOf(clientAddress(req, env.internalKey)),
        maxRequests,
        hour,
      );
      const to = body.email.trim().toLowerCase();
      const { count } = await rateLimit.hit('reset-address', addressHash(to), hour);
      // Counted but not enforced: otherwise anybody could block a member's reset by requesting other emails
      // to their address.
      await isMailAllowed(rateLimit, to);
      // Whether an account exists is looked up when the email is sent, so that the response takes the same
      // time for all.
      if (count <= mostMails) {
        await queueAccountMail(env, { kind: 'password reset', to, requester: describeRequester(req, env) });
        api.onMailQueued();
      }
      return {
        message:
          'If an account uses this email address, we sent it a reset link. The link expires in 30 minutes.',
      };
    },
    { isOriginRequired: true },
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
      const { at, network, agent } = link.requester;
      return {
        email: user.email,
        mfaRequired: hasFactor(user),
        expiresAt: link.expiresAt.toISOString(),
        request: { at: at.toISOString(), network, agent },
      };
    },
    { isOriginRequired: true },
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
        if (!(await consumeToken('password reset', body.token))) throw linkExpired();
        if (!hasFactor(user)) {
          if (!(await change(api, user, newPasswordHash, req))) throw linkExpired();
          return { mfaRequired: false as const };
        }
        const { token: challenge, expires } = await createChallenge('password-reset', {
          ...user,
          newPasswordHash,
        });
        const ways = user.app ? (['code', 'recoveryCode'] as const) : (['recoveryCode'] as const);
        return { mfaRequired: true as const, challenge, expiresAt: expires.toISOString(), ways: [...ways] };
      });
    },
    { isOriginRequired: true, deadline: 10 },
  );
}

function factorRoute(api: Api): void {
  addRoute(
    api,
    confirmPasswordReset,
    anyone,
    async ({ body, req }): Promise<undefined> => {
      const challenge = await attemptChallenge(body.challenge, 'password-reset');
      const user = challenge && (await User.findById(challenge.userId).lean<UserRecord>());
      // Ending the member's sessions also invalidates the reset.
      if (user?.status !== 'active' || user.sessionVersion !== challenge?.version) throw resetOver();
      if (!(await consumeFactorCode(api, user, body.code))) {
        await note(api, user, 'fail to reset own password', req);
        throw challenge.isLastTry ? resetOver() : invalidCode();
      }
      await mongoose.connection.transaction(async () => {
        const taken = await consumeChallenge(body.challenge, 'password-reset');
        const hash = taken?.newPasswordHash;
        if (!hash || !(await change(api, user, hash, req))) throw resetOver();
      });
    },
    { isOriginRequired: true },
  );
}

/**
 * Returns false when the member's sessions were ended in the meantime, for example because they set up a
 * first factor.
 */
async function change(api: Api, user: UserRecord, passwordHash: string, req: Request): Promise<boolean> {
  if (!(await changePassword(api.env, user, passwordHash, describeRequester(req, api.env)))) return false;
  await endSessionsOf(user._id);
  await note(api, user, 'reset own password', req);
  api.onMailQueued();
  return true;
}

async function note({ env }: Api, who: UserRecord, action: string, req: Request): Promise<void> {
  await recordAudit(env, {
    who,
    action,
    entity: 'users',
    entityId: who._id,
    from: requestOrigin(req, env.internalKey),
  });
}

/** Finds the member of a link. Throws the same error for every invalid link. */
async function linkOf(token: string) {
  const link = await readToken('password reset', token);
  const user = link && (await User.findById(link.userId).lean<UserRecord>());
  if (user?.status !== 'active' || !link) throw linkExpired();
  return { link, user };
}

const resetOver = () => challengeExpired('Request a new link.');
