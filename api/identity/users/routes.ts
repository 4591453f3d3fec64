import { conflict, forbidden, HttpError } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { deleteAtVersion, editAtVersion } from '../../platform/records/atVersion';
import type { Api } from '../access/Api';
import { addRoute } from '../access/addRoute';
import { authorize } from '../access/authorize';
import type { Principal } from '../access/can';
import { describeRequester } from '../access/describeRequester';
import { queueAccountMail } from '../mails/model';
import { revokeTokens } from '../tokens/oneTimeToken';
import {
  createInvitation,
  createUser,
  deleteUser,
  editUser,
  getUser,
  listUsers,
  type UserDraft,
} from './contract';
import { factorResetRoutes } from './factorResetRoutes';
import { User, type UserRecord } from './model';
import { demotionFields } from './needsSecondApproval';
import { assertOwnerRemains } from './ownerSet';
import { canAssignRole, mayListUsers, mayManageUsers } from './policy';
import { queryUsers } from './queryUsers';
import type { Role } from './roles';
import { userActionRoutes } from './userActionRoutes';
import { userView } from './userView';

/** Routes to manage members and their roles. */
export function userRoutes(api: Api): void {
  addRoute(api, listUsers, mayListUsers, ({ query, user }) => queryUsers(api, query, user));

  addRoute(api, getUser, mayListUsers, async ({ params, user }) => {
    const member = await User.findById(params.id).lean<UserRecord>();
    authorize(mayListUsers, user, member);
    return userView(api, member, user);
  });

  invitationRoutes(api);
  roleRoute(api);
  userActionRoutes(api);
  factorResetRoutes(api);
}

function invitationRoutes(api: Api): void {
  const { env } = api;
  const invite = async (member: UserRecord, requester: ReturnType<typeof describeRequester>) => {
    await queueAccountMail(env, {
      kind: 'invitation',
      to: member.email,
      userId: member._id,
      requester,
    });
    api.onMailQueued();
  };

  addRoute(
    api,
    createUser,
    mayManageUsers,
    async ({ body, user, req, audit }) => {
      requireGrantableRole(user, body.role);
      await api.rateLimit.consume('invitations', user._id, 30, 3600);
      const requester = describeRequester(req, env, user.name);
      const member = await newMember(body, requester);
      await invite(member, requester);
      audit(member._id, undefined, { email: member.email, name: member.name, role: member.role });
      return userView(api, member, user);
    },
    { action: 'invite a member' },
  );

  addRoute(
    api,
    createInvitation,
    mayManageUsers,
    async ({ params, user, req, audit }) => {
      const before = await invitedOne(params.id, user);
      await api.rateLimit.consume('invitations', user._id, 30, 3600);
      const requester = describeRequester(req, env, user.name);
      const set = { invitedAt: requester.at, invitedBy: requester.by };
      const member = await User.findOneAndUpdate({ _id: before._id, status: 'invited' }, set, {
        returnDocument: 'after',
      }).lean<UserRecord>();
      authorize(mayManageUsers, user, member);
      await revokeTokens(member._id);
      await invite(member, requester);
      audit(member._id);
      return userView(api, member, user);
    },
    { action: 'invite a member again' },
  );

  addRoute(
    api,
    deleteUser,
    mayManageUsers,
    async ({ params, version, user, audit }): Promise<undefined> => {
      const { _id } = await invitedOne(params.id, user);
      const { email, role } = await deleteAtVersion(User, { _id, status: 'invited' }, version);
      await revokeTokens(_id);
      audit(_id, { email, role });
    },
    { action: 'revoke an invitation' },
  );
}

function roleRoute(api: Api): void {
  addRoute(
    api,
    editUser,
    mayManageUsers,
    async ({ params, body, version, user, audit }) => {
      const before = await User.findById(params.id).lean<UserRecord>();
      authorize(mayManageUsers, user, before);
      requireGrantableRole(user, body.role);
      if (body.role !== 'owner') await assertOwnerRemains(before);
      const after = await editAtVersion<UserRecord>(User, { _id: before._id }, version, {
        $set: { role: body.role, ...demotionFields(before, body.role) },
      });
      audit(after._id, { role: before.role }, { role: after.role });
      return userView(api, after, user);
    },
    { action: 'change a role', deadline: 10 },
  );
}

async function invitedOne(id: string, user: Principal): Promise<UserRecord> {
  const member = await User.findById(id).lean<UserRecord>();
  authorize(mayManageUsers, user, member);
  if (member.status !== 'invited')
    throw conflict('This user has already accepted the invitation. Deactivate them instead.');
  return member;
}

async function newMember(draft: UserDraft, requester: { at: Date; by: string }): Promise<UserRecord> {
  const email = draft.email.trim().toLowerCase();
  const name = oneLine(draft.name ?? '').trim() || (email.split('@')[0] as string);
  const known = await User.findOne({ email }).lean<UserRecord>();
  if (known) throw taken(known.status);
  try {
    const invited = { status: 'invited', invitedAt: requester.at, invitedBy: requester.by } as const;
    const [member] = await User.create([{ email, name, role: draft.role, ...invited }]);
    return (member as NonNullable<typeof member>).toObject();
  } catch (error) {
    if ((error as { code?: number }).code === 11000) throw taken('invited');
    throw error;
  }
}

function taken(status: UserRecord['status']): HttpError {
  const message = {
    active: 'There is already a user with this email.',
    invited: 'This email is already invited. Resend the invitation instead.',
    disabled: 'There is a deactivated user with this email. Reactivate them instead.',
  }[status];
  return new HttpError(409, 'conflict', message, { fieldErrors: { email: message } });
}

function requireGrantableRole(user: Principal, role: Role): void {
  if (!canAssignRole(user, role)) throw forbidden('You can’t assign a role above your own.');
}
