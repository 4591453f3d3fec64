import { conflict, forbidden } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { requesterOf } from '../access/requesterOf';
import { hasFactor } from '../factors/factorLevel';
import { resetFactors } from '../factors/resetFactors';
import { queueAccountMail } from '../mails/model';
import type { Requester } from '../tokens/oneTimeToken';
import { approversOf } from './approversOf';
import { approveFactorReset, createFactorReset, deleteFactorReset } from './contract';
import type { UserRecord } from './model';
import { needsSecondApproval } from './needsSecondApproval';
import { mayManageUsers } from './policy';
import { assertActive, assertNotSelf, changed, limitMailsTo, managed } from './userActionRoutes';
import { isWaiting, mayApprove, userView } from './userView';

const day = 86_400_000;

/**
 * A second factor that was lost. Editors and viewers get a new one at once; of admins and owners it takes two people,
 * and where there is only one, a day. The member is told at each step.
 */
export function factorResetRoutes(api: Api): void {
  askRoute(api);
  decisionRoutes(api);
}

function askRoute(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    createFactorReset,
    mayManageUsers,
    async ({ params, user, req, tell }) => {
      const member = await managed(params.id, user);
      assertActive(member);
      assertNotSelf(member, user);
      if (!hasFactor(member)) throw conflict('This user hasn’t set up two-step sign-in.');
      if (isWaiting(member.factorReset)) throw conflict('A reset was already requested.');
      await limitMailsTo(api, member, req);
      const asked = requesterOf(req, env, user.name);
      tell(member._id);
      if (!needsSecondApproval(member)) return userView(api, await reset(api, member, asked), user);
      const approverIds = await approversOf(member, user);
      const dueAt = approverIds.length ? undefined : new Date(asked.at.getTime() + day);
      const factorReset = { askedById: user._id, askedBy: user.name, askedAt: asked.at, dueAt, approverIds };
      const after = await changed(member, { $set: { factorReset } });
      await queueAccountMail(env, {
        kind: 'factor reset asked',
        to: member.email,
        userId: member._id,
        asked,
        dueAt,
      });
      api.onMailWaiting();
      return userView(api, after, user);
    },
    { action: 'ask for a factor reset' },
  );
}

function decisionRoutes(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    approveFactorReset,
    mayManageUsers,
    async ({ params, user, req, tell }) => {
      const member = await managed(params.id, user);
      assertActive(member);
      assertNotSelf(member, user);
      if (!isWaiting(member.factorReset)) throw conflict('There is no pending request. It may have expired.');
      if (!mayApprove(member.factorReset, user))
        throw forbidden(
          'Another admin or owner has to approve this, whose account was more than a day old at the time of the request. Otherwise the reset has to wait.',
        );
      tell(member._id);
      return userView(api, await reset(api, member, requesterOf(req, env, user.name)), user);
    },
    { action: 'approve a factor reset' },
  );

  addRoute(
    api,
    deleteFactorReset,
    mayManageUsers,
    async ({ params, user, tell }) => {
      const member = await managed(params.id, user);
      if (!isWaiting(member.factorReset)) throw conflict('There is no pending request. It may have expired.');
      tell(member._id);
      return userView(api, await changed(member, { $unset: { factorReset: '' } }), user);
    },
    { action: 'withdraw a factor reset' },
  );
}

async function reset(
  api: Api,
  { _id: userId, email: to }: UserRecord,
  asked: Requester,
): Promise<UserRecord> {
  const after = await resetFactors(userId);
  await queueAccountMail(api.env, { kind: 'factor reset', to, userId, asked });
  api.onMailWaiting();
  return after as UserRecord;
}
