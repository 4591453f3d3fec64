import mongoose from 'mongoose';
import { recordAudit } from '../../platform/audit/recordAudit';
import type { Env } from '../../platform/configuration/env';
import { newPassword } from '../../platform/contracts/endpoint';
import type { Dependencies } from '../../platform/Dependencies';
import { conflict, notFound } from '../../platform/errors/HttpError';
import { resetLimits } from '../../platform/limits/rateLimit';
import { hasFactor } from '../factors/factorLevel';
import { resetFactors } from '../factors/resetFactors';
import { linkLifetimes } from '../mails/accountMails';
import { invitationUrl } from '../mails/accountMailTexts';
import { queueAccountMail } from '../mails/model';
import { hashNewPassword } from '../password/hashNewPassword';
import { summarizeSessions } from '../session/summarizeSessions';
import { clearAllAttempts } from '../tokens/countAttempt';
import { issueToken } from '../tokens/oneTimeToken';
import { User, type UserRecord } from './model';

const byHand = { by: 'Someone at the server', network: 'the server itself', agent: 'the command line' };

/** Creates an owner with a password, or invites one. Returns a message with the link. */
export async function createOwner(
  deps: Pick<Dependencies, 'env' | 'log'>,
  address: string,
  password?: string,
): Promise<string> {
  const email = address.toLowerCase();
  const name = email.split('@')[0] as string;
  if (await User.exists({ email })) throw conflict(`${email} already has an account.`);
  const requester = { at: new Date(), ...byHand };
  const owner = { email, name, role: 'owner' } as const;
  if (password === undefined) {
    const invited = { status: 'invited', invitedAt: requester.at, invitedBy: requester.by } as const;
    const member = await add(deps.env, { ...owner, ...invited }, 'invite an owner');
    const expiresAt = new Date(requester.at.getTime() + linkLifetimes.invitation);
    const token = await issueToken({
      purpose: 'invitation',
      userId: member._id,
      requester,
      expiresAt,
    });
    return `Owner invitation for ${email}. The link works once and expires in 72 hours:\n${invitationUrl(deps.env.publicOrigin, token)}`;
  }
  const [fault] = newPassword().validate(password);
  if (fault) throw conflict(fault.message);
  const passwordHash = await hashNewPassword(deps, password, { email, name });
  await add(
    deps.env,
    { ...owner, passwordHash, status: 'active', passwordChangedAt: requester.at },
    'create an owner',
  );
  return `${email} is an owner. Two-step sign-in is set up at the first sign-in.`;
}

/** Removes a member's second factor. An email notifies the member. */
export async function resetFactor(env: Env, address: string): Promise<string> {
  const { _id: userId, email: to } = await memberAt(address);
  await mongoose.connection.transaction(async () => {
    await resetFactors(userId);
    await queueAccountMail(env, {
      kind: 'factor reset',
      to,
      userId,
      requester: { at: new Date(), ...byHand },
    });
    await recordAudit(env, {
      who: 'command line',
      action: 'reset two-step sign-in',
      entity: 'users',
      entityId: userId,
    });
  });
  return `The second factor of ${to} was removed, and all sessions ended. A new one is set up at the next sign-in.`;
}

/** Resets a member's sign-in limits. */
export async function unlock(env: Env, address: string): Promise<string> {
  const { _id, email } = await memberAt(address);
  await recordAudit(env, { who: 'command line', action: 'unlock a member', entity: 'users', entityId: _id });
  await clearAllAttempts(email);
  await resetLimits('login-account', email);
  await resetLimits('factor', _id);
  return `${email} can sign in again.`;
}

/** Lists all members as a table. */
export async function listMembers(): Promise<string> {
  const members = await User.find().sort({ name: 1, _id: 1 }).lean<UserRecord[]>();
  const seen = await summarizeSessions(members);
  const lines = members.map((member) => [
    member.email,
    member.name,
    member.role,
    member.status,
    hasFactor(member) ? 'factor' : 'no factor',
    seen.get(member._id)?.lastSeenAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
  ]);
  return columns([['Email', 'Name', 'Role', 'Status', 'Second factor', 'Last seen (UTC)'], ...lines]);
}

async function add(env: Env, member: Partial<UserRecord>, action: string): Promise<UserRecord> {
  return mongoose.connection.transaction(async () => {
    const [added] = await User.create([member]);
    const user = (added as NonNullable<typeof added>).toObject();
    await recordAudit(env, { who: 'command line', action, entity: 'users', entityId: user._id });
    return user;
  });
}

async function memberAt(address: string): Promise<UserRecord> {
  const member = await User.findOne({ email: address.toLowerCase() }).lean<UserRecord>();
  if (!member) throw notFound(`No account uses ${address}.`);
  return member;
}

function columns(rows: string[][]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
