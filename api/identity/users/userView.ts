import type { Api } from '../access/Api';
import { can, type Principal } from '../access/can';
import { hasFactor } from '../factors/factorLevel';
import { linkLifetimes } from '../mails/accountMails';
import { AccountMail } from '../mails/model';
import { summarizeSessions } from '../session/summarizeSessions';
import type { FactorReset, User, UserActionName } from './contract';
import { memberView } from './memberView';
import type { FactorResetRecord, UserRecord } from './model';
import { countOwned, type OwnedCounts } from './ownedRecords';
import { mayManageUsers } from './policy';

/** Members as somebody who manages them sees them, in the given order. */
export async function userViews(api: Api, users: UserRecord[], member: Principal): Promise<User[]> {
  const ids = users.map(({ _id }) => _id);
  const [sessions, content, mails] = await Promise.all([
    summarizeSessions(users),
    countOwned(api.ownedRecords, ids),
    invitationMails(users),
  ]);
  return users.map((user) => {
    const open = sessions.get(user._id);
    const facts = { sessions: open?.count ?? 0, content: content.get(user._id) ?? { posts: 0, leads: 0 } };
    return {
      ...memberView(user),
      status: user.status,
      factor: factorOf(user),
      ...facts,
      lastSeenAt: iso(open?.lastSeenAt),
      invitedUntil: iso(user.invitedAt && new Date(user.invitedAt.getTime() + linkLifetimes.invitation)),
      invitationMail: mails.get(user._id) ?? null,
      factorReset: factorResetOf(user),
      deactivatedAt: iso(user.deactivatedAt),
      createdAt: user.createdAt.toISOString(),
      may: allowedActions(user, member, facts),
      version: user.version,
    };
  });
}

export async function userView(api: Api, user: UserRecord, member: Principal): Promise<User> {
  const [view] = await userViews(api, [user], member);
  return view as User;
}

/** Whether the requested reset is still undecided. */
export function isPending(
  request: FactorResetRecord | undefined,
  now = Date.now(),
): request is FactorResetRecord {
  return request !== undefined && now < lapseOf(request);
}

/** Whether this member may carry out the reset. */
export function canApprove(request: FactorResetRecord, member: Principal, now = Date.now()): boolean {
  if (request.requestedById !== member._id) return request.approverIds.includes(member._id);
  return request.dueAt !== undefined && request.dueAt.getTime() <= now;
}

const day = 86_400_000;

// After the waiting period of one day, the requester has two more days.
const lapseOf = ({ requestedAt, dueAt }: FactorResetRecord) =>
  dueAt ? dueAt.getTime() + 2 * day : requestedAt.getTime() + day;

function allowedActions(
  user: UserRecord,
  member: Principal,
  facts: { sessions: number; content: OwnedCounts },
): UserActionName[] {
  const isSelf = user._id === member._id;
  const request = isPending(user.factorReset) ? user.factorReset : undefined;
  const isActive = user.status === 'active';
  const isInvited = user.status === 'invited';
  const permitted: Record<UserActionName, boolean> = {
    edit: true,
    'invite again': isInvited,
    'withdraw invitation': isInvited,
    deactivate: isActive && !isSelf,
    activate: user.status === 'disabled',
    'transfer content': facts.content.posts + facts.content.leads > 0,
    'force password reset': isActive && !isSelf,
    'end sessions': facts.sessions > 0,
    'ask for factor reset': isActive && !isSelf && hasFactor(user) && !request,
    'approve factor reset': !isSelf && Boolean(request && canApprove(request, member)),
    'withdraw factor reset': Boolean(request),
  };
  const all = Object.keys(permitted) as UserActionName[];
  return can(member, mayManageUsers, user) ? all.filter((action) => permitted[action]) : [];
}

function factorOf({ app, passkeys, recoveryCodes }: UserRecord) {
  return {
    hasApp: Boolean(app),
    passkeys: passkeys?.length ?? 0,
    recoveryCodesLeft: recoveryCodes?.length ?? 0,
  };
}

function factorResetOf({ factorReset: request }: UserRecord): FactorReset | null {
  if (!isPending(request)) return null;
  const { requestedBy, requestedById, requestedAt, dueAt } = request;
  return {
    requestedBy,
    requestedById,
    requestedAt: requestedAt.toISOString(),
    needsApproval: !dueAt,
    dueAt: iso(dueAt),
    lapsesAt: new Date(lapseOf(request)).toISOString(),
  };
}

/** Delivery state of the newest email of each invitation. */
async function invitationMails(users: UserRecord[]) {
  const userId = { $in: users.filter(({ status }) => status === 'invited').map(({ _id }) => _id) };
  if (!userId.$in.length) return new Map<string, User['invitationMail']>();
  const newest = await AccountMail.aggregate<{ _id: string; state: User['invitationMail'] }>([
    { $match: { userId, 'outbox.kind': 'invitation' } },
    { $sort: { createdAt: -1 } },
    { $group: { _id: '$userId', state: { $first: { $first: '$outbox.state' } } } },
  ]);
  return new Map(newest.map(({ _id, state }) => [_id, state]));
}

const iso = (at: Date | undefined) => at?.toISOString() ?? null;
