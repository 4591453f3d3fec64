import mongoose, { type QueryFilter } from 'mongoose';
import { readPage } from '../../platform/records/readPage';
import type { Api } from '../access/Api';
import type { Principal } from '../access/can';
import { countOpenSessions } from '../session/openSessions';
import type { UserPage, UserQuery } from './contract';
import { User, type UserRecord } from './model';
import { userViews } from './userView';

/** More than a team has: a search may look at each of them. */
const mostCounted = 5000;
const byName = { name: 1, _id: 1 } as const;

/** One page of members in the order of their names, with the sums over all of them. */
export async function listOfUsers(
  api: Api,
  { q = '', role, status, ...query }: UserQuery,
  asker: Principal,
): Promise<UserPage> {
  const { records, ...page } = await readPage<UserRecord>(User, query, {
    filter: { ...search(q), ...(role && { role }), ...(status && { status }) },
    order: byName,
    bound: mostCounted,
    countBy: byName,
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

/** Every word must be found in the name or the address. */
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
