import mongoose from 'mongoose';
import type { NotificationKind } from '../../identity/notificationSettings/contract';
import { wantsNotification } from '../../identity/notificationSettings/notificationSettings';
import { User, type UserRecord } from '../../identity/users/model';
import { roles } from '../../identity/users/roles';

/** More members than a team has. */
const MAX_MEMBERS = 500;

export type LeadMemberRecord = Pick<UserRecord, '_id' | 'name' | 'email' | 'notifications'>;

/** Matches active members who may work on leads, and so see whom they are from. */
export const isLeadMember = () => ({
  role: mongoose.trusted({ $in: roles.slice(0, roles.indexOf('editor') + 1) }),
  status: 'active' as const,
});

/** The active members who may work on leads, by name. */
export async function findLeadMembers(): Promise<LeadMemberRecord[]> {
  return User.find(isLeadMember(), { name: 1, email: 1, notifications: 1 })
    .sort({ name: 1, _id: 1 })
    .limit(MAX_MEMBERS)
    .lean<LeadMemberRecord[]>();
}

/** The members who work on leads and want to be told of this. */
export async function findSubscribedMembers(kind: NotificationKind): Promise<LeadMemberRecord[]> {
  return User.find({ ...isLeadMember(), ...wantsNotification(kind) }, { name: 1, email: 1, notifications: 1 })
    .sort({ name: 1, _id: 1 })
    .limit(MAX_MEMBERS)
    .lean<LeadMemberRecord[]>();
}

/** The names of these members, also of former ones, by id. */
export async function findMemberNames(ids: (string | undefined)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))];
  if (!wanted.length) return new Map();
  const found = await User.find({ _id: mongoose.trusted({ $in: wanted }) }, { name: 1 }).lean<
    Pick<UserRecord, '_id' | 'name'>[]
  >();
  return new Map(found.map(({ _id, name }) => [_id, name]));
}

/** The names of all members, for an export. */
export async function findLeadOwners(): Promise<Map<string, string>> {
  const found = await User.find({}, { name: 1 })
    .limit(MAX_MEMBERS)
    .lean<Pick<UserRecord, '_id' | 'name'>[]>();
  return new Map(found.map(({ _id, name }) => [_id, name]));
}
