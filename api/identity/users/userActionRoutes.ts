import type { Request } from 'express';
import { badRequest, conflict } from '../../platform/errors/HttpError';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { authorize } from '../access/authorize';
import type { Principal } from '../access/can';
import { requesterOf } from '../access/requesterOf';
import { queueAccountMail } from '../mails/model';
import { endSessionsOf } from '../session/model';
import { voidTokens } from '../tokens/oneTimeToken';
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

/** What is done to members by those who manage them. */
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
    async ({ params, body, user, tell }) => {
      const before = await managed(params.id, user);
      assertActive(before);
      assertNotSelf(before, user);
      await assertOwnerRemains(before);
      const to = body.transferTo ? await heir(body.transferTo, before, 'transferTo') : undefined;
      const moved = to ? await transferOwned(api.ownedRecords, before._id, to._id) : { posts: 0, leads: 0 };
      const set = { status: 'disabled', deactivatedAt: new Date() } as const;
      const after = await changed(before, { $set: set, $unset: { factorReset: '' } });
      await endSessionsOf(before._id);
      await voidTokens(before._id);
      tell(before._id, { status: before.status }, { status: after.status, transferTo: to?._id, moved });
      return { user: await userView(api, after, user), moved };
    },
    { action: 'deactivate a member', deadline: 10 },
  );

  addRoute(
    api,
    activateUser,
    mayManageUsers,
    async ({ params, user, tell }) => {
      const before = await managed(params.id, user);
      if (before.status !== 'disabled') throw conflict('This user isn’t deactivated.');
      const after = await changed(before, { $set: { status: 'active' }, $unset: { deactivatedAt: '' } });
      tell(before._id, { status: before.status }, { status: after.status });
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
    async ({ params, body, user, tell }) => {
      const member = await managed(params.id, user);
      const to = await heir(body.to, member, 'to');
      const moved = await transferOwned(api.ownedRecords, member._id, to._id);
      tell(member._id, undefined, { to: to._id, moved });
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
    async ({ params, user, req, tell }) => {
      const before = await managed(params.id, user);
      assertActive(before);
      assertNotSelf(before, user);
      await limitMailsTo(api, before, req);
      const asked = requesterOf(req, env, user.name);
      const after = await changed(before, { $unset: { passwordHash: '' } });
      await endSessionsOf(before._id);
      await voidTokens(before._id);
      await queueAccountMail(env, {
        kind: 'forced password reset',
        to: before.email,
        userId: before._id,
        asked,
      });
      api.onMailWaiting();
      tell(before._id);
      return userView(api, after, user);
    },
    { action: 'force a new password' },
  );

  addRoute(
    api,
    revokeSessions,
    mayManageUsers,
    async ({ params, user, tell }) => {
      const member = await managed(params.id, user);
      await endSessionsOf(member._id);
      tell(member._id);
      return userView(api, { ...member, sessionVersion: member.sessionVersion + 1 }, user);
    },
    { action: 'end the sessions of a member' },
  );
}

/** A member whom the asking one may manage. */
export async function managed(id: string, user: Principal): Promise<UserRecord> {
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

/** Nobody's mailbox is filled from the workbench: six times an hour a deed may send its member a mail. */
export async function limitMailsTo({ rateLimit }: Api, { _id }: UserRecord, req: Request): Promise<void> {
  // A transaction that meets a write conflict runs again, but sends only one email.
  if (counted.has(req)) return;
  await rateLimit.allow('deed-mails', _id, 6, 3600);
  counted.add(req);
}

const counted = new WeakSet<Request>();

/** Changes a member and counts the version up, so that nobody edits what they no longer see. */
export async function changed(member: UserRecord, change: object): Promise<UserRecord> {
  const after = await User.findOneAndUpdate(
    { _id: member._id },
    { ...change, $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean<UserRecord>();
  return after as UserRecord;
}

/** Who takes over: another member who may sign in. */
async function heir(id: string, from: UserRecord, field: string): Promise<UserRecord> {
  const member = await User.findById(id).lean<UserRecord>();
  if (member?.status === 'active' && member._id !== from._id) return member;
  const says = 'Please choose another active user.';
  throw badRequest(says, { [field]: says });
}
