import mongoose from 'mongoose';
import { mailboxOf } from '../../platform/limits/addressHash';
import type { Principal } from '../access/can';
import { User, type UserRecord } from './model';
import { mayManageUsers } from './policy';
import { roles } from './roles';

const day = 86_400_000;

/**
 * Finds the members who may approve another member's request. Accounts that could belong to the requester are
 * excluded: addresses of the same mailbox (`me+second@…`) and accounts younger than a day.
 */
export async function findApprovers({ _id, role }: UserRecord, asker: Principal): Promise<string[]> {
  const lowest = Math.min(roles.indexOf(role), roles.indexOf(mayManageUsers.role));
  const [self, others] = await Promise.all([
    User.findById(asker._id).select('email').orFail().lean(),
    User.find({
      _id: mongoose.trusted({ $nin: [_id, asker._id] }),
      role: mongoose.trusted({ $in: roles.slice(0, lowest + 1) }),
      status: 'active',
      createdAt: mongoose.trusted({ $lt: new Date(Date.now() - day) }),
    })
      .select('email')
      .lean(),
  ]);
  return others.filter(({ email }) => mailboxOf(email) !== mailboxOf(self.email)).map((other) => other._id);
}
