import type { Request } from 'express';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { authorize } from '../access/authorize';
import type { Principal } from '../access/can';
import { describeRequester } from '../access/describeRequester';
import { queueAccountMail } from '../mails/model';
import { endSessionsOf } from '../session/model';
import { revokeTokens } from '../tokens/oneTimeToken';
import {
  activateUser,
  deactivateUser,
  forcePasswordReset,
  revokeSessions,
  transferContent,
} from './contract';
import { User, type UserRecord } from './model';
import { transferOwned } from './ownedRecords';
import { assertOwnerRemains } from './ownerSet';
import { mayManageUsers } from './policy';
import { userView } from './userView';

/** Routes for actions on members. */
export function userActionRoutes(api: Api): void {
  statusRoutes(api);
  transferRoute(api);
  shutOutRoutes(api);
}

function statusRoutes(api: Api): void {
  addRoute(
    api,
    deactivateUser,
    mayManageUsers,
    async ({ params, body, user, audit }) => {
      const before = await findManagedMember(params.id, user);
      assertActive(before);
      assertNotSelf(before, user);
      await assertOwnerRemains(before);
      const to = body.transferTo
        ? await findTransferTarget(body.transferTo, before, 'transferTo')
        : undefined;
      const moved = to
        ? await transferOwned(api, { from: before._id, to: to._id, by: user._id })
        : { posts: 0, leads: 0 };
      const set = { status: 'disabled', deactivatedAt: new Date() } as const;
      const after = await updateMember(before, { $set: set, $unset: { factorReset: '' } });
      await endSessionsOf(before._id);
      await revokeTokens(before._id);
      audit(before._id, { status: before.status }, { status: after.status, transferTo: to?._id, moved });
      return { user: await userView(api, after, user), moved };
    },
    { action: 'deactivate a member', deadline: 10 },
  );

  addRoute(
    api,
    activateUser,
    mayManageUsers,
    async ({ params, user, audit }) => {
      const before = await findManagedMember(params.id, user);
      if (before.status !== 'disabled') throw conflict('This user isn’t deactivated.');
      const after = await updateMember(before, { $set: { status: 'active' }, $unset: { deactivatedAt: '' } });
      audit(before._id, { status: before.status }, { status: after.status });
      return userView(api, after, user);
    },
    { action: 'activate a member' },
  );
}

function transferRoute(api: Api): void {
  addRoute(
    api,
    transferContent,
    mayManageUsers,
    async ({ params, body, user, audit }) => {
      const member = await findManagedMember(params.id, user);
      const to = await findTransferTarget(body.to, member, 'to');
      const moved = await transferOwned(api, { from: member._id, to: to._id, by: user._id });
      audit(member._id, undefined, { to: to._id, moved });
      return { user: await userView(api, member, user), moved };
    },
    { action: 'transfer content', deadline: 10 },
  );
}

function shutOutRoutes(api: Api): void {
  const { env } = api;
  addRoute(
    api,
    forcePasswordReset,
    mayManageUsers,
    async ({ params, user, req, audit }) => {
      const before = await findManagedMember(params.id, user);
      assertActive(before);
      assertNotSelf(before, user);
      await limitMemberMails(api, before, req);
      const requester = describeRequester(req, env, user.name);
      const after = await updateMember(before, { $unset: { passwordHash: '' } });
      await endSessionsOf(before._id);
      await revokeTokens(before._id);
      await queueAccountMail(env, {
        kind: 'forced password reset',
        to: before.email,
        userId: before._id,
        requester,
      });
      api.onMailQueued();
      audit(before._id);
      return userView(api, after, user);
    },
    { action: 'require a new password' },
  );

  addRoute(
    api,
    revokeSessions,
    mayManageUsers,
    async ({ params, user, audit }) => {
      const member = await findManagedMember(params.id, user);
      await endSessionsOf(member._id);
      audit(member._id);
      return userView(api, { ...member, sessionVersion: member.sessionVersion + 1 }, user);
    },
    { action: 'end the sessions of a member' },
  );
}

/** Finds a member whom the user may manage. Throws 404 or 403. */
export async function findManagedMember(id: string, user: Principal): Promise<UserRecord> {
  const member = await User.findById(id).lean<UserRecord>();
  authorize(mayManageUsers, user, member);
  return member;
}

export function assertActive({ status }: UserRecord): void {
  if (status !== 'active') throw conflict('This user isn’t active.');
}

export function assertNotSelf({ _id }: UserRecord, user: Principal): void {
  if (_id === user._id) throw conflict('You can’t do this to yourself. Ask another admin or owner.');
}

/** Limits the emails that actions send to a member to six an hour. */
export async function limitMemberMails({ rateLimit }: Api, { _id }: UserRecord, req: Request): Promise<void> {
  // A transaction that meets a write conflict runs again, but sends only one email.
  if (counted.has(req)) return;
  await rateLimit.consume('action-mails', _id, 6, 3600);
  counted.add(req);
}

const counted = new WeakSet<Request>();

/** Updates a member and increments the version. */
export async function updateMember(member: UserRecord, change: object): Promise<UserRecord> {
  const after = await User.findOneAndUpdate(
    { _id: member._id },
    { ...change, $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean<UserRecord>();
  return after as UserRecord;
}

/** Finds the active member who receives transferred records. */
async function findTransferTarget(id: string, from: UserRecord, field: string): Promise<UserRecord> {
  const member = await User.findById(id).lean<UserRecord>();
  if (member?.status === 'active' && member._id !== from._id) return member;
  const message = 'Please choose another active user.';
  throw badRequest(message, { [field]: message });
}
