import { conflict, forbidden } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { describeRequester } from '../access/describeRequester';
import { hasFactor } from '../factors/factorLevel';
import { resetFactors } from '../factors/resetFactors';
import { queueAccountMail } from '../mails/model';
import type { Requester } from '../tokens/oneTimeToken';
import { approveFactorReset, createFactorReset, deleteFactorReset } from './contract';
import { findApprovers } from './findApprovers';
import type { UserRecord } from './model';
import { needsSecondApproval } from './needsSecondApproval';
import { mayManageUsers } from './policy';
import {
  assertActive,
  assertNotSelf,
  findManagedMember,
  limitMemberMails,
  updateMember,
} from './userActionRoutes';
import { canApprove, isPending, userView } from './userView';

const day = 86_400_000;

/**
 * Routes to reset a lost second factor. For editors and viewers it is reset at once; for admins and owners a
 * second person approves, or it takes a day where there is none. Each step notifies the member.
 */
export function factorResetRoutes(api: Api): void {
  requestRoute(api);
  decisionRoutes(api);
}

function requestRoute(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    createFactorReset,
    mayManageUsers,
    async ({ params, user, req, audit }) => {
      const member = await findManagedMember(params.id, user);
      assertActive(member);
      assertNotSelf(member, user);
      if (!hasFactor(member)) throw conflict('This user hasn’t set up two-step sign-in.');
      if (isPending(member.factorReset)) throw conflict('A reset was already requested.');
      await limitMemberMails(api, member, req);
      const requester = describeRequester(req, env, user.name);
      audit(member._id);
      if (!needsSecondApproval(member)) return userView(api, await reset(api, member, requester), user);
      const approverIds = await findApprovers(member, user);
      const dueAt = approverIds.length ? undefined : new Date(requester.at.getTime() + day);
      const factorReset = {
        requestedById: user._id,
        requestedBy: user.name,
        requestedAt: requester.at,
        dueAt,
        approverIds,
      };
      const after = await updateMember(member, { $set: { factorReset } });
      await queueAccountMail(env, {
        kind: 'factor reset requested',
        to: member.email,
        userId: member._id,
        requester,
        dueAt,
      });
      api.onMailQueued();
      return userView(api, after, user);
    },
    { action: 'request a reset of two-step sign-in' },
  );
}

function decisionRoutes(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    approveFactorReset,
    mayManageUsers,
    async ({ params, user, req, audit }) => {
      const member = await findManagedMember(params.id, user);
      assertActive(member);
      assertNotSelf(member, user);
      if (!isPending(member.factorReset)) throw conflict('There is no pending request. It may have expired.');
      if (!canApprove(member.factorReset, user))
        throw forbidden(
          'Another admin or owner has to approve this, whose account was more than a day old at the time of the request. Otherwise the reset has to wait.',
        );
      audit(member._id);
      return userView(api, await reset(api, member, describeRequester(req, env, user.name)), user);
    },
    { action: 'approve a reset of two-step sign-in' },
  );

  addRoute(
    api,
    deleteFactorReset,
    mayManageUsers,
    async ({ params, user, audit }) => {
      const member = await findManagedMember(params.id, user);
      if (!isPending(member.factorReset)) throw conflict('There is no pending request. It may have expired.');
      audit(member._id);
      return userView(api, await updateMember(member, { $unset: { factorReset: '' } }), user);
    },
    { action: 'cancel a reset of two-step sign-in' },
  );
}

async function reset(
  api: Api,
  { _id: userId, email: to }: UserRecord,
  requester: Requester,
): Promise<UserRecord> {
  const after = await resetFactors(userId);
  await queueAccountMail(api.env, { kind: 'factor reset', to, userId, requester });
  api.onMailQueued();
  return after as UserRecord;
}
