import type { Api } from '../access/Api';
import { can, type Principal } from '../access/can';
import { hasFactor } from '../factors/factorLevel';
import { linkLives } from '../mails/accountMails';
import { AccountMail } from '../mails/model';
import { openSessionsOf } from '../session/openSessions';
import type { FactorReset, User, UserDeed } from './contract';
import { memberView } from './memberView';
import type { FactorResetRecord, UserRecord } from './model';
import { countOwned, type OwnedCounts } from './ownedRecords';
import { mayManageUsers } from './policy';

/** Members as somebody who manages them sees them, in the order they came in. */
export async function userViews(api: Api, users: UserRecord[], asker: Principal): Promise<User[]> {
  const ids = users.map(({ _id }) => _id);
  const [sessions, content, mails] = await Promise.all([
    openSessionsOf(users),
    countOwned(api.ownedRecords, ids),
    invitationMails(users),
  ]);
  return users.map((user) => {
    const open = sessions.get(user._id);
    const facts = { sessions: open?.count ?? 0, content: content.get(user._id) ?? { posts: 0, leads: 0 } };
    return {
      ...memberView(user),
      ...{ status: user.status, factor: factorOf(user), ...facts },
      lastSeenAt: iso(open?.lastSeenAt),
      invitedUntil: iso(user.invitedAt && new Date(user.invitedAt.getTime() + linkLives.invitation)),
      invitationMail: mails.get(user._id) ?? null,
      factorReset: factorResetOf(user),
      deactivatedAt: iso(user.deactivatedAt),
      createdAt: user.createdAt.toISOString(),
      may: deedsOn(user, asker, facts),
      version: user.version,
    };
  });
}

export async function userView(api: Api, user: UserRecord, asker: Principal): Promise<User> {
  const [view] = await userViews(api, [user], asker);
  return view as User;
}

/** Whether what was asked for is still to be decided. */
export function isWaiting(
  asked: FactorResetRecord | undefined,
  now = Date.now(),
): asked is FactorResetRecord {
  return asked !== undefined && now < lapseOf(asked);
}

/** Whether this member may carry out what was asked for. */
export function mayApprove(asked: FactorResetRecord, asker: Principal, now = Date.now()): boolean {
  if (asked.askedById !== asker._id) return asked.approverIds.includes(asker._id);
  return asked.dueAt !== undefined && asked.dueAt.getTime() <= now;
}

const day = 86_400_000;

// Who has to wait for a day has two more to come back.
const lapseOf = ({ askedAt, dueAt }: FactorResetRecord) =>
  dueAt ? dueAt.getTime() + 2 * day : askedAt.getTime() + day;

function deedsOn(
  user: UserRecord,
  asker: Principal,
  facts: { sessions: number; content: OwnedCounts },
): UserDeed[] {
  const isSelf = user._id === asker._id;
  const asked = isWaiting(user.factorReset) ? user.factorReset : undefined;
  const isActive = user.status === 'active';
  const isInvited = user.status === 'invited';
  const deeds: Record<UserDeed, boolean> = {
    edit: true,
    'invite again': isInvited,
    'withdraw invitation': isInvited,
    deactivate: isActive && !isSelf,
    activate: user.status === 'disabled',
    'transfer content': facts.content.posts + facts.content.leads > 0,
    'force password reset': isActive && !isSelf,
    'end sessions': facts.sessions > 0,
    'ask for factor reset': isActive && !isSelf && hasFactor(user) && !asked,
    'approve factor reset': !isSelf && Boolean(asked && mayApprove(asked, asker)),
    'withdraw factor reset': Boolean(asked),
  };
  const all = Object.keys(deeds) as UserDeed[];
  return can(asker, mayManageUsers, user) ? all.filter((deed) => deeds[deed]) : [];
}

function factorOf({ app, passkeys, recoveryCodes }: UserRecord) {
  return {
    hasApp: Boolean(app),
    passkeys: passkeys?.length ?? 0,
    recoveryCodesLeft: recoveryCodes?.length ?? 0,
  };
}

function factorResetOf({ factorReset: asked }: UserRecord): FactorReset | null {
  if (!isWaiting(asked)) return null;
  const { askedBy, askedById, askedAt, dueAt } = asked;
  return {
    ...{ askedBy, askedById, askedAt: askedAt.toISOString(), needsApproval: !dueAt },
    ...{ dueAt: iso(dueAt), lapsesAt: new Date(lapseOf(asked)).toISOString() },
  };
}

/** How far the newest mail of each invitation came. */
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
