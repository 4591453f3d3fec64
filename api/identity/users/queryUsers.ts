import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../../platform/records/readPage';
import type { Api } from '../access/Api';
import type { Principal } from '../access/can';
import { countOpenSessions } from '../session/summarizeSessions';
import type { UserPage, UserQuery } from './contract';
import { User, type UserRecord } from './model';
import { userViews } from './userView';

/** More than any team has, so that a search may scan all members. */
const mostCounted = 5000;
const byName = { name: 1, _id: 1 } as const;

/** Reads one page of members by name, with totals over all members. */
export async function queryUsers(
  api: Api,
  { q = '', role, status, ...query }: UserQuery,
  asker: Principal,
): Promise<UserPage> {
  const { records, ...page } = await readPage<UserRecord>(User, query, {
    filter: { ...search(q), ...(role && { role }), ...(status && { status }) },
    order: byName,
    maxCount: mostCounted,
    countIndex: byName,
  });
  const [items, sums] = await Promise.all([userViews(api, records, asker), sumsOfUsers()]);
  return { ...page, items, sums };
}

async function sumsOfUsers(): Promise<UserPage['sums']> {
  const nothing = mongoose.trusted({ $exists: false });
  const [all, active, sessions, withoutFactor] = await Promise.all([
    User.estimatedDocumentCount(),
    User.countDocuments({ status: 'active' }),
    countOpenSessions(),
    User.countDocuments({ status: 'active', app: nothing, 'passkeys.0': nothing }),
  ]);
  return { all, active, sessions, withoutFactor };
}

/** Every word must occur in the name or the email address. */
function search(q: string): QueryFilter<UserRecord> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 6);
  if (!words.length) return {};
  return {
    $and: words.map((word) => {
      const part = mongoose.trusted({ $regex: word.replace(/[^\p{L}\p{N}]/gu, '\\$&'), $options: 'i' });
      return { $or: [{ name: part }, { email: part }] };
    }),
  };
}
